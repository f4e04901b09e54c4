import postgres from 'postgres'
import { expect, test } from 'vitest'
import { areMigrationsPending } from '#server/db/migrate.ts'
import { createTestDatabase } from '../support/database/testDatabase.ts'

test('test databases are migrated and separate from each other', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  const [here, there] = [postgres(one.url, { max: 1 }), postgres(other.url, { max: 1 })]

  await here`create table only_here (id int)`

  expect(await areMigrationsPending(here)).toBe(false)
  expect(await here`select similarity('basil', 'basilic') > 0 as works`).toEqual([{ works: true }])
  await expect(there`select * from only_here`).rejects.toMatchObject({ code: '42P01' })
  await Promise.all([here.end(), there.end()])
})

test('a dropped test database is gone even while connections are open', async () => {
  const database = await createTestDatabase()
  const sql = postgres(database.url, { max: 1 })
  await sql`select 1`

  await database.drop()

  await expect(sql`select 1`).rejects.toThrow()
  await sql.end()
})
