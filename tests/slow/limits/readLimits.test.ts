import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { appRouter, metaOfProcedure } from '#server/rpc/router.ts'
import { maxBatchedQueries } from '#shared/contract/limits.ts'
import { maxRecipesStoredOffline } from '#shared/contract/recipes/recipes.ts'
import { keepManyRecipes } from '../../support/recipes/manyRecipes.ts'
import { prepareApps } from '../../support/servers/openedApps.ts'
import type { TestSite } from '../../support/testSite.ts'

const openApp = prepareApps()
const defaultBudget = readConfig({}).readCostPerMinute
/** Two lists are more than a minute’s worth, whatever melts away meanwhile. */
const strict = { config: { readCostPerMinute: 30 } }

const queryUrl = (path: string, input?: object) =>
  `/rpc/${path}${input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''}`
const from = (remoteAddress: string) => ({ remoteAddress })

test('every query declares its read cost', () => {
  const procedures = Object.entries(
    appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>,
  )
  const queries = procedures.filter(([, { _def }]) => _def.type === 'query').map(([path]) => path)
  expect(queries.length).toBeGreaterThan(20)
  expect(queries.filter((path) => !metaOfProcedure(path)?.cost)).toEqual([])
})

describe('reads', () => {
  test('reads over the budget are refused with 429, Retry-After and a sentence, for that visitor only', async () => {
    const { app } = await openApp(strict)
    const ask = (address: string) => app.inject({ url: queryUrl('recipes.list', {}), ...from(address) })
    const statuses = []
    for (let count = 0; count < 3; count += 1) statuses.push((await ask('198.51.100.1')).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    const refused = await ask('198.51.100.1')
    expect(refused.json().error.message).toBe('That was a lot at once. Please wait a minute and try again.')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('198.51.100.2')).statusCode).toBe(200)
  })

  test('reads of one IPv6 customer’s networks are limited together: 4 times as much for a /56', async () => {
    const { app } = await openApp({ config: { readCostPerMinute: 30, trustProxy: '127.0.0.1' } })
    const ask = async (address: string) =>
      (await app.inject({ url: queryUrl('recipes.list', {}), headers: { 'x-forwarded-for': address } }))
        .statusCode
    const statuses = []
    for (let network = 1; network <= 12; network += 1)
      statuses.push(await ask(`2001:db8:1:a0${network.toString(16)}::1`))
    expect(statuses[0]).toBe(200)
    expect(statuses.at(-1)).toBe(429)
    expect(await ask('2001:db8:1:b001::1')).toBe(200)
  })

  test('reads of a member count for the member in every network, and not for others in their network', async () => {
    const { app, site } = await openApp(strict)
    const [ada, bob] = [await site.addMember('Ada'), await site.addMember('Bob')]
    const ask = (address: string, token?: string | null) =>
      app.inject({
        url: queryUrl('recipes.list', {}),
        ...from(address),
        headers: token ? { cookie: `larder=${token}` } : {},
      })
    for (const address of ['198.51.100.1', '198.51.100.2'])
      expect((await ask(address, ada.token)).statusCode).toBe(200)
    expect((await ask('198.51.100.3', ada.token)).statusCode).toBe(429)
    expect((await ask('198.51.100.1', bob.token)).statusCode).toBe(200)
    expect((await ask('198.51.100.1')).statusCode).toBe(200)
  })

  test('pages cost their rendering and their queries, and a refused page is readable', async () => {
    const { app } = await openApp(strict)
    const page = (number: number) =>
      app.inject({ url: `/recipes?page=${number}`, headers: { accept: 'text/html' } })
    const statuses = []
    for (let number = 1; number < 4; number += 1) statuses.push((await page(number)).statusCode)
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
    const refused = await page(4)
    expect(refused.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': expect.stringMatching(/^\d+$/),
    })
    expect(refused.body).toContain('<h1>That was a lot at once. Please wait a minute and try again.</h1>')
    expect(refused.body).toContain('<a href="">Try again</a>')
    // What is kept for all costs nothing.
    const { app: other } = await openApp(strict)
    for (let count = 0; count < 50; count += 1) expect((await other.inject('/faq')).statusCode).toBe(200)
    expect((await other.inject('/recipes?page=1')).statusCode).toBe(200)
  })

  test('listings for old clients cost by their length', async () => {
    const { app, site } = await openApp({ config: { readCostPerMinute: 15 } })
    await keepManyRecipes(site.deps.db, 1_000)
    const ask = () => app.inject({ url: '/recipes', headers: { accept: 'application/json' } })
    expect((await ask()).statusCode).toBe(200)
    const refused = await ask()
    expect([refused.statusCode, refused.json().isSuccess]).toEqual([429, false])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('searches and lists without named foods cost by their duration, and are aborted when they take too long', async () => {
    const kinds = [
      { what: 'a search', list: { query: 'soup' }, slow: { query: 'stew' } },
      {
        what: 'a list without foods',
        list: { myDiet: 'me', cuisine: 'Thai' },
        slow: { myDiet: 'me', cuisine: 'Greek' },
      },
    ]
    const prepared = []
    for (const { what, list, slow } of kinds) {
      const { app, site } = await openApp({ config: { readCostPerMinute: 3_000 } })
      const { caller, token } = await site.addMember()
      await caller.preferences.save({ ...(await caller.preferences.get()), otherAllergies: ['xyzzyberry'] })
      const statusOf = async (input: object) => {
        const headers = { cookie: `larder=${token}` }
        return (await app.inject({ url: queryUrl('recipes.list', input), headers })).statusCode
      }
      expect(await statusOf(list), what).toBe(200)
      prepared.push({ what, list, slow, site, statusOf })
    }
    // Both wait until the database gives up.
    await Promise.all(
      prepared.map(({ what, slow, site, statusOf }) =>
        site.deps.db.transaction(async (tx) => {
          await tx.execute('lock table recipes in access exclusive mode')
          expect(await statusOf(slow), what).toBe(503)
        }),
      ),
    )
    for (const { what, list, statusOf } of prepared) expect(await statusOf(list), what).toBe(429)
  })

  test('twenty pages in a minute take at most a tenth of the read budget', async () => {
    // The first pages of a process take longer: they load and compile what checks and draws recipes.
    const warm = await openApp()
    await keepManyRecipes(warm.site.deps.db, 3)
    for (const url of ['/recipe/many-1', '/recipes?page=1', queryUrl('recipes.list', { query: 'soup' })])
      for (let turn = 0; turn < 3; turn += 1) await warm.app.inject(url)
    const { app, site } = await openApp({ config: { readCostPerMinute: defaultBudget / 10 } })
    await keepManyRecipes(site.deps.db, 200)
    const statuses: number[] = []
    for (let turn = 0; turn < 20; turn += 1) {
      const search = queryUrl('recipes.list', { query: `soup ${turn % 7}` })
      const urls = [`/recipe/many-${turn + 1}`, `/recipes?page=${turn + 1}`, search]
      statuses.push((await app.inject(urls[turn % 3]!)).statusCode)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test('storing the maximum of recipes offline takes half of the read budget', () => {
    const each = ['recipes.get', 'recipes.scalables', 'recipes.report'].map(
      (path) => metaOfProcedure(path)!.cost!,
    )
    const total = maxRecipesStoredOffline * each.reduce((sum, cost) => sum + cost)
    expect(total).toBeLessThan(defaultBudget / 2)
  })
})

describe('a batch', () => {
  const batch = (count: number) =>
    `/rpc/${Array(count).fill('recipes.listLatest').join(',')}?batch=1&input=${encodeURIComponent('{}')}`

  test(`a batch of more than ${maxBatchedQueries} queries is refused`, async () => {
    const { app } = await openApp()
    expect((await app.inject(batch(maxBatchedQueries))).statusCode).toBe(200)
    expect((await app.inject(batch(maxBatchedQueries + 1))).statusCode).toBe(400)
  })

  test('a batch runs its queries one after another, and each is charged', async () => {
    const { app, site } = await openApp({ config: { readCostPerMinute: 10 } })
    const holder = site.deps.db.transaction(async (tx) => {
      await tx.execute('lock table recipes in access exclusive mode')
      const answer = app.inject(batch(5))
      await expect.poll(() => waitingFor(site), { interval: 20, timeout: 10_000 }).toBe(1)
      // Nothing else of the batch comes while its first query waits.
      await site.deps.db.execute('select pg_sleep(0.3)')
      expect(await waitingFor(site)).toBe(1)
      return { answer }
    })
    expect((await (await holder).answer).statusCode).toBe(200)
    // Five of two each are as much as a minute allows.
    const statuses = []
    for (let count = 0; count < 2; count += 1)
      statuses.push((await app.inject(queryUrl('recipes.list', {}))).statusCode)
    expect(statuses.at(-1)).toBe(429)
  })
})

/** Statements that wait for a lock in this kitchen's database. */
async function waitingFor({ deps }: TestSite): Promise<number> {
  const [row] = await deps.db.execute<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row!.n
}

test('a caller’s session is resolved while their own reads wait for the database', async () => {
  const { app, site } = await openApp()
  const reading = await site.deps.db.transaction(async (tx) => {
    await tx.execute('lock table recipes in access exclusive mode')
    const lists = Array.from({ length: 3 }, () => app.inject(queryUrl('recipes.list', {})))
    await expect.poll(() => waitingFor(site), { interval: 20, timeout: 10_000 }).toBe(2)
    expect((await app.inject(queryUrl('auth.entrance'))).statusCode).toBe(200)
    return { lists }
  })
  for (const list of reading.lists) expect((await list).statusCode).toBe(200)
})
