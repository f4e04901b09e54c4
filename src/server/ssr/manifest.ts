import type { FastifyInstance } from 'fastify'
import { paperColors } from '#client/paperColors.ts'
import * as say from '#shared/messages/installed.ts'
import { siteName } from '#shared/messages/site.ts'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})
const shortcutIcons = [icon('larder', 192, 'any')]
const { groceries, generate } = say.shortcuts

/** What a browser needs to know to install Larder. */
const manifest = {
  id: '/',
  name: siteName,
  short_name: siteName,
  description: say.description,
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  categories: ['food', 'lifestyle', 'shopping'],
  theme_color: paperColors.light,
  background_color: paperColors.light,
  color_scheme_dark: { theme_color: paperColors.dark, background_color: paperColors.dark },
  icons: [
    icon('larder', 192, 'any'),
    icon('larder', 512, 'any'),
    icon('larder-maskable', 192, 'maskable'),
    icon('larder-maskable', 512, 'maskable'),
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  // In the order in which they are shown; most phones show four.
  shortcuts: [
    { name: groceries.name, description: groceries.text, url: '/grocery', icons: shortcutIcons },
    { name: generate.name, description: generate.text, url: '/generate', icons: shortcutIcons },
  ],
}

export function serveManifest(app: FastifyInstance): void {
  const body = JSON.stringify(manifest)
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(body),
  )
}
