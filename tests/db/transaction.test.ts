import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OpenedDatabase, openDatabase } from '#server/db/client.ts'
import { runInTransaction } from '#server/db/transaction.ts'
import { logEvents } from '#server/logEvents.ts'
import { createTestDatabase } from '../support/database/testDatabase.ts'

let database: OpenedDatabase

beforeAll(async () => {
  const { url } = await createTestDatabase()
  database = openDatabase(url, { poolSize: 3 })
  await database.sql`create table scraps (words text primary key)`
})
beforeEach(() => database.sql`truncate scraps`)
afterAll(() => database.close())

let warnings: string[]
beforeEach(() => {
  warnings = []
})
function newContext() {
  const log = { warn: (_: unknown, message?: string) => warnings.push(message ?? '') }
  return { deps: { db: database.db, oven: 'gas', log }, requestId: 'r1' }
}
type Context = ReturnType<typeof newContext>

const write = (ctx: Context, words: string) => ctx.deps.db.execute(`insert into scraps values ('${words}')`)

async function writtenWords() {
  const rows = await database.sql<{ words: string }[]>`select words from scraps order by words`
  return rows.map((row) => row.words)
}

test('writes of a transaction are visible to others at its end, and not before', async () => {
  const result = await runInTransaction(newContext(), async (ctx) => {
    await write(ctx, 'soup')
    expect(await writtenWords()).toEqual([])
    return 42
  })

  expect(result).toBe(42)
  expect(await writtenWords()).toEqual(['soup'])
})

test('the transaction’s context keeps all other fields', async () => {
  await runInTransaction(newContext(), async (ctx) => {
    expect(ctx).toMatchObject({ requestId: 'r1', deps: { oven: 'gas' } })
  })
})

test('a failed transaction writes nothing, and its error reaches the caller unchanged', async () => {
  const failure = new Error('burnt')

  const cooking = runInTransaction(newContext(), async (ctx) => {
    await write(ctx, 'soup')
    throw failure
  })

  await expect(cooking).rejects.toBe(failure)
  expect(await writtenWords()).toEqual([])
})

test('a nested transaction is rolled back with the outer one', async () => {
  const cooking = runInTransaction(newContext(), async (ctx) => {
    await runInTransaction(ctx, (inner) => write(inner, 'starter'))
    throw new Error('burnt')
  })

  await expect(cooking).rejects.toThrow('burnt')
  expect(await writtenWords()).toEqual([])
})

test('a nested failure that the outer transaction catches undoes only the nested one', async () => {
  await runInTransaction(newContext(), async (ctx) => {
    await write(ctx, 'soup')
    const twice = runInTransaction(ctx, async (inner) => {
      await write(inner, 'salad')
      await write(inner, 'soup')
    })
    await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } })
    await write(ctx, 'tart')
  })

  expect(await writtenWords()).toEqual(['soup', 'tart'])
})

/** Locks one row of scraps and then the other, when both transactions have locked their first. Returns how often each ran. */
async function lockCrosswise(
  lockSecond: (ctx: Context, words: string) => Promise<unknown> = (ctx, words) => raise(ctx, words),
) {
  await database.sql`insert into scraps values ('soup'), ('tart')`
  let holding = 0
  const bothHold = Promise.withResolvers<void>()
  const oneEnded = Promise.withResolvers<void>()
  const runs = [0, 0]
  const lock = (who: number, first: string, second: string) =>
    runInTransaction(newContext(), async (ctx) => {
      runs[who]! += 1
      // Or the repeated one might lock its first row again before the other gets it.
      if (runs[who]! > 1) await oneEnded.promise
      await raise(ctx, first)
      holding += 1
      if (holding === 2) bothHold.resolve()
      await bothHold.promise
      await lockSecond(ctx, second)
    })
  await Promise.all(
    [lock(0, 'soup', 'tart'), lock(1, 'tart', 'soup')].map((each) => each.then(() => oneEnded.resolve())),
  )
  return runs.toSorted()
}
const raise = (ctx: Context, words: string) =>
  ctx.deps.db.execute(`update scraps set words = words || '!' where words like '${words}%'`)

test('the transaction that fails by a deadlock is repeated once', async () => {
  expect(await lockCrosswise()).toEqual([1, 2])
  expect(await writtenWords()).toEqual(['soup!!', 'tart!!'])
  expect(warnings).toEqual([logEvents.transactionRetried])
})

test('a deadlock in a nested transaction repeats the whole outer one', async () => {
  const runs = await lockCrosswise((ctx, words) => runInTransaction(ctx, (inner) => raise(inner, words)))
  expect(runs).toEqual([1, 2])
  expect(await writtenWords()).toEqual(['soup!!', 'tart!!'])
  expect(warnings).toEqual([logEvents.transactionRetried])
})

test('a transaction that fails otherwise is not repeated', async () => {
  let runs = 0
  const twice = runInTransaction(newContext(), async (ctx) => {
    runs += 1
    await write(ctx, 'soup')
    await write(ctx, 'soup')
  })
  await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(runs).toBe(1)
})

test('a statement that exceeds its time limit is cancelled', async () => {
  const { url } = await createTestDatabase()
  const hasty = openDatabase(url, { poolSize: 1, statementTimeoutMs: 20 })

  await expect(hasty.sql`select pg_sleep(10)`).rejects.toMatchObject({ code: '57014' })
  await hasty.close()
})
