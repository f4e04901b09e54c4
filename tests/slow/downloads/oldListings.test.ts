import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type ClientRequest, get, type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'
import { type LarderProcess, startLarder } from '../../support/process/larderProcess.ts'
import { keepLongRecipes } from '../../support/recipes/longRecipes.ts'
import { keepManyRecipes } from '../../support/recipes/manyRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

const patience = { timeout: 20_000 }
const listing = { url: '/recipes', headers: { accept: 'application/json' } }
const scan = (more: object = {}) => ({
  method: 'POST' as const,
  url: '/v1/tablefields',
  payload: { entity: 'RecipeTable', action: 'scan', ...more },
})

describe('the recipe listing for old clients', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite()
    await keepManyRecipes(site.deps.db, 1_205)
    // Many of one moment: the next batch begins in the midst of them.
    await site.deps.db.execute(`update recipes set created_at = '2026-02-01', name = E'A "quoted" \\\\ tab\\t' ||
      E'\\nline \\u2028 é😀' where id < 'many-1100'`)
  })
  afterAll(() => site.close())

  test('the recipe listing has each of the newest 1,000 recipes once, in order, as unchanged JSON text', async () => {
    const app = await site.openApp()
    const rows = await site.deps.db.execute<{ id: string; ingredients: string[]; name: string }>(
      'select id, name, ingredients from recipes order by created_at desc, id limit 1000',
    )
    const answer = await app.inject(listing)
    const { isSuccess, data } = answer.json()
    expect(answer.payload).toBe(JSON.stringify({ isSuccess, data }))
    expect(data.map((row: { recipe_id: string }) => row.recipe_id)).toEqual(rows.map(({ id }) => id))
    for (const [at, row] of rows.entries())
      expect(data[at]).toMatchObject({ recipe_name: row.name, ingredients: JSON.stringify(row.ingredients) })
  })

  test('several recipe listings requested at once by one visitor are sent one after another', async () => {
    const app = await site.openApp()
    const asked = [listing, scan(), scan({ limit: 3 }), { url: '/chefs', headers: listing.headers }]
    const answers = await Promise.all(asked.map((each) => app.inject(each)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  })

  test('a scan request returns the same rows as the recipe listing, as a JSON text inside JSON', async () => {
    const app = await site.openApp()
    const listed = (await app.inject(listing)).json().data as Record<string, string>[]
    const data = listed.map(({ name: _, cooking_time: __, ...row }) => row)
    const answer = await app.inject(scan({ limit: 1_000 }))
    const body = JSON.stringify({ data, message: 'OK' })
    expect(answer.payload).toBe(JSON.stringify({ statusCode: 200, body }))
    const some = await app.inject(scan({ limit: 25, projection_expression: 'recipe_id,cuisine' }))
    const expected = data.slice(0, 25).map(({ recipe_id, cuisine }) => ({ recipe_id, cuisine }))
    expect(JSON.parse(some.json().body).data).toEqual(expected)
  })

  test('the recipe listing is an empty list when there are no recipes', async () => {
    const empty = await openTestSite()
    try {
      const app = await empty.openApp()
      expect((await app.inject(listing)).payload).toBe('{"isSuccess":true,"data":[]}')
      expect((await app.inject(scan())).json().body).toBe('{"data":[],"message":"OK"}')
    } finally {
      await empty.close()
    }
  })
})

describe('the recipe listing with 1,000 recipes of maximum length', () => {
  let larder: LarderProcess
  let dropDatabase: () => Promise<void>
  const open: ClientRequest[] = []
  beforeAll(async () => {
    const { url, drop } = await createTestDatabase()
    dropDatabase = drop
    const { db, close } = openDatabase(url, { poolSize: 1 })
    await keepLongRecipes(db, 1_000)
    await close()
    const env = { DATABASE_URL: url, HOST: '127.0.0.1', DEMO_DATA: 'false', TRUST_PROXY: '127.0.0.1' }
    larder = await startLarder(env, 'tests/support/process/pagelessServer.ts')
  }, 120_000)
  afterAll(async () => {
    for (const asked of open) asked.destroy()
    await larder.stop()
    await dropDatabase()
  })

  /** Asks from an address, which a proxy names when it is one of IPv6, and reads only the head of the answer. */
  async function ask(from: string): Promise<IncomingMessage> {
    const { hostname, port } = new URL(larder.url)
    const isProxied = from.includes(':')
    const asked = get({
      hostname,
      port,
      path: '/recipes',
      headers: { ...listing.headers, ...(isProxied && { 'x-forwarded-for': from }) },
      localAddress: isProxied ? '127.0.0.1' : from,
      agent: false,
    })
    open.push(asked)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    return answer
  }
  async function statusOf(from: string): Promise<number> {
    const answer = await ask(from)
    answer.destroy()
    return answer.statusCode!
  }
  const residentMb = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${larder.child.pid}/status`, 'utf8'))?.[1]) / 1_024

  test('a recipe listing ends after 16 MB as valid JSON and takes less than 120 MB of memory', async () => {
    // Compilation and the pool's connections are not what is measured.
    await (await fetch(`${larder.url}/chefs`)).text()
    const before = residentMb()
    let peak = before
    const watch = setInterval(() => {
      peak = Math.max(peak, residentMb())
    }, 20)
    const text = await (await fetch(`${larder.url}/recipes`, { headers: listing.headers })).text()
    clearInterval(watch)
    expect(text.length).toBeGreaterThan(15 * 1024 * 1024)
    expect(text.length).toBeLessThan(16.1 * 1024 * 1024)
    expect(JSON.parse(text).data.length).toBeGreaterThan(200)
    expect(peak - before).toBeLessThan(120)
  })

  test('a recipe listing is sent once at a time per visitor and six times in all; further requests get Retry-After', async () => {
    const first = await ask('127.0.1.1')
    const second = await ask('127.0.1.1')
    expect([second.statusCode, second.headers['retry-after']]).toEqual([429, '5'])
    const others = []
    for (const last of [2, 3, 4, 5]) others.push(await ask(`127.0.1.${last}`))
    others.push(await ask('2001:db8:9:1::1'))
    const seventh = await ask('2001:db8:9:ff01::1')
    expect([seventh.statusCode, seventh.headers['retry-after']]).toEqual([503, '5'])
    for (const answer of [first, ...others]) answer.destroy()
    // Whoever leaves gives their place to the next.
    await vi.waitFor(async () => expect(await statusOf('127.0.1.7')).toBe(200), patience)
    await vi.waitFor(async () => expect(await statusOf('127.0.1.1')).toBe(200), patience)
  })

  test('a recipe listing is sent to two visitors of one IPv6 customer at once', async () => {
    const two = [await ask('2001:db8:7:1::1'), await ask('2001:db8:7:ff01::1')]
    expect(two.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await statusOf('2001:db8:7:aa01::1')).toBe(429)
    expect(await statusOf('2001:db8:8:1::1')).toBe(200)
    for (const answer of two) answer.destroy()
  })

  test('a scan request counts towards the limit of simultaneous recipe listings', async () => {
    const first = await ask('127.0.1.9')
    const { hostname, port } = new URL(larder.url)
    const asked = request({
      hostname,
      port,
      path: '/v1/tablefields',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      localAddress: '127.0.1.9',
      agent: false,
    })
    asked.end(JSON.stringify(scan().payload))
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(429)
    answer.destroy()
    first.destroy()
  })
})
