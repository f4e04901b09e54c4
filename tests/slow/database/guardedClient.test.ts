import { sql } from 'drizzle-orm'
import type postgres from 'postgres'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { type DatabaseOptions, openDatabase } from '#server/db/client.ts'
import { guardDatabaseClient } from '#server/db/guardedClient.ts'
import { type DatabaseOutage, findOutageAmongCauses } from '#server/db/outage.ts'
import { startTcpProxy } from '../../support/database/tcpProxy.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'

let url: string
beforeAll(async () => {
  url = (await createTestDatabase('empty')).url
})

function open(options: Partial<DatabaseOptions> = {}, at = url) {
  const database = openDatabase(at, { poolSize: 2, ...options })
  onTestFinished(() => database.sql.end({ timeout: 0 }))
  return database.db
}

async function outageOf(call: PromiseLike<unknown>): Promise<DatabaseOutage | null> {
  return findOutageAmongCauses(
    await Promise.resolve(call).then(
      () => null,
      (error: unknown) => error,
    ),
  )
}

/** Holds this many connections of a pool until `letGo` is called. */
function holdConnections(db: ReturnType<typeof open>, count: number) {
  const end = Promise.withResolvers<void>()
  const held = Array.from({ length: count }, () => db.transaction(() => end.promise))
  return { held: Promise.all(held), letGo: end.resolve }
}

test('a statement or transaction without a free connection in time fails with the reason busy', async () => {
  const db = open({ acquireTimeoutMs: 100 })
  const { held, letGo } = holdConnections(db, 2)
  expect(await outageOf(db.execute(sql`select 1`))).toMatchObject({ reason: 'busy' })
  expect(await outageOf(db.transaction(async () => {}))).toMatchObject({ reason: 'busy' })
  letGo()
  await held
  expect(await db.execute(sql`select 1 as one`)).toEqual([{ one: 1 }])
})

test('a statement waits for a connection that is free in time', async () => {
  const db = open({ acquireTimeoutMs: 30_000 })
  const { held, letGo } = holdConnections(db, 2)
  const waiting = db.execute(sql`select 1 as one`)
  letGo()
  await held
  expect(await waiting).toEqual([{ one: 1 }])
})

test('a call to an unreachable database fails with the reason away and a time to try again', async () => {
  const db = open({}, 'postgres://nobody@127.0.0.1:1/none')
  expect(await outageOf(db.execute(sql`select 1`))).toMatchObject({ reason: 'away', retryAfterSeconds: 1 })
})

test('a call on a connection that gets no answer fails with the reason busy, and the next call succeeds', async () => {
  const proxy = await startTcpProxy(url)
  const db = open({ queryTimeoutMs: 300 }, proxy.url)
  await db.execute(sql`select 1`)
  proxy.goSilent()
  expect(await outageOf(db.execute(sql`select 2`))).toMatchObject({ reason: 'busy' })
  proxy.speak()
  expect(await db.execute(sql`select 3 as three`)).toEqual([{ three: 3 }])
})

test('a statement that exceeds its time limit fails with the reason busy', async () => {
  const db = open({ statementTimeoutMs: 50 })
  expect(await outageOf(db.execute(sql`select pg_sleep(60)`))).toMatchObject({ reason: 'busy' })
})

test('a statement of a transaction or a nested one that exceeds its time limit fails with the reason busy', async () => {
  const db = open({ statementTimeoutMs: 50 })
  const sleep = sql`select pg_sleep(60)`
  expect(await outageOf(db.transaction((tx) => tx.execute(sleep)))).toMatchObject({ reason: 'busy' })
  const nested = db.transaction((tx) => tx.transaction((inner) => inner.execute(sleep)))
  expect(await outageOf(nested)).toMatchObject({ reason: 'busy' })
})

test('an error of the statement itself is no outage and keeps its SQLSTATE', async () => {
  const error = await open()
    .execute(sql`select 1 / 0`)
    .then(
      () => null,
      (thrown: Error) => thrown,
    )
  expect(findOutageAmongCauses(error)).toBe(null)
  expect(error?.cause).toMatchObject({ code: '22012' })
})

test('a failed nested transaction is rolled back and the outer one commits', async () => {
  const db = open()
  await db.execute(sql`create table crumbs (n int)`)
  await db.transaction(async (outer) => {
    await outer.execute(sql`insert into crumbs values (1)`)
    await expect(
      outer.transaction(async (inner) => {
        await inner.execute(sql`insert into crumbs values (2)`)
        throw new Error('burnt')
      }),
    ).rejects.toThrow('burnt')
  })
  expect(await db.execute(sql`select n from crumbs`)).toEqual([{ n: 1 }])
})

/** A driver that puts every answer behind the rows of a failed one, as postgres.js 3.4.9 does: two holes, then the row. */
function openShiftedDriver(): postgres.Sql {
  const rows: unknown[] = []
  rows[2] = { id: 3 }
  const answer = Object.assign(rows, { count: 1 })
  const unsafe = () => Object.assign(Promise.resolve(answer), { values: () => Promise.resolve(answer) })
  const savepoint = (work: (inner: object) => unknown) => work({ unsafe, savepoint })
  return {
    options: {},
    unsafe,
    begin: (work: (transaction: object) => unknown) => work({ unsafe, savepoint }),
  } as unknown as postgres.Sql
}

test.each<[string, (client: postgres.Sql) => PromiseLike<unknown>]>([
  ['rows as objects', (client) => client.unsafe('select id')],
  ['rows as arrays', (client) => client.unsafe('select id').values()],
  ['rows as objects in a transaction', (client) => client.begin((tx) => tx.unsafe('select id'))],
  ['rows as arrays in a transaction', (client) => client.begin((tx) => tx.unsafe('select id').values())],
  [
    'rows in a nested transaction',
    (client) => client.begin((tx) => tx.savepoint((inner) => inner.unsafe('select id'))),
  ],
])('an answer with holes is an error: %s', async (_what, ask) => {
  const client = guardDatabaseClient(openShiftedDriver(), { maxAtOnce: 1, acquireTimeoutMs: 1_000 })
  await expect(ask(client)).rejects.toThrow('The driver holds 3 rows of an answer that has 1.')
})

test('a statement without a free connection fails with the reason busy after the default of 3 seconds', async () => {
  const db = open({ poolSize: 1 })
  const { held, letGo } = holdConnections(db, 1)
  const askedAt = performance.now()
  expect(await outageOf(db.execute(sql`select 1`))).toMatchObject({ reason: 'busy' })
  const tookMs = performance.now() - askedAt
  letGo()
  await held
  expect(tookMs).toBeGreaterThan(2_900)
  // What a busy machine may add to the timer.
  expect(tookMs).toBeLessThan(4_500)
})
