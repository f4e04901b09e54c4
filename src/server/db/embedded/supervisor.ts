import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseUnavailableError } from '../unavailable.ts'
import { takeStartLock } from './fileLock.ts'
import { joinOrStartPostgres, type PostgresLaunchOptions } from './launch.ts'
import { isPostmasterStillRunning } from './postmaster.ts'
import type { RunningPostgres } from './server.ts'
import { hasRunningWatchdog } from './watchdog.ts'

const lookEveryMs = 100
const maxRestarts = 3
const restartsWithinMs = 60_000
/** Milliseconds until the next check of a Postgres that answers although its process is not visible from here. */
const unseenMs = 5_000

export interface PostgresSupervisorOptions extends PostgresLaunchOptions {
  running: RunningPostgres
  onRestarted: (restart: PostgresRestart) => void
  /** Called at most once, when the database cannot be started again for this process. */
  onLost: (error: DatabaseUnavailableError) => void
}

export interface PostgresRestart {
  /** What had ended. Without its watchdog Postgres would outlive every app process, so it is restarted with a new one. */
  ended: 'postgres' | 'watchdog'
  tookMs: number
  isJoined: boolean
}

/**
 * Starts Postgres again whenever it or its watchdog has ended, on the same port, so that open pools reconnect. Any
 * number of processes may watch the same one: the first that gets the start lock starts it, and the others join.
 * Returns a function that stops watching and resolves to what runs then.
 */
export function supervisePostgres(options: PostgresSupervisorOptions): () => Promise<RunningPostgres> {
  const stopped = new AbortController()
  const watching = watch(options, stopped.signal)
  return () => {
    stopped.abort()
    return watching
  }
}

async function watch(options: PostgresSupervisorOptions, stopped: AbortSignal): Promise<RunningPostgres> {
  const { cluster, onRestarted, onLost } = options
  let { running } = options
  let restartedAt: number[] = []
  let restMs = lookEveryMs
  while (await sleepUnlessAborted(restMs, stopped)) {
    restMs = lookEveryMs
    const isRunning = isPostmasterStillRunning(running.postmaster.pid, cluster.data)
    if (isRunning && hasRunningWatchdog(cluster)) continue
    const startedAt = performance.now()
    restartedAt = restartedAt.filter((at) => at > startedAt - restartsWithinMs)
    try {
      if (restartedAt.length === maxRestarts) throw endsTooOften(options)
      const next = await restart(options, running, stopped)
      const isSame = next.postmaster.pid === running.postmaster.pid
      running.hold.release()
      running = next
      if (isSame) {
        restMs = unseenMs
        continue
      }
      restartedAt.push(startedAt)
      onRestarted({
        ended: isRunning ? 'watchdog' : 'postgres',
        tookMs: Math.round(performance.now() - startedAt),
        isJoined: next.isJoined,
      })
    } catch (error) {
      if (!stopped.aborted)
        onLost(error instanceof DatabaseUnavailableError ? error : cannotRestart(options, error))
      return running
    }
  }
  return running
}

async function restart(
  options: PostgresSupervisorOptions,
  { postmaster: { port } }: RunningPostgres,
  signal: AbortSignal,
): Promise<RunningPostgres> {
  const { cluster } = options
  const waiting = { ...options.waiting, signal }
  const unlock = await takeStartLock(cluster, waiting)
  try {
    const next = await joinOrStartPostgres({ ...options, waiting }, port)
    if (next.postmaster.port === port) return next
    next.hold.release()
    throw new DatabaseUnavailableError(
      `The database in ${cluster.folder} ended and was started on another port: start Larder again.`,
    )
  } finally {
    unlock()
  }
}

function endsTooOften({ cluster }: PostgresSupervisorOptions) {
  return new DatabaseUnavailableError(
    `The database in ${cluster.folder} ended ${maxRestarts + 1} times within a minute, so Larder ends too; ${cluster.previousLog} and ${cluster.log} tell why.`,
  )
}

function cannotRestart({ cluster }: PostgresSupervisorOptions, cause: unknown) {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new DatabaseUnavailableError(
    `The database in ${cluster.folder} could not be started again: ${reason}.`,
    {
      cause,
    },
  )
}

/** False when the signal aborted before the time had passed. The timer does not keep the process running. */
async function sleepUnlessAborted(ms: number, signal: AbortSignal): Promise<boolean> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => {})
  return !signal.aborted
}
