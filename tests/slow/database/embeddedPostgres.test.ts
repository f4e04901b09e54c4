import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sharedBuffersSetting } from '#server/db/embedded/settings.ts'
import { startEmbeddedPostgres } from '#server/db/embeddedPostgres.ts'
import { folderWithDatabase } from '../../support/database/databaseFolder.ts'
import { connect, DatabaseHolder } from '../../support/database/databaseHolder.ts'
import { isAlive, newFolder, postgresPid, untilDown } from '../../support/database/postgresProcess.ts'

test('the first start creates a database named larder with the same locale on every machine', async () => {
  const folder = newFolder()
  const database = await startEmbeddedPostgres({ folder: join(folder, 'deep', 'down') })
  onTestFinished(() => database.stop())
  const sql = connect(database.url)

  expect(
    await sql`
    select current_database() as name, datlocprovider as provider, datlocale as locale,
      pg_encoding_to_char(encoding) as encoding, upper('crème') as upper,
      current_setting('TimeZone') as timezone, current_setting('listen_addresses') as listens,
      current_setting('unix_socket_directories') as sockets, current_setting('fsync') as fsync,
      current_setting('max_wal_size') as "maxWal", current_setting('min_wal_size') as "minWal",
      (select rolpassword ~ '^SCRAM-SHA-256' from pg_authid where rolname = current_user) as scram
    from pg_database where datname = current_database()`,
  ).toEqual([
    {
      name: 'larder',
      provider: 'b',
      locale: 'C.UTF-8',
      encoding: 'UTF8',
      upper: 'CRÈME',
      timezone: 'UTC',
      listens: '127.0.0.1',
      sockets: '',
      fsync: 'on',
      maxWal: '192MB',
      minWal: '80MB',
      scram: true,
    },
  ])
})

test('Postgres gets smaller shared buffers in a small container', () => {
  const megabyte = 1024 * 1024
  expect(sharedBuffersSetting(430 * megabyte)).toBe('shared_buffers=24MB')
  expect(sharedBuffersSetting(2_000 * megabyte)).toBe('shared_buffers=128MB')
  expect(sharedBuffersSetting(null), 'where the system does not tell').toBe('shared_buffers=128MB')
})

test('the database requires the password, which is stored only in its file', async () => {
  const folder = await folderWithDatabase()
  const logs: string[] = []
  const database = await startEmbeddedPostgres({ folder, log: (...said) => logs.push(JSON.stringify(said)) })
  onTestFinished(() => database.stop())
  const { password } = new URL(database.url)
  const wrong = database.url.replace(password, 'guessed')

  await expect(connect(wrong)`select 1`).rejects.toMatchObject({ code: '28P01' })
  await expect(connect(database.url)`select 'a'::int`).rejects.toMatchObject({ code: '22P02' })

  expect(password.length).toBeGreaterThan(20)
  expect(statSync(join(folder, 'password')).mode & 0o077).toBe(0)
  expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).not.toContain(password)
  expect(readFileSync(join(folder, 'pg', 'postmaster.opts'), 'utf8')).not.toContain(password)
  expect(logs.join()).not.toContain(password)
})

test('values of failed statements do not reach the log, which is emptied at each start', async () => {
  const folder = await folderWithDatabase()
  const log = join(folder, 'postgres.log')
  const first = await startEmbeddedPostgres({ folder })
  const sql = connect(first.url)
  await sql`create table members (email text primary key)`
  await sql`insert into members values ('cook@example.org')`
  await expect(sql`insert into members values ('cook@example.org')`).rejects.toMatchObject({ code: '23505' })
  await sql.end()
  await first.stop()
  const sizes = [statSync(log).size]
  expect(readFileSync(log, 'utf8')).toContain('ready to accept connections')
  expect(readFileSync(log, 'utf8')).not.toContain('cook@example.org')

  const second = await startEmbeddedPostgres({ folder })
  await second.stop()

  sizes.push(statSync(log).size)
  expect(Math.abs(sizes[1]! - sizes[0]!)).toBeLessThan(200)
})

test('postgres stops when its last app is killed, and the next start has every acknowledged row', async () => {
  const folder = await folderWithDatabase()
  const app = new DatabaseHolder(folder)
  const sql = connect(await app.url())
  await sql`create table orders (id int primary key)`
  const acknowledged: number[] = []
  const writing = (async () => {
    for (let id = 1; ; id++) {
      await sql`insert into orders values (${id})`
      acknowledged.push(id)
    }
  })()
  writing.catch(() => {})
  await expect.poll(() => acknowledged.length, { interval: 5, timeout: 5000 }).toBeGreaterThan(50)

  await app.kill()
  await untilDown(folder)
  await expect(writing).rejects.toThrow()

  const again = new DatabaseHolder(folder)
  const rows = await connect(await again.url())<{ id: number }[]>`select id from orders order by id`
  expect(rows.slice(0, acknowledged.length).map((row) => row.id)).toEqual(acknowledged)
})

test('a child that the app leaves behind does not keep postgres running', async () => {
  const folder = await folderWithDatabase()
  const app = new DatabaseHolder(folder)
  await app.url()
  await app.tell('leaveChild')
  const child = app.said.child ?? 0
  onTestFinished(() => void process.kill(child))

  await app.kill()

  await untilDown(folder, 3000)
  expect(isAlive(child)).toBe(true)
})

test('stop resolves when postgres is down, even when it is called twice', async () => {
  const folder = await folderWithDatabase()
  const database = await startEmbeddedPostgres({ folder })
  const pid = postgresPid(folder)

  await Promise.all([database.stop(), database.stop()])

  expect(isAlive(pid)).toBe(false)
  expect(postgresPid(folder)).toBe(0)
  await expect(connect(database.url)`select 1`).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('a later start uses the existing database', async () => {
  const folder = await folderWithDatabase()
  const identifiers: unknown[] = []
  for (let times = 0; times < 2; times++) {
    const database = await startEmbeddedPostgres({ folder })
    identifiers.push(...(await connect(database.url)`select system_identifier from pg_control_system()`))
    await database.stop()
  }

  expect(identifiers[1]).toEqual(identifiers[0])
})

test('a folder that cannot be created ends the start with one sentence', async () => {
  const folder = join(newFolder(), 'file')
  writeFileSync(folder, '')

  await expect(startEmbeddedPostgres({ folder: join(folder, 'below') })).rejects.toThrow(
    `Larder may not keep its database in ${folder}/below.`,
  )
})

test('Postgres has a lower CPU priority than the app', async () => {
  const folder = newFolder()
  const database = await startEmbeddedPostgres({ folder })
  onTestFinished(() => database.stop())
  const [row] = await connect(database.url)<{ pid: number }[]>`select pg_backend_pid() as pid`
  for (const pid of [postgresPid(folder), row!.pid]) expect(getPriority(pid)).toBe(getPriority() + 5)
})
