import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  desk,
  expectAccessible,
  lookAt,
  phone,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'
import { type LarderProcess, startLarder } from '../../support/process/larderProcess.ts'

const { open } = prepareBrowser()
let larder: LarderProcess

beforeAll(async () => {
  larder = await startLarder({ DATABASE_URL: (await createTestDatabase()).url, LOG_LEVEL: 'warn' })
})
afterAll(() => larder.stop())

/** The cover images, two for each recipe, as the page shows them. Those below the fold are scrolled into view. */
async function imagesOf(page: Page) {
  const images = page.locator('main img[src*="/assets/covers/"]:visible')
  for (const image of await images.all()) await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => images.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).naturalWidth > 0)))
    .toBe(true)
  return await images.evaluateAll((all) =>
    (all as HTMLImageElement[]).map((image) => ({
      file: new URL(image.currentSrc).pathname.split('/').at(-1)!,
      isOurs: new URL(image.currentSrc).origin === location.origin,
      size: `${image.getAttribute('width')} ${image.getAttribute('height')}`,
      loading: image.loading,
      priority: image.fetchPriority,
      shown: image.parentElement!.getBoundingClientRect().toJSON() as { width: number; height: number },
    })),
  )
}

/** A page with system fonts: fonts that load late or fail would wrap a title in other places whether there are covers or not. */
async function openWithoutFonts(options: Parameters<typeof open>[0]): Promise<Page> {
  const page = await open(options, /ERR_FAILED/)
  await page.route('**/*.woff2', (route) => route.abort())
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch()
    const styles = await answer.text()
    await route.fulfill({ response: answer, body: styles.replace(/@font-face\s*\{[^}]*\.woff2[^}]*\}/g, '') })
  })
  return page
}

/** The elements that the browser has reported as shifted since the page was loaded. */
const jumpedIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as never as { sources: { node: Node | null }[] }[])
            for (const { node } of entry.sources)
              found.push(node instanceof Element ? node.outerHTML.slice(0, 120) : String(node))
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(found)))
      }),
  )

describe.each([
  ['phone', 'light', phone],
  ['desk', 'dark', desk],
] as const)('covers on a %s, in %s', (device, colorScheme, viewport) => {
  test('drawn covers in the recipe list have one size, come from this server, move no other content, and load eagerly in the first row', async () => {
    const page = await openWithoutFonts({ viewport, colorScheme })
    await visit(page, `${larder.url}/recipes`)
    const images = await imagesOf(page)
    expect(images).toHaveLength(16)
    expect(images.every(({ isOurs }) => isOurs)).toBe(true)
    expect(new Set(images.map(({ shown }) => `${shown.width} ${shown.height}`)).size).toBe(1)
    expect(new Set(images.map(({ size }) => size))).toEqual(new Set(['600 400', '256 256']))
    expect(images.map(({ loading }) => loading)).toEqual(
      Array.from({ length: 16 }, (_, place) => (place < 4 ? 'eager' : 'lazy')),
    )
    expect(images.slice(0, 4).map(({ priority }) => priority)).toEqual(['auto', 'high', 'auto', 'high'])
    expect(await jumpedIn(page)).toEqual([])
    await expectAccessible(page)
    await lookAt(page, `covers-list-${device}-${colorScheme}`)
  })

  test('drawn covers are shown on the home page and on a recipe’s page without moving other content', async () => {
    const page = await openWithoutFonts({ viewport, colorScheme })
    await visit(page, larder.url)
    expect((await imagesOf(page)).length).toBeGreaterThan(6)
    expect(await jumpedIn(page)).toEqual([])
    await lookAt(page, `covers-home-${device}-${colorScheme}`)
    await visit(page, `${larder.url}/recipe/demo-3`)
    const [ground, picture] = await imagesOf(page)
    expect([ground!.loading, picture!.loading, picture!.priority]).toEqual(['eager', 'eager', 'high'])
    expect(await jumpedIn(page)).toEqual([])
    await expectAccessible(page)
    await lookAt(page, `covers-recipe-${device}-${colorScheme}`)
  })
})

test('a cover is cached for a year, and the answer for a missing one is not', async () => {
  const page = await open({}, /404/)
  await visit(page, `${larder.url}/recipe/demo-1`)
  const address = await page.locator('main img[src*="/assets/covers/"]').first().getAttribute('src')
  const kept = await fetch(larder.url + address)
  expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const missing = await fetch(larder.url + address!.replace(/[a-z]+\.svg/, 'zorglub.svg'))
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cache-control') ?? '').not.toContain('immutable')
})

test('the link preview of a recipe shows its dish', async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto(`${larder.url}/recipe/demo-3`)
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  const answer = await fetch(new URL(image!, larder.url))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
})
