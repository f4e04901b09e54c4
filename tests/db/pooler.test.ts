import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { findOutageAmongCauses } from '#server/db/outage.ts'
import { findDatabaseAddresses, isTransactionPooled } from '#server/db/pooler.ts'
import { runInTransaction } from '#server/db/transaction.ts'
import { startSessionPooler } from '../support/database/sessionPooler.ts'
import { createTestDatabase } from '../support/database/testDatabase.ts'
import { startTransactionPooler } from '../support/database/transactionPooler.ts'

let url: string
beforeAll(async () => {
  url = (await createTestDatabase('empty')).url
})

test('isTransactionPooled recognises a pooler in transaction mode', async () => {
  expect(await isTransactionPooled(await startTransactionPooler(url))).toBe(true)
  expect(await isTransactionPooled(url)).toBe(false)
})

test('a start through a pooler is refused with one sentence unless DATABASE_DIRECT_URL leads past it', async () => {
  const pooler = await startTransactionPooler(url)
  await expect(findDatabaseAddresses(pooler, null)).rejects.toThrow(
    /^DATABASE_URL leads to a pooler .+ DATABASE_DIRECT_URL/,
  )
  await expect(findDatabaseAddresses(pooler, pooler)).rejects.toThrow(
    /^DATABASE_DIRECT_URL leads to a pooler/,
  )
  expect(await findDatabaseAddresses(pooler, url)).toEqual({
    url: pooler,
    directUrl: url,
    isTransactionPooled: true,
  })
  expect(await findDatabaseAddresses(url, null)).toEqual({ url, directUrl: url, isTransactionPooled: false })
})

test('a database that cannot be reached stops the start with one sentence and no password', async () => {
  const start = findDatabaseAddresses('postgres://larder:secret@127.0.0.1:1/none', null)
  await expect(start).rejects.toThrow(
    /^Larder cannot use its database at 127\.0\.0\.1:1\/none .+ECONNREFUSED/,
  )
  await expect(start).rejects.not.toThrow('secret')
})

test('no acknowledged write is lost behind a pooler in transaction mode', async () => {
  const pooler = await startTransactionPooler(url)
  const database = openDatabase(pooler, { poolSize: 6, isTransactionPooled: true, statementTimeoutMs: 5_000 })
  onTestFinished(() => database.sql.end({ timeout: 0 }))
  const ctx = { deps: { db: database.db, log: { warn() {} } } }
  await database.db.execute('create table pooled (n int, way text)')
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let n = 0; n < 25; n += 1) {
      await database.db.execute(`insert into pooled values (${writer * 100 + n}, 'alone')`)
      await runInTransaction(ctx, async ({ deps }) => {
        await deps.db.execute(`insert into pooled values (${writer * 100 + n}, 'together')`)
        await deps.db.execute(`insert into pooled values (${writer * 100 + n}, 'together')`)
      })
    }
  })
  await Promise.all(writers)
  expect(
    await database.db.execute('select way, count(*)::int as rows from pooled group by way order by way'),
  ).toEqual([
    { way: 'alone', rows: 200 },
    { way: 'together', rows: 400 },
  ])
})

test('a pooler in session mode that refuses statement_timeout loses no write and is not sent it again', async () => {
  const pooler = await startSessionPooler(url)
  expect(await findDatabaseAddresses(pooler.url, null)).toMatchObject({ isTransactionPooled: false })
  const database = openDatabase(pooler.url, { poolSize: 4, statementTimeoutMs: 5_000 })
  onTestFinished(() => database.sql.end({ timeout: 0 }))
  const ctx = { deps: { db: database.db, log: { warn() {} } } }
  const table = `session_pooled_${Date.now()}`
  await Promise.all(Array.from({ length: 4 }, () => database.db.execute('select pg_sleep(0.05)')))
  const refusals = pooler.refusals()
  expect(refusals).toBeGreaterThan(0)
  expect(refusals).toBeLessThanOrEqual(4)
  await database.db.execute(`create table ${table} (n int)`)
  await Promise.all(
    Array.from({ length: 8 }, async (_, writer) => {
      for (let n = 0; n < 25; n += 1) {
        await database.db.execute(`insert into ${table} values (${writer * 100 + n})`)
        await runInTransaction(ctx, async ({ deps }) => {
          await deps.db.execute(`insert into ${table} values (${writer * 100 + n})`)
        })
      }
    }),
  )
  expect(
    await database.db.execute(
      `select count(*)::int as rows, count(distinct n)::int as numbers from ${table}`,
    ),
  ).toEqual([{ rows: 400, numbers: 200 }])
  pooler.cut()
  await expect.poll(() => database.db.execute('select 1 as one').catch(() => null)).toEqual([{ one: 1 }])
  expect(pooler.refusals()).toBe(refusals)
})

test.each([
  'unsupported startup parameter: statement_timeout',
  'Unsupported startup parameter: statement_timeout',
])('a transaction as the first call through a pooler that says "%s" runs once', async (refusal) => {
  const pooler = await startSessionPooler(url, refusal)
  const database = openDatabase(pooler.url, { poolSize: 1, statementTimeoutMs: 5_000 })
  onTestFinished(() => database.sql.end({ timeout: 0 }))
  let runs = 0
  await database.db.transaction(async (transaction) => {
    runs += 1
    await transaction.execute('select 1')
  })
  expect(runs).toBe(1)
  expect(pooler.refusals()).toBe(1)
})

test('a call that a pooler refuses for another reason is not sent again', async () => {
  const pooler = await startSessionPooler(url, 'query_wait_timeout')
  const database = openDatabase(pooler.url, { poolSize: 1, statementTimeoutMs: 5_000 })
  onTestFinished(() => database.sql.end({ timeout: 0 }))
  const error = await database.db.execute('select 1').catch((thrown: unknown) => thrown)
  expect(findOutageAmongCauses(error)).toMatchObject({ reason: 'away' })
  expect(pooler.refusals()).toBe(1)
})

test('a database without a pooler still gets the statement timeout of the pool', async () => {
  const database = openDatabase(url, { poolSize: 1, statementTimeoutMs: 5_000 })
  onTestFinished(() => database.sql.end({ timeout: 0 }))
  expect(await database.db.execute('show statement_timeout')).toEqual([{ statement_timeout: '5s' }])
})
