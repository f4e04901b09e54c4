import { expect, test } from 'vitest'
import type { CacheableHtml } from '#server/ssr/cacheableHtml.ts'
import { StampValidatedPageCache } from '#server/ssr/stampValidatedPageCache.ts'
import { keepable } from '../support/recipes/keepable.ts'

test('the page cache is bounded, and drops the least recently requested pages', async () => {
  const pages = new StampValidatedPageCache(
    async (ids) => new Map(ids.map((each) => [each, 'as ever'])),
    8_000_000,
  )
  const fill = (name: string) => pages.fill(name, name, {}, async () => keepable(`${name} `.repeat(100_000)))
  await fill('first')
  for (let index = 0; index < 30; index += 1) {
    await fill(`other-${index}`)
    if (index === 5) expect(await pages.find('first', 'first')).not.toBeNull()
  }
  expect(await pages.find('first', 'first')).toBeNull()
  expect(await pages.find('other-29', 'other-29')).not.toBeNull()
})

test('when the rendering for the first request fails, the waiting requests render the page once', async () => {
  const pages = new StampValidatedPageCache(
    async (ids) => new Map(ids.map((each) => [each, 'as ever'])),
    8_000_000,
  )
  const first = Promise.withResolvers<CacheableHtml>()
  let renderings = 0
  const render = async () => {
    renderings += 1
    return keepable('the page')
  }
  const refused = pages.fill('/recipe/a', 'a', {}, () => first.promise).catch((error: Error) => error.message)
  const waiting = [pages.fill('/recipe/a', 'a', {}, render), pages.fill('/recipe/a', 'a', {}, render)]
  await expect.poll(() => pages.find('/recipe/a', 'a')).toBeNull()
  first.reject(new Error('The first asker left.'))
  expect(await refused).toBe('The first asker left.')
  for (const page of await Promise.all(waiting)) expect(page?.whole.identity.body.toString()).toBe('the page')
  expect(renderings).toBe(1)
})

test('when the first request’s rendering is slow, the others share another, and a page with a recipe hidden meanwhile is not cached', async () => {
  const pages = new StampValidatedPageCache(
    async (ids) => new Map(ids.map((each) => [each, 'as ever'])),
    8_000_000,
  )
  const first = Promise.withResolvers<CacheableHtml>()
  let renderings = 0
  const render = async () => {
    renderings += 1
    return keepable('the page')
  }
  const slow = pages.fill('/recipe/a', 'a', {}, () => first.promise)
  const others = await Promise.all([1, 2, 3].map(() => pages.fill('/recipe/a', 'a', {}, render)))
  for (const page of others) expect(page?.whole.identity.body.toString()).toBe('the page')
  expect(renderings).toBe(1)
  pages.hide('b')
  first.resolve(keepable('a page with a neighbour', 'b'))
  await slow
  expect((await pages.find('/recipe/a', 'a'))?.whole.identity.body.toString()).toBe('the page')
})

test('a page request made during a cache validation is answered by a validation that began after the request', async () => {
  const asked: string[][] = []
  const answers: (() => void)[] = []
  let stamp = 'old'
  const pages = new StampValidatedPageCache(async (ids) => {
    asked.push(ids)
    const seen = stamp
    if (asked.length > 1) await new Promise<void>((resolve) => answers.push(resolve))
    return new Map(ids.map((each) => [each, seen]))
  }, 8_000_000)
  await pages.fill('/recipe/a', 'a', {}, async () => keepable('the old page'))
  const first = pages.find('/recipe/a', 'a')
  await expect.poll(() => answers.length).toBe(1)
  stamp = 'new'
  const second = [pages.find('/recipe/a', 'a'), pages.find('/recipe/a', 'a')]
  answers[0]?.()
  expect(await first).not.toBeNull()
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.()
  expect(await Promise.all(second)).toEqual([null, null])
  expect(asked).toEqual([['a'], ['a'], ['a']])
})
