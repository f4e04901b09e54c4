import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '#server/db/embeddedPostgres.ts'
import { folderWithDatabase, initdbPids } from '../../support/database/databaseFolder.ts'
import { connect, DatabaseHolder } from '../../support/database/databaseHolder.ts'
import { isAlive, newFolder, postgresPid, untilDown } from '../../support/database/postgresProcess.ts'

test.for(['stops', 'is killed'])(
  'when the first of two apps %s, the second keeps its database',
  async (how) => {
    const folder = await folderWithDatabase()
    const first = new DatabaseHolder(folder)
    const url = await first.url()
    const second = new DatabaseHolder(folder)
    expect(await second.url()).toBe(url)
    const sql = connect(url)
    await sql`create table shelf (jar text)`
    const pid = postgresPid(folder)

    await (how === 'stops' ? first.tell('stop') : first.kill())

    await sql`insert into shelf values ('jam')`
    expect(await connect(url)`select jar from shelf`).toEqual([{ jar: 'jam' }])
    expect(isAlive(pid)).toBe(true)
    await sql.end()
    await second.tell('stop')
    expect(isAlive(pid)).toBe(false)
    expect(second.said.logs.at(-1)).toBe('embedded database stopped')
    if (how === 'stops')
      expect(first.said.logs.at(-1)).toBe('embedded database left running: other processes use it')
  },
)

test('apps that start for the first time together create one database', async () => {
  const folder = newFolder()
  const apps = Array.from({ length: 3 }, () => new DatabaseHolder(folder))

  const urls = await Promise.all(apps.map((app) => app.url()))

  expect(new Set(urls).size).toBe(1)
  expect(
    apps.filter((app) =>
      app.said.logs.some((line) => line === 'connected to the embedded database of another process'),
    ),
  ).toHaveLength(2)
})

test('two apps that stop at once both resolve when postgres is down', async () => {
  const folder = await folderWithDatabase()
  const [one, other] = [await startEmbeddedPostgres({ folder }), await startEmbeddedPostgres({ folder })]
  const pid = postgresPid(folder)

  await Promise.all([one.stop(), other.stop()])

  expect(isAlive(pid)).toBe(false)
})

test('an app that starts while another stops keeps its database', async () => {
  const folder = await folderWithDatabase()
  let current = await startEmbeddedPostgres({ folder })
  for (let round = 0; round < 10; round++) {
    const [next] = await Promise.all([startEmbeddedPostgres({ folder }), current.stop()])
    expect(await connect(next.url)`select 1 as one`).toEqual([{ one: 1 }])
    current = next
  }
  await current.stop()
  expect(postgresPid(folder)).toBe(0)
})

test('an app that starts while the only other one is killed keeps its database', async () => {
  const folder = await folderWithDatabase()
  const killed = new DatabaseHolder(folder)
  await killed.url()
  const [next] = await Promise.all([startEmbeddedPostgres({ folder }), killed.kill()])
  onTestFinished(() => next.stop())

  expect(await connect(next.url)`select 1 as one`).toEqual([{ one: 1 }])
})

test('an app that is killed while creating the database leaves nothing unfinished behind', async () => {
  const folder = newFolder()
  const killed = new DatabaseHolder(folder)
  const drafts = () => readdirSync(folder).filter((name) => name.startsWith('unfinished-'))
  await expect.poll(drafts, { interval: 5, timeout: 5000 }).toHaveLength(1)
  await killed.kill()

  const next = await startEmbeddedPostgres({ folder })
  expect(await connect(next.url)`select current_database() as name`).toEqual([{ name: 'larder' }])
  await next.stop()

  await expect.poll(() => initdbPids(folder), { interval: 20, timeout: 5000 }).toEqual([])
  for (const name of drafts()) utimesSync(join(folder, name), 0, 0)
  const later = await startEmbeddedPostgres({ folder })
  onTestFinished(() => later.stop())
  expect(drafts()).toEqual([])
})

test('an app that is killed while starting postgres does not leave it running', async () => {
  const folder = await folderWithDatabase()
  const killed = new DatabaseHolder(folder)
  await expect.poll(() => postgresPid(folder), { interval: 1, timeout: 5000 }).toBeGreaterThan(0)

  await killed.kill()

  await untilDown(folder)
})
