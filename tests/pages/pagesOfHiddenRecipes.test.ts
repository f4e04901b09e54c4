import { expect, test } from 'vitest'
import type { CacheableHtml } from '#server/ssr/cacheableHtml.ts'
import { SharedPageCache } from '#server/ssr/pageCache.ts'
import { StampValidatedPageCache } from '#server/ssr/stampValidatedPageCache.ts'
import { keepable } from '../support/recipes/keepable.ts'

const htmlOf = (...recipeIds: string[]) => `Recipes: ${recipeIds.join()}`
const pageOf = (...recipeIds: string[]) => keepable(htmlOf(...recipeIds), ...recipeIds)

/** A page at `/` whose rendering ends when the test says so. */
function slowly() {
  const renderings: ((page: CacheableHtml) => void)[] = []
  return { renderings, render: () => new Promise<CacheableHtml>((resolve) => renderings.push(resolve)) }
}

const kinds = {
  'a page that is the same for all': () => {
    const pages = new SharedPageCache()
    return {
      pages,
      find: async () => pages.find('/'),
      fill: (render: () => Promise<CacheableHtml>) => pages.fill('/', {}, render),
    }
  },
  'a page of a recipe': () => {
    const pages = new StampValidatedPageCache(async ([id]) => new Map([[id!, '1']]), 1_000_000)
    return {
      pages,
      find: async () => (await pages.find('/', 'own')) ?? undefined,
      fill: async (render: () => Promise<CacheableHtml>) => (await pages.fill('/', 'own', {}, render))!,
    }
  },
}
const textOf = async (page: Promise<{ whole: { identity: { body: Buffer } } }>) =>
  (await page).whole.identity.body.toString()

test.each(Object.entries(kinds))(
  '%s is dropped from the cache once a recipe on it is hidden',
  async (_, open) => {
    const { pages, find, fill } = open()
    await fill(async () => pageOf('shown', 'another'))
    pages.hide('other')
    pages.hide('show')
    expect(await find()).toBeDefined()
    pages.hide('another')
    expect(await find()).toBeUndefined()
  },
)

test.each(Object.entries(kinds))(
  '%s that is being rendered is neither cached nor shared once a recipe on it is hidden',
  async (_, open) => {
    const { pages, find, fill } = open()
    const { renderings, render } = slowly()
    const before = fill(render)
    await expect.poll(() => renderings.length).toBe(1)
    pages.hide('hidden')
    const after = [fill(render), fill(render)]
    renderings[0]!(pageOf('hidden', 'shown'))
    expect(await textOf(before)).toContain('hidden')
    expect(await find()).toBeUndefined()
    await expect.poll(() => renderings.length).toBe(2)
    renderings[1]!(pageOf('shown'))
    for (const page of after) expect(await textOf(page)).toBe(htmlOf('shown'))
    expect(await find()).toBeDefined()
    expect(renderings).toHaveLength(2)
  },
)

test.each(Object.entries(kinds))(
  '%s that is being rendered is cached and shared if only other recipes are hidden',
  async (_, open) => {
    const { pages, find, fill } = open()
    const { renderings, render } = slowly()
    const first = fill(render)
    await expect.poll(() => renderings.length).toBe(1)
    pages.hide('other')
    const second = fill(render)
    renderings[0]!(pageOf('shown'))
    expect([await textOf(first), await textOf(second)]).toEqual([htmlOf('shown'), htmlOf('shown')])
    expect(await find()).toBeDefined()
    expect(renderings).toHaveLength(1)
  },
)

test.each(Object.entries(kinds))(
  '%s whose rendering began before all pages were dropped is not cached',
  async (_, open) => {
    const { pages, find, fill } = open()
    const { renderings, render } = slowly()
    const before = fill(render)
    await expect.poll(() => renderings.length).toBe(1)
    pages.drop()
    const after = fill(render)
    renderings[0]!(keepable('the old page'))
    await before
    expect(await find()).toBeUndefined()
    await expect.poll(() => renderings.length).toBe(2)
    renderings[1]!(keepable('the new page'))
    expect(await textOf(after)).toBe('the new page')
  },
)

test('a cached page from before a change may be served until a recipe on it is hidden', async () => {
  const pages = new SharedPageCache()
  await pages.fill('/', {}, async () => pageOf('shown'))
  await pages.fill('/faq', {}, async () => keepable('Questions'))
  pages.forget()
  pages.hide('other')
  expect(pages.findFormer('/')).toBeDefined()
  pages.hide('shown')
  expect([pages.findFormer('/'), pages.findFormer('/faq') !== undefined]).toEqual([undefined, true])
})

test('a page that several requests wait for is rendered once at a time, even if recipes change meanwhile', async () => {
  const pages = new SharedPageCache()
  const { renderings, render } = slowly()
  const waiting = [pages.fillOutsideTurns('/', {}, render)]
  for (let time = 0; time < 10; time += 1) {
    pages.forget()
    pages.hide(`other-${time}`)
    waiting.push(pages.fillOutsideTurns('/', {}, render))
  }
  await expect.poll(() => renderings.length).toBe(1)
  renderings[0]!(pageOf('shown'))
  for (const page of waiting) expect(await textOf(page)).toBe(htmlOf('shown'))
  expect(renderings).toHaveLength(1)
})
