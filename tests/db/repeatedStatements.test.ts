import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenedDatabase, openDatabase } from '#server/db/client.ts'
import { definePreparedQuery } from '#server/db/preparedQuery.ts'
import { RepeatedStatements } from '#server/db/repeatedStatements.ts'
import { createTestDatabase } from '../support/database/testDatabase.ts'

let database: OpenedDatabase
let drop: () => Promise<void>

beforeAll(async () => {
  const created = await createTestDatabase()
  drop = created.drop
  database = openDatabase(created.url, { poolSize: 1 })
})
afterAll(async () => {
  await database.close()
  await drop()
})

const preparedStatements = async (text: string) =>
  await database.sql`select generic_plans::int, custom_plans::int from pg_prepared_statements
    where statement like ${`%${text}%`} and statement not like '%pg_prepared_statements%'`

test('a statement that was sent ten times is prepared, and planned for its values each time', async () => {
  const send = (value: number) => database.db.execute(sql`select ${value}::int as often_sent`)
  for (let value = 1; value < 10; value += 1) await send(value)
  expect(await preparedStatements('often_sent')).toEqual([])
  for (let value = 10; value < 20; value += 1) expect(await send(value)).toEqual([{ often_sent: value }])
  expect(await preparedStatements('often_sent')).toEqual([{ generic_plans: 0, custom_plans: 10 }])
})

test('a hundred statements are prepared, and no long one', () => {
  const statements = new RepeatedStatements()
  const isPrepared = (statement: string) => Array.from({ length: 20 }, () => statements.use(statement)).at(-1)
  expect(isPrepared(`select ${'1,'.repeat(5_000)}1`)).toBe(false)
  const prepared = Array.from({ length: 150 }, (_, place) => isPrepared(`select ${place}`))
  expect(prepared.filter(Boolean)).toHaveLength(100)
  expect(isPrepared('select 0')).toBe(true)
})

test('a query that is built once gets the values of each use, in transactions too', async () => {
  let built = 0
  const query = definePreparedQuery<{ value: number }, { doubled: number }[]>((db) => {
    built += 1
    const value = sql.placeholder('value')
    return db
      .select({ doubled: sql<number>`${value}::int * 2` })
      .from(sql`(select) row`)
      .prepare('doubled')
  })
  expect(await query(database.db, { value: 4 })).toEqual([{ doubled: 8 }])
  expect(await query(database.db, { value: 5 })).toEqual([{ doubled: 10 }])
  expect(built).toBe(1)
  const inside = await database.db.transaction(async (transaction) => {
    await transaction.execute(sql`create temp table only_here on commit drop as select 1`)
    return await query(transaction, { value: 6 })
  })
  expect(inside).toEqual([{ doubled: 12 }])
})

test('a prepared statement still works after its table has got another column type', async () => {
  await database.db.execute(sql`create table changing (amount int)`)
  await database.db.execute(sql`insert into changing values (7)`)
  const read = () => database.db.execute(sql`select amount from changing where amount >= ${0}`)
  for (let time = 0; time < 15; time += 1) expect(await read()).toEqual([{ amount: 7 }])
  await database.db.execute(sql`alter table changing alter amount type text using 'seven'`)
  await expect(database.db.execute(sql`select amount from changing where amount <> ${'x'}`)).resolves.toEqual(
    [{ amount: 'seven' }],
  )
  await database.db.execute(sql`alter table changing alter amount type bigint using 8`)
  expect(await read()).toEqual([{ amount: '8' }])
})
