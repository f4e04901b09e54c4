import { expect, test, vi } from 'vitest'
import { migrateDatabase } from '#server/db/migrate.ts'
import { DatabaseUnavailableError } from '#server/db/unavailable.ts'
import { connect } from '../../support/database/databaseHolder.ts'
import { folderWithMigrations } from '../../support/database/migrationFolder.ts'
import { startTcpProxy } from '../../support/database/tcpProxy.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'

vi.setConfig({ testTimeout: 30_000 })

const isMigrating = (url: string) => async () => {
  const running = await connect(url)`
    select from pg_stat_activity where state = 'active' and query like '%pg_sleep%' and pid <> pg_backend_pid()`
  return running.length > 0
}

test('a migration is given up with one sentence when the database no longer answers', async () => {
  const { url } = await createTestDatabase()
  const proxy = await startTcpProxy(url)
  const folder = folderWithMigrations({ first: 'select pg_sleep(60); create table forks (id int)' })
  const migrating = migrateDatabase(proxy.url, { folder, silenceMs: 1_000 })
  migrating.catch(() => {})
  await vi.waitUntil(isMigrating(url), { timeout: 10_000 })

  proxy.goSilent()
  const silentAt = performance.now()

  const error = await migrating.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(DatabaseUnavailableError)
  expect(String(error)).toMatch(/ up to date: it has not answered for 1 seconds\.$/)
  expect(performance.now() - silentAt).toBeLessThan(4_000)
})

test('a long statement of a migration is not cancelled while the database answers', async () => {
  const { url } = await createTestDatabase()
  const folder = folderWithMigrations({ first: 'select pg_sleep(2.5); create table forks (id int)' })

  await migrateDatabase(url, { folder, silenceMs: 500 })

  expect(await connect(url)`select * from forks`).toEqual([])
})
