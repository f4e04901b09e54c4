import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readMessageCatalogue } from '#server/commands/catalogue.ts'
import { supportedLocales } from '#shared/locale.ts'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import {
  desk,
  expectAccessible,
  lookAt,
  phone,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { keepsRecipes, nobodyAnswers } from '../../support/browser/offlinePages.ts'
import { expectRoom } from '../../support/browser/room.ts'
import { sampleOf } from '../../support/grid.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()

/** The title of the home page, in each language. */
const heroes = Object.fromEntries(
  supportedLocales.map((locale) => [locale, readMessageCatalogue(locale).site_home_title as string]),
)

test('a language chosen in the footer is used on every later page', async () => {
  const page = await open({ viewport: phone })
  await visit(page, `${larder.url}/recipes`)
  const names = ['Deutsch', 'Español', 'Français', 'हिन्दी', 'العربية', 'English']
  for (const [index, name] of names.entries()) {
    const locale = [...supportedLocales.slice(1), 'en'][index]!
    await page.getByRole('contentinfo').getByRole('button', { name, exact: true }).click()
    await page.locator(`html[lang="${locale}"][data-hydrated]`).waitFor()
    expect(new URL(page.url()).pathname).toBe('/recipes')
    await page.getByRole('banner').getByRole('link').first().click()
    await page.waitForURL(`${larder.url}/`)
    await expect.poll(() => page.locator('h1').innerText()).toBe(heroes[locale])
    await page.goBack()
  }
})

test('a language can be chosen without scripts', async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto(`${larder.url}/faq`)
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.locator('html[lang="de"]').waitFor()
  expect(new URL(page.url()).pathname).toBe('/faq')
})

test.for(supportedLocales)('in %s a page loads the sentences of its own language only', async (locale) => {
  const page = await open({ locale })
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await visit(page, `${larder.url}/`)
  const texts = await Promise.all(scripts.map(async (url) => await (await fetch(url)).text()))
  const others = Object.entries(heroes).filter(([other]) => other !== locale)
  for (const [, hero] of others) expect(texts.filter((text) => text.includes(hero))).toEqual([])
})

const paths = ['/', '/recipes', '/recipe/demo-1', '/generate', '/login', '/faq', '/categories']

// The English pages have tests of their own, for visitors and members, in light and in dark. Dark only changes colours,
// which no language does. What only a desk shows is around every page, so one path is enough for it.
test.for(supportedLocales.slice(1))(
  'in %s pages are accessible and fit, on a phone and at a desk',
  async (locale) => {
    const page = await open({ locale, colorScheme: 'light' })
    for (const path of sampleOf(paths, 2, supportedLocales.indexOf(locale))) {
      await visit(page, `${larder.url}${path}`)
      for (const viewport of [phone, desk]) {
        await page.setViewportSize(viewport)
        const place = `language-${locale}-${path.split('/')[1] || 'home'}-${viewport.width}`
        await expectAccessible(page, place, { isResized: viewport === desk && path !== '/' })
        await expectRoom(page, place)
        await lookAt(page, place)
      }
    }
  },
)

test('an amount stands before its food in a page written from right to left', async () => {
  const page = await open({ viewport: phone, locale: 'ar' })
  const { generation_generate, recipe_report_lines_title } = readMessageCatalogue('ar')
  const misplaced = () =>
    page.locator('main').evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const lines: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (/^[\d¼½¾]+ ?[a-z]+ .*[a-z]{3}/.test(node.nodeValue ?? '')) {
          const { direction } = getComputedStyle(node.parentElement!)
          lines.push(`${direction} ${node.nodeValue}`)
        }
      return { count: lines.length, wrong: lines.filter((line) => !line.startsWith('ltr')) }
    })
  await visit(page, `${larder.url}/recipe/demo-1`)
  await page.getByText(recipe_report_lines_title as string).click()
  expect((await misplaced()).wrong).toEqual([])
  const answers = 'dietType=Vegan&mealType=Lunch&cookingTime=30+minutes&skillLevel=Beginner&cuisine=Italian'
  await visit(page, `${larder.url}/generate?at=summary&${answers}`)
  await page.getByRole('button', { name: generation_generate as string }).click()
  await page.getByText(recipe_report_lines_title as string).click()
  const { count, wrong } = await misplaced()
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(5)
})

test('pages stored offline are shown in the language they were read in', async () => {
  const page = await open({ viewport: phone, locale: 'ar' }, nobodyAnswers)
  await page.context().addCookies([(await signedInAt(larder)).cookie])
  await visit(page, `${larder.url}/recipe/demo-1`)
  await keepsRecipes(page, 'demo-1')
  await page.context().setOffline(true)
  const { offline_recipes_title, offline_kept_offline } = readMessageCatalogue('ar')
  await page.goto(`${larder.url}/recipes`)
  await page.getByRole('heading', { level: 1, name: offline_recipes_title as string }).waitFor()
  expect(await page.locator('html[lang="ar"][dir="rtl"]').count()).toBe(1)
  await visit(page, `${larder.url}/recipe/demo-1`)
  const [, since = ''] = (offline_kept_offline as string).split('{date}')
  await page.getByRole('status').getByText(since).waitFor()
  expect(await page.locator('html[lang="ar"][dir="rtl"]').count()).toBe(1)
})

/** Waits until this browser keeps the page at a path as it is in a language. */
async function keepsPageIn(page: Page, path: string, locale: string): Promise<void> {
  const language = () =>
    page.evaluate(async (path) => {
      const html = await (await caches.match(path, { cacheName: `larder-${path.slice(1)}` }))?.text()
      return /<html[^>]* lang="(\w+)"/.exec(html ?? '')?.[1]
    }, path)
  await expect.poll(language, { timeout: 20_000 }).toBe(locale)
}

test.for([
  ['/grocery', ''],
  ['/meal-planner', ''],
  ['/meal-planner', '?date=2026-11-30'],
] as const)(
  'after each change of language %s%s comes in the new language without a network',
  async ([path, query]) => {
    const page = await open({ locale: 'en' }, nobodyAnswers)
    await page.context().addCookies([(await signedInAt(larder)).cookie])
    await visit(page, larder.at(path + query))
    await page.evaluate(() => navigator.serviceWorker.ready)
    for (const [name, locale] of [
      ['Deutsch', 'de'],
      ['العربية', 'ar'],
      ['English', 'en'],
      ['Français', 'fr'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('button', { name, exact: true }).click()
      await page.locator(`html[lang="${locale}"][data-hydrated]`).waitFor()
      await keepsPageIn(page, path, locale)
      await page.waitForLoadState('networkidle')
      await page.context().setOffline(true)
      await page.goto(larder.at(path))
      await page.locator(`html[lang="${locale}"][data-hydrated]`).waitFor()
      await page.context().setOffline(false)
      await visit(page, larder.at(path + query))
    }
    const workers = await page.evaluate(async () => {
      const { active, waiting, installing } = (await navigator.serviceWorker.getRegistration())!
      return [active, waiting, installing].map((worker) => worker?.state)
    })
    expect(workers).toEqual(['activated', undefined, undefined])
  },
)

test('right after a change of language the page that says there is no network is in it', async () => {
  const page = await open({ locale: 'en' }, nobodyAnswers)
  await visit(page, `${larder.url}/recipe/demo-1`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.locator('html[lang="de"][data-hydrated]').waitFor()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['larder-language'])
  await page.context().setOffline(true)
  await page.goto(larder.at('/faq'))
  const { grocery_page_offline_title } = readMessageCatalogue('de')
  await page.getByRole('heading', { level: 1, name: grocery_page_offline_title as string }).waitFor()
})

test('a newer worker takes over from a former one while the page is at rest, and later pages come', async () => {
  const page = await open({ locale: 'en' }, nobodyAnswers)
  await page.context().addCookies([(await signedInAt(larder)).cookie])
  // The same script at another address is another worker, as that of another version is.
  await page.goto(larder.at('/healthz'))
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js?former')
    await navigator.serviceWorker.ready
  })
  await visit(page, larder.at('/grocery'))
  const workers = () =>
    page.evaluate(async () => {
      const { active, waiting } = (await navigator.serviceWorker.getRegistration())!
      return { active: active?.scriptURL, waiting: waiting?.scriptURL }
    })
  await expect.poll(workers, { timeout: 20_000 }).toEqual({ active: larder.at('/sw.js'), waiting: undefined })
  await keepsPageIn(page, '/grocery', 'en')
  await page.context().setOffline(true)
  await page.goto(larder.at('/grocery'))
  await page.locator('html[data-hydrated]').waitFor()
})

test('the web app manifest is in the language that was chosen', async () => {
  const page = await open({ locale: 'fr' })
  await visit(page, larder.url)
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.locator('html[lang="de"][data-hydrated]').waitFor()
  const devtools = await page.context().newCDPSession(page)
  const { data, errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installed_description, installed_shortcuts_groceries_name } = readMessageCatalogue('de')
  const { lang, description, shortcuts } = JSON.parse(data ?? '') as Record<string, unknown> & {
    shortcuts: { name: string }[]
  }
  expect([lang, description, shortcuts[0]?.name]).toEqual([
    'de',
    installed_description,
    installed_shortcuts_groceries_name,
  ])
})
