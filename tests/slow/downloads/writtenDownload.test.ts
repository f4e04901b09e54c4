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
import { type LarderProcess, startLarder } from '../../support/process/larderProcess.ts'
import { longestHold } from '../../support/process/longestHold.ts'
import { keepManyRecipes } from '../../support/recipes/manyRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

describe('the download of somebody who wrote and rated much', () => {
  let site: TestSite
  let app: FastifyInstance
  beforeAll(async () => {
    site = await openTestSite()
    app = await site.openApp()
    await keepManyRecipes(site.deps.db, 1_500)
  })
  afterAll(() => site.close())
  const download = async (cook: TestMember) =>
    await app.inject({
      method: 'POST',
      url: '/account/download',
      headers: { cookie: `larder=${cook.token}` },
    })
  const execute = async (statement: ReturnType<typeof sql>) => await site.deps.db.execute(statement)

  test('the data download has each note, rating and message once, in order, as indented JSON', async () => {
    const cook = await site.addMember('Ada')
    const ben = await site.addMember('Ben')
    const second = sql`now() - interval '1 day' + n / 7 * interval '1 second'`
    const padded = (what: string) => sql`${what} || n || repeat(' x', n % 1000)`
    await execute(sql`
      insert into notes (id, recipe_id, author_id, at, text)
      select 'own-' || lpad(n::text, 4, '0'), 'many-1', ${cook.userId}, ${second}, ${padded('Note ')}
      from generate_series(1, 1200) n`)
    await execute(sql`
      insert into notes (id, recipe_id, author_id, text)
      select 'other-' || n, 'many-1', ${ben.userId}, ${padded('Other ')} from generate_series(1, 1200) n`)
    await execute(sql`
      insert into note_reports (note_id, reporter, user_id, at)
      select 'other-' || n, 'somewhere', ${cook.userId}, now() - interval '1 day' + n * interval '1 second'
      from generate_series(1, 1200) n`)
    await execute(sql`
      insert into feedback (id, at, type, description, user_id)
      select 'f-' || lpad(n::text, 4, '0'), ${second}, 'other', ${padded('Idea ')}, ${cook.userId}
      from generate_series(1, 1200) n`)
    await execute(sql`
      insert into ratings (recipe_id, user_id, stars)
      select id, ${cook.userId}, 4 from recipes where substr(id, 6)::int % 3 > 0`)
    await execute(sql`
      insert into tried (recipe_id, user_id, has_tried)
      select id, ${cook.userId}, true from recipes where substr(id, 6)::int % 3 < 2`)
    await execute(sql`
      insert into invitations (id, household_id, invited_by, token_hash, created_at, expires_at, used_at)
      select 'i' || n, household_id, user_id, 'hash ' || n, ${second}, now() + n * interval '1 second', now()
      from memberships, generate_series(1, 2200) n where user_id = ${cook.userId}`)
    const answer = await download(cook)
    const data = AccountData.parse(answer.json())
    const numbered = (what: string, texts: { text: string }[]) =>
      expect(texts.map(({ text }) => text.replace(/( x)+$/, ''))).toEqual(
        Array.from({ length: 1_200 }, (_, at) => `${what} ${at + 1}`),
      )
    numbered('Note', data.notes.written)
    numbered('Other', data.notes.reported)
    numbered(
      'Idea',
      data.feedback.map(({ description: text }) => ({ text })),
    )
    expect(new Set(data.invitations.map(({ expiresAt }) => expiresAt)).size).toBe(2_200)
    expect(data.invitations).toHaveLength(2_200)
    const rated = Object.fromEntries(data.ratings.map(({ recipeId, ...said }) => [recipeId, said]))
    expect([data.ratings.length, Object.keys(rated).length]).toEqual([1_500, 1_500])
    expect([rated['many-3'], rated['many-4'], rated['many-5']]).toEqual([
      { stars: null, hasTried: true },
      { stars: 4, hasTried: true },
      { stars: 4, hasTried: null },
    ])
    expect(answer.payload).toBe(`${JSON.stringify(answer.json(), null, 2)}\n`)
  })

  test('a data download with 20,000 ratings does not block the event loop', async () => {
    const cook = await site.addMember('Cleo')
    await site.deps.db.transaction(async (tx) => {
      // Without the recipes, whose words take long to index.
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`
        insert into ratings (recipe_id, user_id, stars)
        select 'rated-' || n, ${cook.userId}, 4 from generate_series(1, 20000) n`)
      await tx.execute(sql`
        insert into tried (recipe_id, user_id, has_tried)
        select 'rated-' || n, ${cook.userId}, true from generate_series(1, 20000) n`)
    })
    expect(await longestHold(() => download(cook))).toBeLessThan(0.25)
  })
})

describe('120 MB of notes and messages', () => {
  let larder: LarderProcess
  let dropDatabase: () => Promise<void>
  let member: SignedIn
  beforeAll(async () => {
    const { url, drop } = await createTestDatabase()
    dropDatabase = drop
    larder = await startLarder(
      // So small a heap is collected often and does not hold the whole file: V8 lets a larger one grow by chance.
      {
        ...{ DATABASE_URL: url, HOST: '127.0.0.1', DEMO_DATA: 'false' },
        NODE_OPTIONS: '--max-old-space-size=120',
      },
      'tests/support/process/pagelessServer.ts',
    )
    member = await signedInAt({ url: larder.url, databaseUrl: url })
    const { db, close } = openDatabase(url, { poolSize: 1 })
    await keepManyRecipes(db, 1)
    await db.execute(sql`
      insert into feedback (id, type, description, user_id)
      select 'f' || n, 'other', rpad('', 5000, '味噌汁'), ${member.userId} from generate_series(1, 5000) n`)
    await db.transaction(async (tx) => {
      // Without the trigger that tells the recipe of each note.
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`
        insert into notes (id, recipe_id, author_id, text)
        select 'n' || n, 'many-1', ${member.userId}, rpad('', 1990, 'ß"' || chr(10)) from generate_series(1, 20000) n`)
    })
    await close()
  }, 120_000)
  afterAll(async () => {
    await larder.stop()
    await dropDatabase()
  })
  const residentMb = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${larder.child.pid}/status`, 'utf8'))?.[1]) / 1_024

  test('a data download of 120 MB of notes and messages takes less than 90 MB of memory', async () => {
    await (await fetch(`${larder.url}/chefs`)).text()
    const before = residentMb()
    let [peak, bytes, end] = [before, 0, '']
    const watch = setInterval(() => {
      peak = Math.max(peak, residentMb())
    }, 20)
    const headers = { cookie: `larder=${member.cookie.value}` }
    const asked = request(`${larder.url}/account/download`, { method: 'POST', headers, agent: false })
    asked.end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    for await (const piece of answer as AsyncIterable<Buffer>) {
      bytes += piece.length
      end = (end + piece.toString('latin1')).slice(-20)
    }
    clearInterval(watch)
    expect(end).toMatch(/\n\}\n$/)
    expect(bytes).toBeGreaterThan(120 * 1024 * 1024)
    expect(peak - before).toBeLessThan(90)
  }, 60_000)
})
