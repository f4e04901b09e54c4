import type { FastifyInstance } from 'fastify'
import { pageBackgroundColors } from '#client/app/pageBackgroundColors.ts'
import * as m from '#messages'
import { getCurrentLocale } from '#shared/currentLocale.ts'
import { textDirectionOfLocale } from '#shared/locale.ts'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})
const shortcutIcons = [icon('larder', 192, 'any')]

/** The web app manifest, by which browsers install Larder. */
const manifest = () => ({
  id: '/',
  name: m.site_site_name(),
  short_name: m.site_site_name(),
  description: m.installed_description(),
  lang: getCurrentLocale(),
  dir: textDirectionOfLocale(getCurrentLocale()),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  categories: ['food', 'lifestyle', 'shopping'],
  theme_color: pageBackgroundColors.light,
  background_color: pageBackgroundColors.light,
  color_scheme_dark: { theme_color: pageBackgroundColors.dark, background_color: pageBackgroundColors.dark },
  icons: [
    icon('larder', 192, 'any'),
    icon('larder', 512, 'any'),
    icon('larder-maskable', 192, 'maskable'),
    icon('larder-maskable', 512, 'maskable'),
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  // A phone's other programs share pages with an installed Larder.
  share_target: {
    action: '/import',
    method: 'GET',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  // In the order in which they are shown; most phones show four.
  shortcuts: [
    {
      name: m.installed_shortcuts_groceries_name(),
      description: m.installed_shortcuts_groceries_text(),
      url: '/grocery',
      icons: shortcutIcons,
    },
    {
      name: m.site_footer_meal_planner(),
      description: m.installed_shortcuts_meal_planner_text(),
      url: '/meal-planner',
      icons: shortcutIcons,
    },
    {
      name: m.installed_shortcuts_generate_name(),
      description: m.installed_shortcuts_generate_text(),
      url: '/generate',
      icons: shortcutIcons,
    },
  ],
})

export function addWebManifestRoute(app: FastifyInstance): void {
  app.get('/manifest.webmanifest', { config: { isWithoutSession: true } }, (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, no-cache')
      .header('vary', 'accept-language, cookie')
      .send(JSON.stringify(manifest())),
  )
}
