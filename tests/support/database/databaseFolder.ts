import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import { startEmbeddedPostgres } from '#server/db/embeddedPostgres.ts'
import { makeScratchFolder } from '../process/scratchFolder.ts'
import { newFolder } from './postgresProcess.ts'

// Real processes, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 20_000, hookTimeout: 20_000 })

/** A database that was made once and has stopped in order, to be copied. */
let prepared: Promise<string> | null = null
afterAll(async () => {
  const folder = await prepared
  if (folder) rmSync(folder, { recursive: true })
})

/** A folder in which Larder's database was made and has stopped: what most starts find, without the wait. */
export async function folderWithDatabase(): Promise<string> {
  prepared ??= prepare()
  const folder = newFolder()
  for (const name of ['pg', 'password']) execFileSync('cp', ['-Rp', join(await prepared, name), folder])
  return folder
}

async function prepare() {
  const folder = makeScratchFolder()
  const database = await startEmbeddedPostgres({ folder, forTests: true })
  await database.stop()
  return folder
}

/** The shells that run and watch the Postgres in a folder. */
export function watchdogPids(folder: string): number[] {
  return pidsOf((command) => command.startsWith('sh -c') && command.includes(join(folder, 'answer')))
}

/** What is still making a database in a folder. */
export function initdbPids(folder: string): number[] {
  return pidsOf((command) => command.includes(join(folder, 'unfinished-')))
}

function pidsOf(isWanted: (command: string) => boolean) {
  const wanted = commands().filter(([, command]) => isWanted(command))
  return wanted.map(([pid]) => pid)
}

/** Every process with its command line. A slim Debian has no ps. */
function commands(): [pid: number, command: string][] {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [Number(pid), commandOf(pid)])
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,args='], { encoding: 'utf8' }).split(/\n(?=\s*\d+ )/)
  return lines.map((line) => [Number.parseInt(line, 10), line.trim().replace(/^\d+ /, '')])
}

function commandOf(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return '' // it has just ended
  }
}
