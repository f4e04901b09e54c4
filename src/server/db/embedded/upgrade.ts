import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type LogEvent, logEvents } from '../../logEvents.ts'
import { copyDatabase } from '../copyDatabase.ts'
import { DatabaseUnavailableError } from '../unavailable.ts'
import type { PostgresAccount } from './account.ts'
import type { PostgresBinaries } from './binaries.ts'
import { type PostgresCluster, urlOfPostgresCluster } from './cluster.ts'
import { createDraftDataFolder } from './data.ts'
import { findPreviousPostgres, majorVersionOfData, majorVersionOfProgram } from './majors.ts'
import { findFreePort } from './port.ts'
import { isPostmasterProcess } from './postmaster.ts'
import { type RunningPostgres, startPostgres } from './server.ts'
import type { LongWaitOptions } from './waiting.ts'

/** Time for a checkpoint of everything that was copied. */
const stopTimeoutMs = 10 * 60_000

export interface PostgresUpgradeOptions {
  cluster: PostgresCluster
  account: PostgresAccount
  binaries: PostgresBinaries
  forTests: boolean
  /** The operator's folder with the programs of an earlier major version of Postgres. */
  previousPostgresDir: string | null
  log: (event: LogEvent, data: Record<string, unknown>) => void
  waiting: LongWaitOptions
}

/**
 * Completes an upgrade that was killed. If there is no data folder, the complete new one is renamed to it. If there is
 * one, the new one is deleted: the data may have been used since.
 */
export function finishInterruptedUpgrade({ folder, data, nextData }: PostgresCluster): void {
  if (!existsSync(nextData)) return
  if (existsSync(data)) rmSync(nextData, { recursive: true, force: true })
  else renameDurably(folder, nextData, data)
}

/**
 * Upgrades data of an earlier major version to the version of our Postgres: the old Postgres runs on them read-only,
 * everything is copied into a new cluster beside them and compared, then the two folders are exchanged. The old data
 * stay. If it is killed at any moment, either the old or the new data are complete.
 */
export async function upgradePostgresData(options: PostgresUpgradeOptions): Promise<void> {
  const { cluster, account, binaries, log } = options
  const from = majorVersionOfData(cluster.data)
  const to = majorVersionOfProgram(binaries.postgres, account)
  if (to === null || from === to) return
  if (from > to)
    throw new DatabaseUnavailableError(
      `The database in ${cluster.folder} was made by Postgres ${from}, and this Larder brings Postgres ${to}: start the newer Larder, or restore a backup.`,
    )
  const postgres = findPreviousPostgres(from, options)
  if (!postgres)
    throw new DatabaseUnavailableError(
      `The database in ${cluster.folder} was made by Postgres ${from}; to move it to Postgres ${to}, Larder needs the programs of Postgres ${from} once: install them, and set PREVIOUS_POSTGRES_DIR to their folder, like /usr/lib/postgresql/${from}.`,
    )
  const startedAt = performance.now()
  log(logEvents.postgresUpgradeStarted, { folder: cluster.folder, from, to })
  const password = readFileSync(cluster.passwordFile, 'utf8').trim()
  const draft = await createDraftDataFolder({ ...options, password })
  const rows = await copyAll(options, draft, postgres)
  renameDurably(cluster.folder, draft.data, cluster.nextData)
  const kept = nameForKept(cluster, from)
  renameDurably(cluster.folder, cluster.data, kept)
  renameDurably(cluster.folder, cluster.nextData, cluster.data)
  rmSync(draft.folder, { recursive: true, force: true })
  log(logEvents.postgresUpgraded, {
    folder: cluster.folder,
    from,
    to,
    rows,
    kept,
    tookMs: Math.round(performance.now() - startedAt),
  })
}

/** Resolves when the draft is complete and both Postgres have ended. */
async function copyAll(
  options: PostgresUpgradeOptions,
  draft: { folder: string; data: string },
  oldPostgres: string,
) {
  const { cluster, account, binaries, forTests, waiting } = options
  const start = async (name: string, data: string, postgres: string) => {
    const one = temporaryClusterIn(cluster, join(draft.folder, name), data)
    // Not on the previous port, where an app that survived the old Postgres would connect to it.
    const running = await startPostgres({
      cluster: one,
      account,
      postgres,
      forTests,
      fixedPort: await findFreePort(),
      waiting,
    })
    return { cluster: one, running, url: urlOfPostgresCluster(cluster, running.postmaster.port) }
  }
  const started: { cluster: PostgresCluster; running: RunningPostgres; url: string }[] = []
  try {
    const old = await start('old', cluster.data, oldPostgres)
    started.push(old)
    const next = await start('next', draft.data, binaries.postgres)
    started.push(next)
    return await copyDatabase(old.url, next.url)
  } finally {
    for (const each of started) await stop(each)
  }
}

/** A cluster whose log, FIFO and answer file are in a folder of their own. */
function temporaryClusterIn(cluster: PostgresCluster, folder: string, data: string): PostgresCluster {
  mkdirSync(folder, { mode: 0o700 })
  return {
    ...cluster,
    data,
    log: join(folder, 'postgres.log'),
    previousLog: join(folder, 'postgres.previous.log'),
    fifo: join(folder, 'owners.fifo'),
    answer: join(folder, 'answer'),
  }
}

async function stop({ cluster, running }: { cluster: PostgresCluster; running: RunningPostgres }) {
  running.hold.release()
  const deadline = performance.now() + stopTimeoutMs
  while (isPostmasterProcess(running.postmaster.pid, cluster.data)) {
    if (performance.now() > deadline)
      throw new DatabaseUnavailableError(
        `The Postgres with pid ${running.postmaster.pid} on ${cluster.data} does not stop.`,
      )
    await sleep(20)
  }
}

function nameForKept({ folder }: PostgresCluster, major: number): string {
  const first = join(folder, `pg-${major}`)
  for (let count = 2, name = first; ; name = `${first}-${count++}`) if (!existsSync(name)) return name
}

/** Renames, and returns once the rename is on the disk. */
function renameDurably(folder: string, from: string, to: string): void {
  if (existsSync(to)) throw new Error(`${basename(to)} exists already.`)
  renameSync(from, to)
  const file = openSync(folder, 'r')
  fsyncSync(file)
  closeSync(file)
}
