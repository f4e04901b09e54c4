import { setTimeout as sleep } from 'node:timers/promises'
import { type LogEvent, logEvents } from '../logEvents.ts'
import { findPostgresPackage, preparePostgresBinaries } from './embedded/binaries.ts'
import {
  chownToFolderOwner,
  listFormerDataFolders,
  openPostgresCluster,
  type PostgresCluster,
  urlOfPostgresCluster,
} from './embedded/cluster.ts'
import { takeStartLock, tryFileLock, waitForFileLock } from './embedded/fileLock.ts'
import { joinOrStartPostgres, type PostgresLaunchOptions } from './embedded/launch.ts'
import { findRunningPostmaster, isPostmasterProcess } from './embedded/postmaster.ts'
import type { RunningPostgres } from './embedded/server.ts'
import { supervisePostgres } from './embedded/supervisor.ts'
import type { DatabaseUnavailableError } from './unavailable.ts'

const stopTimeoutMs = 30_000
const answerTimeoutMs = 10_000

export interface EmbeddedPostgres {
  /** Contains the password: must not be logged. */
  url: string
  /** Postgres' own data folder. */
  dataFolder: string
  /** The data folders of earlier major versions of Postgres, which the operator may remove. */
  keptData: string[]
  /**
   * Ends this process' use of Postgres. Resolves when Postgres has ended, or at once when other processes still use it.
   * Later calls return the same promise.
   */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** Contains everything: data, password, log, locks. Created when missing. */
  folder: string
  /** Trades durability for speed. */
  forTests?: boolean
  /** Called with an event for each action, without secrets. */
  log?: (event: LogEvent, data: Record<string, unknown>) => void
  /** Called when Postgres has ended and cannot be restarted; the message is one sentence for the operator. */
  onLost?: (error: DatabaseUnavailableError) => void
  /** Where Postgres is installed; by default the package for this platform. */
  packageFolder?: string
  /** Folder with the programs of an earlier major version of Postgres, for data of that version. */
  previousPostgresDir?: string | null
  /** Aborts a start that still waits, which then throws a DatabaseUnavailableError. */
  signal?: AbortSignal
  /** Milliseconds after which the start of a Postgres that neither starts nor recovers fails; 120,000 by default. */
  startTimeoutMs?: number
  /** Milliseconds between two log lines about what a start waits for; 30,000 by default. */
  reportEveryMs?: number
}

/**
 * Starts the Postgres that comes with Larder, or joins it where another process has started it, and restarts it when it
 * is killed. It ends with the last process that uses it, even if all are killed. Throws a DatabaseUnavailableError when it
 * cannot be started.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const startedAt = performance.now()
  const { forTests = false, previousPostgresDir = null, log = () => {}, signal } = options
  const { startTimeoutMs = 120_000, reportEveryMs = 30_000 } = options
  const waiting = { log, startTimeoutMs, reportEveryMs, signal }
  const binaries = preparePostgresBinaries(options.packageFolder ?? findPostgresPackage())
  const cluster = openPostgresCluster(options.folder)
  const unlock = await takeStartLock(cluster, waiting)
  try {
    const launching = { cluster, binaries, forTests, previousPostgresDir, log, waiting }
    const running = await joinOrStartPostgres(launching)
    const database = await joinAsHolder({ ...launching, onLost: options.onLost ?? (() => {}) }, running)
    const tookMs = Math.round(performance.now() - startedAt)
    log(running.isJoined ? logEvents.databaseJoined : logEvents.databaseStarted, {
      folder: cluster.folder,
      tookMs,
    })
    return database
  } finally {
    unlock()
  }
}

interface ShareOptions extends PostgresLaunchOptions {
  onLost: (error: DatabaseUnavailableError) => void
}

/** Makes this process a holder of Postgres until `stop` is called. */
async function joinAsHolder(options: ShareOptions, running: RunningPostgres): Promise<EmbeddedPostgres> {
  const { cluster, log } = options
  const { folder } = cluster
  try {
    const leave = await waitForFileLock(cluster.holdersLock, 'shared', answerTimeoutMs)
    chownToFolderOwner(cluster)
    const stopWatching = supervisePostgres({
      ...options,
      running,
      onRestarted: (restart) => log(logEvents.databaseRestarted, { folder, ...restart }),
    })
    let stopped: Promise<void> | undefined
    const stop = async () => {
      const { hold, postmaster } = await stopWatching()
      // A restart during the stop gives it another pid.
      const pid = findRunningPostmaster(cluster.data)?.pid ?? postmaster.pid
      hold.release()
      leave()
      const isDown = await untilDownOrShared(cluster, pid)
      log(isDown ? logEvents.databaseStopped : logEvents.databaseLeftRunning, { folder })
    }
    return {
      url: urlOfPostgresCluster(cluster, running.postmaster.port),
      dataFolder: cluster.data,
      keptData: listFormerDataFolders(cluster),
      stop() {
        stopped ??= stop()
        return stopped
      },
    }
  } catch (error) {
    running.hold.release()
    throw error
  }
}

/** True when Postgres has ended, false when another process holds it or it takes too long. */
async function untilDownOrShared(cluster: PostgresCluster, pid: number): Promise<boolean> {
  const deadline = performance.now() + stopTimeoutMs
  while (isPostmasterProcess(pid, cluster.data)) {
    if (isShared(cluster) || performance.now() > deadline) return false
    await sleep(10)
  }
  return true
}

/** Called under the start lock: two processes that stop at once would each take the other's check for a holder. */
function isShared(cluster: PostgresCluster) {
  const unlock = tryFileLock(cluster.startLock, 'exclusive')
  if (!unlock) return false
  const leave = tryFileLock(cluster.holdersLock, 'exclusive')
  leave?.()
  unlock()
  return leave === null
}
