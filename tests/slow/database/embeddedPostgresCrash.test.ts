import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findPostgresPackage, preparePostgresBinaries } from '#server/db/embedded/binaries.ts'
import { startEmbeddedPostgres } from '#server/db/embeddedPostgres.ts'
import { folderWithDatabase, watchdogPids } from '../../support/database/databaseFolder.ts'
import { connect, DatabaseHolder } from '../../support/database/databaseHolder.ts'
import { isAlive, postgresPid } from '../../support/database/postgresProcess.ts'
import { makeScratchFolder } from '../../support/process/scratchFolder.ts'

/** Writes the pid file that a killed Postgres would leave in a folder. */
function writePidFile(folder: string, pid: number) {
  const data = join(folder, 'pg')
  const lines = [pid, data, 1_700_000_000, 54_321, '', '127.0.0.1', ' 54321001         7', 'ready   ', '']
  writeFileSync(join(data, 'postmaster.pid'), lines.join('\n'))
}

async function mustStart(folder: string) {
  const database = await startEmbeddedPostgres({ folder })
  onTestFinished(() => database.stop())
  expect(await connect(database.url)`select 1 as one`).toEqual([{ one: 1 }])
  return database
}

/** Reads what was written into a FIFO that is open for reading without blocking. */
function hasHeard(file: number) {
  try {
    return readSync(file, Buffer.alloc(1)) > 0
  } catch {
    return false // nothing was written yet
  }
}

/** A program that ignores signals for a while before it becomes Postgres. */
function packageWithSlowPostgres() {
  const { initdb, postgres } = preparePostgresBinaries(findPostgresPackage())
  const folder = makeScratchFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'native', 'bin'), { recursive: true })
  symlinkSync(initdb, join(folder, 'native', 'bin', 'initdb'))
  const script = `#!/bin/sh\nsleep 0.3\nexec '${postgres}' "$@"\n`
  writeFileSync(join(folder, 'native', 'bin', 'postgres'), script, { mode: 0o755 })
  return folder
}

test('a postgres that was killed with its app recovers every acknowledged row', async () => {
  const folder = await folderWithDatabase()
  const app = new DatabaseHolder(folder)
  const sql = connect(await app.url())
  await sql`create table shelf (jar text)`
  await sql`insert into shelf values ('jam')`
  const pid = postgresPid(folder)
  process.kill(pid, 'SIGKILL')
  await app.kill()
  await vi.waitUntil(() => !isAlive(pid), { timeout: 5000, interval: 5 })
  expect(postgresPid(folder)).toBe(pid)

  const { url } = await mustStart(folder)

  expect(await connect(url)`select jar from shelf`).toEqual([{ jar: 'jam' }])
})

test('a pid file that names an unrelated running process does not stop postgres from starting', async () => {
  const folder = await folderWithDatabase()
  const stranger = spawn('sleep', ['60'], { stdio: 'ignore' })
  onTestFinished(() => void stranger.kill())
  writePidFile(folder, stranger.pid ?? 0)

  await mustStart(folder)

  expect(isAlive(stranger.pid ?? 0)).toBe(true)
})

test('a pid file that names a zombie does not stop postgres from starting', async () => {
  const folder = await folderWithDatabase()
  const { postgres } = preparePostgresBinaries(findPostgresPackage())
  // `exec` leaves the child to a program that never waits for it.
  const script = '(sleep 0.1; exec "$0" --version >/dev/null) & echo $!; exec sleep 60'
  const parent = spawn('sh', ['-c', script, postgres], { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void parent.kill())
  const [line] = await once(createInterface(parent.stdout), 'line')
  const zombie = Number(line)
  await vi.waitUntil(() => !isAlive(zombie), { timeout: 5000, interval: 5 })
  expect(() => process.kill(zombie, 0)).not.toThrow()
  writePidFile(folder, zombie)

  await mustStart(folder)
})

test('a pid file that names the postgres of another folder does not confuse the two', async () => {
  const [folder, otherFolder] = [await folderWithDatabase(), await folderWithDatabase()]
  const other = await mustStart(otherFolder)
  const pid = postgresPid(otherFolder)
  writePidFile(folder, pid)

  const { url } = await mustStart(folder)

  expect(new URL(url).port).not.toBe(new URL(other.url).port)
  expect(isAlive(pid)).toBe(true)
})

test('an app that outlives postgres finds it at the same address when another app starts it again', async () => {
  const folder = await folderWithDatabase()
  const survivor = new DatabaseHolder(folder)
  const url = await survivor.url()
  for (let times = 0; times < 3; times++) {
    process.kill(postgresPid(folder), 'SIGKILL')

    const other = await startEmbeddedPostgres({ folder })
    expect(other.url).toBe(url)
    await other.stop()

    expect(await connect(url)`select 1 as one`).toEqual([{ one: 1 }])
  }
})

test('a postgres whose watchdog was killed is ended and started again', async () => {
  const folder = await folderWithDatabase()
  const app = new DatabaseHolder(folder)
  await app.url()
  const pid = postgresPid(folder)
  for (const watchdog of watchdogPids(folder)) process.kill(watchdog, 'SIGKILL')
  await app.kill()
  expect(isAlive(pid)).toBe(true)

  await mustStart(folder)

  expect(isAlive(pid)).toBe(false)
})

test('a watchdog that is about to end is not joined, although postgres still runs', async () => {
  const folder = await folderWithDatabase()
  const app = new DatabaseHolder(folder)
  await app.url()
  const pid = postgresPid(folder)
  for (const watchdog of watchdogPids(folder)) process.kill(watchdog, 'SIGKILL')
  await app.kill()
  const deaf = openSync(join(folder, 'owners.fifo'), constants.O_RDONLY | constants.O_NONBLOCK)

  const starting = startEmbeddedPostgres({ folder })
  let questions = 0
  await vi.waitUntil(() => hasHeard(deaf) && ++questions === 5, { timeout: 5000, interval: 5 })
  closeSync(deaf)
  const database = await starting
  onTestFinished(() => database.stop())

  expect(isAlive(pid)).toBe(false)
  expect(await connect(database.url)`select 1 as one`).toEqual([{ one: 1 }])
})

test('an app that is killed before postgres handles signals does not leave it running', async () => {
  const folder = await folderWithDatabase()
  const packageFolder = packageWithSlowPostgres()
  const app = new DatabaseHolder(folder, { packageFolder })
  await expect.poll(() => watchdogPids(folder), { interval: 5, timeout: 5000 }).not.toEqual([])

  await app.kill()

  await expect.poll(() => watchdogPids(folder), { interval: 50, timeout: 5000 }).toEqual([])
  expect(postgresPid(folder)).toBe(0)
})

test('a postgres that cannot start reports why at once, and leaves no process', async () => {
  const folder = await folderWithDatabase()
  appendFileSync(join(folder, 'pg', 'postgresql.conf'), 'no_such_setting = 1\n')

  await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(
    /did not start: configuration file .* contains errors\. Set DATABASE_URL/,
  )

  expect(watchdogPids(folder)).toEqual([])
})

test('a restored copy that others may read gets mode 700 and starts', async () => {
  const folder = await folderWithDatabase()
  chmodSync(join(folder, 'pg'), 0o755)

  await mustStart(folder)

  expect(statSync(join(folder, 'pg')).mode & 0o777).toBe(0o700)
})

test('a lost password ends the start with one sentence', async () => {
  const folder = await folderWithDatabase()
  rmSync(join(folder, 'password'))

  await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(`Without ${folder}/password nobody can use`)
})
