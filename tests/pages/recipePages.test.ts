import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as m from '#messages'
import { seedDemoData } from '#server/demoData/seed.ts'
import { renderInLocale } from '#server/speaking.ts'
import { supportedLocales } from '#shared/locale.ts'
import { slowListsBy } from '../support/database/slowLists.ts'
import { openTestSite, type TestSite } from '../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoData(site.deps.db)
  app = await site.openApp()
})
afterAll(() => site.close())

/** A recipe whose page has not been requested yet. */
let recipeId: string
let used = 0
beforeEach(() => {
  used += 1
  recipeId = `demo-${used}`
})

const get = (token?: string | null, query = '') =>
  app.inject({ url: `/recipe/${recipeId}${query}`, headers: token ? { cookie: `larder=${token}` } : {} })
/** The number of SQL statements that a request took. */
async function statementsOf(ask: () => Promise<unknown>): Promise<number> {
  const before = site.statements.length
  await ask()
  return site.statements.length - before
}
/** Requests the page until it is cached: the first request is streamed if a part of the page is late. */
async function warm(): Promise<void> {
  const how = async () => (await get()).headers['cache-control']
  await expect.poll(how, { timeout: 10_000 }).toBe('public, no-cache')
}

test('a visitor’s page is rendered once per version, and validated by one small query', async () => {
  await warm()
  const first = await get()
  expect(await statementsOf(get)).toBe(1)
  expect(site.statements.at(-1)).toMatch(/^select "id", hash_record_extended.{0,120}$/)
  const again = await get()
  expect([again.body, again.headers.etag]).toEqual([first.body, first.headers.etag])
  expect(await statementsOf(() => Promise.all(Array.from({ length: 40 }, () => get())))).toBeLessThan(5)
})

const onionIn = { en: 'onion', de: 'Zwiebel', es: 'cebolla', fr: 'oignon', hi: 'प्याज', ar: 'بصل' }

test('a page shows its findings in its own language, even after requests in other languages', async () => {
  await site.deps.db.execute(sql`update recipes set version = version + 1,
    ingredients = '{"200 g rice","1 onion"}', instructions = '{"Boil the rice."}' where id = ${recipeId}`)
  const pageIn = async (locale: string) =>
    (await app.inject({ url: `/recipe/${recipeId}`, headers: { 'accept-language': locale } })).body
  for (const locale of [...supportedLocales, ...supportedLocales.toReversed()]) {
    const page = await pageIn(locale)
    const food = onionIn[locale]
    const sentence = await renderInLocale(locale, () => m.findings_unused_ingredient({ food }))
    expect(page).toContain(`lang="${locale}"`)
    expect(page, locale).toContain(sentence)
  }
})

test('a mark at a step names its food in the language of the page', async () => {
  await site.deps.db.execute(sql`update recipes set version = version + 1,
    ingredients = '{"200 g rice"}', instructions = '{"Pour raw milk over the cold rice."}' where id = ${recipeId}`)
  const member = await site.addMember()
  const needs = { allergens: [], otherAllergies: [], diets: [], likes: [], dislikes: [], isVulnerable: true }
  await member.caller.preferences.save({ ...(await member.caller.preferences.get()), ...needs })
  for (const [locale, about] of [
    ['en', 'raw milk'],
    ['fr', 'lait cru'],
    ['ar', 'حليب خام'],
  ] as const) {
    const page = await app.inject({
      url: `/recipe/${recipeId}`,
      headers: { 'accept-language': locale, cookie: `larder=${member.token}` },
    })
    const sentence = await renderInLocale(locale, () => m.findings_hazard_raw_milk({ about }))
    // At the top, at the step, and in the panel below.
    expect(page.body.split(sentence), locale).toHaveLength(4)
  }
})

test('a page with late parts is streamed to the first request, and cached for all others', async () => {
  const slow = await openTestSite()
  await seedDemoData(slow.deps.db)
  for (const statement of slowListsBy(0.5)) await slow.deps.db.execute(statement)
  const slowApp = await slow.openApp()
  const first = await slowApp.inject('/recipe/demo-2')
  expect(first.headers['content-security-policy']).toContain("'nonce-")
  // It is cached once the last part of the first answer was rendered.
  const next = () => slowApp.inject('/recipe/demo-2')
  await expect.poll(async () => (await next()).headers['cache-control']).toBe('public, no-cache')
  const second = await next()
  expect(second.headers.etag).toEqual(expect.any(String))
  expect(second.headers['content-security-policy']).not.toContain('nonce')
  expect(second.body).toContain('More Indian cooking')
  expect(second.body).not.toContain('Looking for its neighbours')
  await slow.close()
}, 20_000)

test('a change of a recipe, by the app or in the database, is on the next page sent', async () => {
  await warm()
  const before = await get()
  expect(before.body).toContain('N/A (0)')
  const ada = await site.addMember()
  await ada.caller.ratings.rate({ recipeId, stars: 4 })
  const after = await get()
  expect(after.body).toContain('4.00 (1)')
  expect(after.headers.etag).not.toBe(before.headers.etag)
  await site.deps.db.execute(sql`update recipes set name = 'Named again' where id = ${recipeId}`)
  expect((await get()).body).toContain('<title>Named again · Larder</title>')
  await site.deps.db.execute(sql`delete from recipes where id = ${recipeId}`)
  expect((await get()).statusCode).toBe(404)
})

test('a member’s stars and units are on no other page', async () => {
  const ada = await site.addMember('Ada')
  await ada.caller.ratings.rate({ recipeId, stars: 3 })
  const hers = await get(ada.token)
  expect(hers.headers['cache-control']).toBe('private, no-store')
  expect(hers.body).toMatch(/Sign Out.*aria-pressed="true" class="[^"]*"><svg/s)
  await warm()
  const { body } = await get()
  expect(body).not.toMatch(/Sign Out|ratings.mine|preferences.get|aria-pressed="true" class="[^"]*"><svg/)
  expect((await get((await site.addMember('Ben')).token)).body).not.toMatch(
    /aria-pressed="true" class="[^"]*"><svg/,
  )
})

test('a page with other servings and units is rendered for each request, without scripts', async () => {
  await site.deps.db.execute(
    sql`update recipes set servings = 4, ingredients = '{"200 g flour","2 eggs"}',
      instructions = '{"Whisk the 2 eggs in and bake at 180 °C."}' where id = ${recipeId}`,
  )
  const { body } = await get(null, '?servings=8&units=us')
  for (const text of ['3¼ cups flour', '4 eggs', 'Whisk the 4 eggs in', '350 °F', '8 servings'])
    expect(body).toContain(text)
  expect((await get()).body).toContain('4 servings')
  for (const query of ['?servings=0', '?servings=1e9', '?servings=x&units=y', '?servings='])
    expect((await get(null, query)).body).toContain('4 servings')
})

test('the page has structured data for search engines, which a recipe name with markup cannot end', async () => {
  const trap = '</script><script>alert(1)</script>'
  await site.deps.db.execute(sql`update recipes set name = ${trap}, rating_count = 3, rating_sum = 13,
    prep_time_minutes = 20, cook_time_minutes = 75, total_time_minutes = 95 where id = ${recipeId}`)
  const { body } = await app.inject({ url: `/recipe/${recipeId}`, headers: { host: 'cooks.example:8080' } })
  expect(body).not.toContain('<script>alert')
  const [, block] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
  const address = `http://cooks.example:8080/recipe/${recipeId}`
  expect(JSON.parse(block ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: trap,
    url: address,
    prepTime: 'PT20M',
    cookTime: 'PT1H15M',
    totalTime: 'PT1H35M',
    recipeInstructions: expect.arrayContaining([expect.objectContaining({ '@type': 'HowToStep' })]),
    aggregateRating: { ratingValue: '4.33', ratingCount: 3 },
  })
  expect(body).toContain(`<link rel="canonical" href="${address}"/>`)
  expect(body).toContain(`<meta property="og:url" content="${address}"/>`)
})

test('a page requested for one host never names another host', async () => {
  await warm()
  const at = (host: string) => app.inject({ url: `/recipe/${recipeId}`, headers: { host } })
  expect((await at('evil.example')).body).toContain('http://evil.example/recipe/')
  expect((await at('cooks.example')).body).not.toContain('evil.example')
  expect((await at('"><script>.example')).statusCode).toBe(400)
  expect((await at('"><script>.example')).body).not.toContain('"><script>')
  const known = await openTestSite({ config: { publicUrl: 'https://larder.example' } })
  await seedDemoData(known.deps.db)
  const { body } = await (await known.openApp()).inject({
    url: '/recipe/demo-1',
    headers: { host: 'evil.example' },
  })
  expect(body).toContain('href="https://larder.example/recipe/demo-1"')
  expect(body).not.toContain('evil.example')
  await known.close()
})

test('cook mode shows one step at a time before any script runs', async () => {
  const { body } = await app.inject(`/recipe/${recipeId}/cook?step=2&servings=3`)
  expect(body).toMatch(/Step 2 of \d/)
  expect(body).toContain(`href="/recipe/${recipeId}/cook?servings=3&amp;step=3"`)
  expect(body).toContain('<meta name="robots" content="noindex"/>')
  for (const step of ['0', '-1', 'x', '1.5'])
    expect((await app.inject(`/recipe/${recipeId}/cook?step=${step}`)).body).toContain('Have it all at hand')
  expect((await app.inject('/recipe/nowhere/cook')).statusCode).toBe(404)
})
