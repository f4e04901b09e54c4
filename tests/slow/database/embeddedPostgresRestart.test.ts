import { expect, onTestFinished, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '#server/db/embeddedPostgres.ts'
import { DatabaseUnavailableError } from '#server/db/unavailable.ts'
import { folderWithDatabase, watchdogPids } from '../../support/database/databaseFolder.ts'
import { connect, DatabaseHolder } from '../../support/database/databaseHolder.ts'
import { isAlive, postgresPid, untilDown } from '../../support/database/postgresProcess.ts'

vi.setConfig({ testTimeout: 60_000 })
const patience = { timeout: 20_000, interval: 10 }

/** Kills the postmaster as the kernel does when memory runs out. Returns its pid. */
function killPostgres(folder: string) {
  const pid = postgresPid(folder)
  process.kill(pid, 'SIGKILL')
  return pid
}

const untilRestarted = (folder: string, killed: number) =>
  vi.waitUntil(() => ![0, killed].includes(postgresPid(folder)), patience)

/** Reads one row in a new connection, as soon as the database answers. */
async function read(url: string) {
  let rows: unknown[] = []
  await vi.waitUntil(async () => {
    rows = await connect(url)`select 1 as one`.catch(() => [])
    return rows.length > 0
  }, patience)
  return rows
}

test('a killed postgres is started again at the same address with every acknowledged row', async () => {
  const folder = await folderWithDatabase()
  const events: string[] = []
  const database = await startEmbeddedPostgres({ folder, log: (event) => events.push(event) })
  onTestFinished(() => database.stop())
  await connect(database.url)`create table shelf (jar text)`
  await connect(database.url)`insert into shelf values ('jam')`

  for (let times = 0; times < 3; times++) {
    await untilRestarted(folder, killPostgres(folder))
    await read(database.url)
  }

  expect(await connect(database.url)`select jar from shelf`).toEqual([{ jar: 'jam' }])
  await vi.waitUntil(
    () => events.filter((event) => event === 'embedded database restarted after it ended').length === 3,
    patience,
  )
  const pid = postgresPid(folder)
  await database.stop()
  expect(isAlive(pid)).toBe(false)
})

test('exactly one of several apps restarts the killed postgres, and each keeps it running', async () => {
  const folder = await folderWithDatabase()
  const apps = Array.from({ length: 3 }, () => new DatabaseHolder(folder))
  const [url = ''] = await Promise.all(apps.map((app) => app.url()))

  await untilRestarted(folder, killPostgres(folder))
  const hasRestarted = ({ said }: DatabaseHolder) =>
    said.logs.some((log) => log.startsWith('embedded database restarted after it ended'))
  for (const app of apps) await vi.waitUntil(() => hasRestarted(app), patience)

  const pid = postgresPid(folder)
  expect(
    apps.filter((app) => app.said.logs.includes('embedded database restarted after it ended, not joined')),
  ).toHaveLength(1)
  await apps[0]!.kill()
  await apps[1]!.tell('stop')
  expect(apps[1]!.said.logs.at(-1)).toBe('embedded database left running: other processes use it')
  expect(await read(url)).toEqual([{ one: 1 }])
  expect(postgresPid(folder)).toBe(pid)
  await apps[2]!.kill()
  await untilDown(folder)
})

test('a postgres whose watchdog is killed is restarted with a watchdog and every acknowledged row', async () => {
  const folder = await folderWithDatabase()
  const app = new DatabaseHolder(folder)
  const url = await app.url()
  await connect(url)`create table shelf (jar text)`
  await connect(url)`insert into shelf values ('jam')`
  const killed = watchdogPids(folder)
  expect(killed).toHaveLength(2)

  for (const pid of killed) process.kill(pid, 'SIGKILL')

  await vi.waitUntil(
    () => app.said.logs.some((log) => log.startsWith('embedded database restarted after it ended')),
    patience,
  )
  expect(await read(url)).toEqual([{ one: 1 }])
  expect(await connect(url)`select jar from shelf`).toEqual([{ jar: 'jam' }])
  expect(app.said.lost).toBeUndefined()
  await app.kill()
  await untilDown(folder)
  await expect.poll(() => watchdogPids(folder), patience).toEqual([])
})

test.each([0, 1])(
  'a postgres that loses watching shell number %i of two still ends with its app',
  async (index) => {
    const folder = await folderWithDatabase()
    const app = new DatabaseHolder(folder)
    const url = await app.url()
    const [killed = 0] = watchdogPids(folder)
      .sort((a, b) => a - b)
      .slice(index)
    process.kill(killed, 'SIGKILL')
    // A second app asks the watchdog for an answer.
    const second = new DatabaseHolder(folder)
    expect(await second.url()).toBe(url)
    await read(url)

    await app.kill()
    expect(await read(url)).toEqual([{ one: 1 }])
    await second.kill()

    await untilDown(folder)
    await expect.poll(() => watchdogPids(folder), patience).toEqual([])
  },
)

test('a statement that outlives the killed postgres does not delay the next one', async () => {
  const folder = await folderWithDatabase()
  const database = await startEmbeddedPostgres({ folder })
  onTestFinished(() => database.stop())
  const sql = connect(database.url)
  const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  // Uses CPU between two checks of whether the postmaster lives.
  const counting = sql`select count(*) from generate_series(1, 1000000000)`.catch(() => {})
  await vi.waitUntil(
    async () => (await connect(database.url)`select from pg_stat_activity where state = 'active'`).length > 1,
    patience,
  )

  await untilRestarted(folder, killPostgres(folder))

  expect(await read(database.url)).toEqual([{ one: 1 }])
  expect(isAlive(backend?.pid ?? 0)).toBe(false)
  await counting
})

test('after three restarts within a minute the app gets one sentence that there is no database', async () => {
  const folder = await folderWithDatabase()
  const lost = Promise.withResolvers<DatabaseUnavailableError>()
  const database = await startEmbeddedPostgres({ folder, onLost: lost.resolve })
  onTestFinished(() => database.stop())
  for (let times = 0; times < 3; times++) {
    await untilRestarted(folder, killPostgres(folder))
    await read(database.url)
  }

  killPostgres(folder)

  const error = await lost.promise
  expect(error).toBeInstanceOf(DatabaseUnavailableError)
  expect(error.message).toMatch(
    /^The database in .* ended 4 times within a minute, so Larder ends too; .* tell why\.$/,
  )
})

test('an app that stops while postgres restarts leaves no process running', async () => {
  const folder = await folderWithDatabase()
  const database = await startEmbeddedPostgres({ folder })
  const killed = killPostgres(folder)
  await vi.waitUntil(() => !isAlive(killed), patience)

  await database.stop()

  await untilDown(folder)
})
