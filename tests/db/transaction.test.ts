import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OpenedDatabase, openDatabase } from '#server/db/client.ts'
import { withTransaction } from '#server/db/transaction.ts'
import { createTestDatabase } from '../support/testDatabase.ts'

let database: OpenedDatabase

beforeAll(async () => {
  const { url } = await createTestDatabase()
  database = openDatabase(url, { poolSize: 3 })
  await database.sql`create table scraps (words text primary key)`
})
beforeEach(() => database.sql`truncate scraps`)
afterAll(() => database.close())

function newContext() {
  return { deps: { db: database.db, oven: 'gas' }, requestId: 'r1' }
}
type Context = ReturnType<typeof newContext>

const write = (ctx: Context, words: string) => ctx.deps.db.execute(`insert into scraps values ('${words}')`)

async function writtenWords() {
  const rows = await database.sql<{ words: string }[]>`select words from scraps order by words`
  return rows.map((row) => row.words)
}

test('what a transaction did is seen by others at its end, and not before', async () => {
  const result = await withTransaction(newContext(), async (ctx) => {
    await write(ctx, 'soup')
    expect(await writtenWords()).toEqual([])
    return 42
  })

  expect(result).toBe(42)
  expect(await writtenWords()).toEqual(['soup'])
})

test('the rest of the context comes along', async () => {
  await withTransaction(newContext(), async (ctx) => {
    expect(ctx).toMatchObject({ requestId: 'r1', deps: { oven: 'gas' } })
  })
})

test('a failure leaves nothing behind and reaches the caller as it is', async () => {
  const failure = new Error('burnt')

  const cooking = withTransaction(newContext(), async (ctx) => {
    await write(ctx, 'soup')
    throw failure
  })

  await expect(cooking).rejects.toBe(failure)
  expect(await writtenWords()).toEqual([])
})

test('a transaction within another ends with it', async () => {
  const cooking = withTransaction(newContext(), async (ctx) => {
    await withTransaction(ctx, (inner) => write(inner, 'starter'))
    throw new Error('burnt')
  })

  await expect(cooking).rejects.toThrow('burnt')
  expect(await writtenWords()).toEqual([])
})

test('an inner failure that the outer one catches undoes the inner one alone', async () => {
  await withTransaction(newContext(), async (ctx) => {
    await write(ctx, 'soup')
    const twice = withTransaction(ctx, async (inner) => {
      await write(inner, 'salad')
      await write(inner, 'soup')
    })
    await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } })
    await write(ctx, 'tart')
  })

  expect(await writtenWords()).toEqual(['soup', 'tart'])
})

test('a statement that outlasts its limit is cancelled', async () => {
  const { url } = await createTestDatabase()
  const hasty = openDatabase(url, { poolSize: 1, statementTimeoutMs: 20 })

  await expect(hasty.sql`select pg_sleep(10)`).rejects.toMatchObject({ code: '57014' })
  await hasty.close()
})
