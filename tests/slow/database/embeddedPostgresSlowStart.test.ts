import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { findPostgresPackage, preparePostgresBinaries } from '#server/db/embedded/binaries.ts'
import { readPostmasterFile } from '#server/db/embedded/postmaster.ts'
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from '#server/db/embeddedPostgres.ts'
import { DatabaseUnavailableError } from '#server/db/unavailable.ts'
import { afterTest, concurrentTest as test } from '../../support/concurrentTest.ts'
import { folderWithDatabase, watchdogPids } from '../../support/database/databaseFolder.ts'
import { connect } from '../../support/database/databaseHolder.ts'
import { isAlive, postgresPid, untilDown } from '../../support/database/postgresProcess.ts'
import { slowRecovery, slowStop } from '../../support/database/slowRecovery.ts'
import { makeScratchFolder } from '../../support/process/scratchFolder.ts'

vi.setConfig({ testTimeout: 60_000 })
const patience = { timeout: 20_000, interval: 10 }
// A start without a recovery stays within the limit even when all tests start at once.
const limits = { startTimeoutMs: 2_000, reportEveryMs: 50 }
/** Longer than the limit. */
const longWaitMs = 3_500

type Event = [event: string, data: Record<string, unknown>]

/** A start with short limits; `waited` resolves when it has waited for longer than any of them. */
function start(folder: string, options: Partial<EmbeddedPostgresOptions> = {}) {
  const events: Event[] = []
  const lost = vi.fn()
  const log = (...event: Event) => events.push(event)
  const starting = startEmbeddedPostgres({ folder, log, onLost: lost, ...limits, ...options })
  starting.then(
    (database) => afterTest(() => database.stop()),
    () => {},
  )
  const waits = () =>
    events.filter(([event]) => event === 'embedded database still starting').map(([, data]) => data)
  const waited = () =>
    vi.waitUntil(() => waits().some(({ waitedMs }) => Number(waitedMs) > longWaitMs), patience)
  return { starting, events, lost, waits, waited }
}

test('a recovery that takes longer than the start limit is awaited and logged', async () => {
  const folder = await folderWithDatabase()
  const { finish } = slowRecovery(folder)
  const { starting, waits, waited } = start(folder)

  await waited()
  finish()

  expect(await connect((await starting).url)`select 1 as one`).toEqual([{ one: 1 }])
  expect(waits().at(-1)).toMatchObject({
    folder,
    awaited: 'Postgres',
    logged: expect.stringContaining('LOG: '),
  })
})

test('a second process waits for the recovery that the first one awaits, then joins', async () => {
  const folder = await folderWithDatabase()
  const { finish } = slowRecovery(folder)
  const first = start(folder)
  await vi.waitUntil(() => postgresPid(folder) > 0, patience)
  const second = start(folder)

  await second.waited()
  finish()

  expect((await second.starting).url).toBe((await first.starting).url)
  expect(second.waits().at(-1)).toMatchObject({ awaited: 'another process that starts this database' })
  expect(second.events.at(-1)?.[0]).toBe('connected to the embedded database of another process')
})

test('every process that uses the database waits for the recovery of a killed postgres', async () => {
  const folder = await folderWithDatabase()
  const apps = [start(folder), start(folder)]
  for (const { starting } of apps) await starting
  const { finish } = slowRecovery(folder)
  const killed = postgresPid(folder)
  process.kill(killed, 'SIGKILL')

  for (const { waited } of apps) await waited()
  finish()

  for (const { events } of apps)
    await vi.waitUntil(
      () => events.some(([event]) => event === 'embedded database restarted after it ended'),
      patience,
    )
  const { url } = await apps[0]!.starting
  expect(await connect(url)`select 1 as one`).toEqual([{ one: 1 }])
  for (const { lost } of apps) expect(lost).not.toHaveBeenCalled()
})

test('an app that stops during a recovery does not wait for its end', async () => {
  const folder = await folderWithDatabase()
  const { starting, lost, waited } = start(folder)
  const database = await starting
  slowRecovery(folder)
  process.kill(postgresPid(folder), 'SIGKILL')
  await waited()
  const pid = postgresPid(folder)

  await database.stop()

  expect(isAlive(pid)).toBe(false)
  expect(lost).not.toHaveBeenCalled()
})

test('a start that is aborted during a recovery ends with one sentence and leaves no process', async () => {
  const folder = await folderWithDatabase()
  slowRecovery(folder)
  const controller = new AbortController()
  const { starting, waited } = start(folder, { signal: controller.signal })
  await waited()

  controller.abort()

  await expect(starting).rejects.toThrow(
    new DatabaseUnavailableError('Larder was stopped before its database was ready.'),
  )
  await untilDown(folder)
  await vi.waitUntil(() => watchdogPids(folder).length === 0, patience)
})

test('a postgres that takes longer to stop than the start limit is awaited and logged', async () => {
  const folder = await folderWithDatabase()
  const { finish } = slowStop(folder)
  afterTest(finish)
  const first = await start(folder).starting
  const pid = postgresPid(folder)
  const stopping = first.stop()
  await vi.waitUntil(() => readPostmasterFile(join(folder, 'pg'))?.state === 'stopping', patience)
  const { starting, waits, waited } = start(folder)

  await waited()
  expect(isAlive(pid)).toBe(true)
  finish()

  expect(await connect((await starting).url)`select 1 as one`).toEqual([{ one: 1 }])
  expect(isAlive(pid)).toBe(false)
  expect(waits()).toContainEqual(
    expect.objectContaining({ folder, awaitedEvent: 'the end of the previous Postgres' }),
  )
  await stopping
})

test('a start that is aborted while the previous postgres is stopping ends with one sentence', async () => {
  const folder = await folderWithDatabase()
  const { finish } = slowStop(folder)
  afterTest(finish)
  const first = await start(folder).starting
  const stopping = first.stop()
  await vi.waitUntil(() => readPostmasterFile(join(folder, 'pg'))?.state === 'stopping', patience)
  const controller = new AbortController()
  const { starting, waited } = start(folder, { signal: controller.signal })
  await waited()

  controller.abort()

  await expect(starting).rejects.toThrow('Larder was stopped before its database was ready.')
  finish()
  await stopping
})

test('a postgres that neither starts nor recovers is given up after the limit', async () => {
  const folder = await folderWithDatabase()
  const { starting } = start(folder, { packageFolder: packageThatNeverStarts() })

  await expect(starting).rejects.toThrow(`The database in ${folder} was not ready in time.`)

  await vi.waitFor(() => expect(watchdogPids(folder)).toEqual([]), patience)
})

/** A program in place of Postgres that sleeps when it is started; INT does not wake it. */
function packageThatNeverStarts() {
  const { initdb, postgres } = preparePostgresBinaries(findPostgresPackage())
  const folder = makeScratchFolder()
  afterTest(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'native', 'bin'), { recursive: true })
  symlinkSync(initdb, join(folder, 'native', 'bin', 'initdb'))
  const script = `#!/bin/sh\n[ "$1" = -D ] && exec sleep 3\nexec '${postgres}' "$@"\n`
  writeFileSync(join(folder, 'native', 'bin', 'postgres'), script, { mode: 0o755 })
  return folder
}
