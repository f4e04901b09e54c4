import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { AccountData } from '#shared/contract/auth/accountData.ts'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'
import { fullListItems, keepFullLists } from '../../support/grocery/fullLists.ts'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { householdOf } from '../../support/households/households.ts'
import { type LarderProcess, startLarder } from '../../support/process/larderProcess.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

describe('the download of somebody with lists', () => {
  let site: TestSite
  let app: FastifyInstance
  beforeAll(async () => {
    site = await openTestSite({ config: { readCostPerMinute: 60 } })
    app = await site.openApp()
  })
  afterAll(() => site.close())
  const download = async (token: string | null) =>
    await app.inject({
      method: 'POST',
      url: '/account/download',
      headers: { cookie: `larder=${token}` },
    })

  test('the data download has every grocery list with its items in order, as indented JSON', async () => {
    const ada = await site.addMember('Ada')
    const client = await groceriesOf(ada)
    await client.change((op) => [op.nameList('later', 'Later')])
    for (let count = 1; count <= 250; count += 1)
      client.keep((op) => [
        op.addItem(ada.userId, 'default', { name: `Thing ${count}`, quantity: '', category: null }),
      ])
    for (let at = 0; at < 250; at += 50) await client.send(client.queue.waiting.slice(0, 50))
    const answer = await download(ada.token)
    const { groceries } = AccountData.parse(answer.json())
    expect(groceries).toHaveLength(1)
    expect(groceries[0]!.lists.map(({ name, items }) => [name, items.length])).toEqual([
      ['Grocery list', 250],
      ['Later', 0],
    ])
    expect(groceries[0]!.lists[0]!.items).toEqual(Array.from({ length: 250 }, (_, at) => `Thing ${at + 1}`))
    expect(answer.payload).toContain(JSON.stringify({ groceries }, null, 2).slice(1, -2))
  })

  test('the data download costs by the length of the grocery lists before it begins', async () => {
    const ben = await site.addMember('Ben')
    await keepFullLists(site.deps.db, [(await householdOf(ben)).id])
    const statuses = [(await download(ben.token)).statusCode, (await download(ben.token)).statusCode]
    expect(statuses).toEqual([200, 429])
  })
})

describe('full lists of 20 households', () => {
  let larder: LarderProcess
  let dropDatabase: () => Promise<void>
  let member: SignedIn
  beforeAll(async () => {
    const { url, drop } = await createTestDatabase()
    dropDatabase = drop
    larder = await startLarder(
      { DATABASE_URL: url, HOST: '127.0.0.1', DEMO_DATA: 'false' },
      'tests/support/process/pagelessServer.ts',
    )
    member = await signedInAt({ url: larder.url, databaseUrl: url })
    const { db, close } = openDatabase(url, { poolSize: 1 })
    await db.execute(sql`
      with made as (
        insert into households (id, name) select 'house-' || at, 'House ' || at from generate_series(1, 19) at returning id)
      insert into memberships (household_id, user_id, role, is_current)
      select id, ${member.userId}, 'member', false from made`)
    const all = await db.execute<{ id: string }>(sql`select id from households`)
    await keepFullLists(
      db,
      all.map(({ id }) => id),
    )
    await close()
  }, 120_000)
  afterAll(async () => {
    await larder.stop()
    await dropDatabase()
  })
  const residentMb = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${larder.child.pid}/status`, 'utf8'))?.[1]) / 1_024

  test('a data download of 20 households’ full lists takes less than 150 MB of memory', async () => {
    await (await fetch(`${larder.url}/chefs`)).text()
    const before = residentMb()
    let peak = before
    const watch = setInterval(() => {
      peak = Math.max(peak, residentMb())
    }, 20)
    const headers = { cookie: `larder=${member.cookie.value}` }
    const asked = request(`${larder.url}/account/download`, { method: 'POST', headers, agent: false })
    asked.end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const pieces = await Array.fromAsync(answer as AsyncIterable<Buffer>)
    clearInterval(watch)
    const { groceries } = JSON.parse(Buffer.concat(pieces).toString()) as AccountData
    expect(groceries.map(({ lists }) => lists[0]!.items.length)).toEqual(Array(20).fill(fullListItems))
    expect(peak - before).toBeLessThan(150)
  }, 60_000)
})
