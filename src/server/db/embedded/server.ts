import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseUnavailableError, ownPostgresAdvice } from '../unavailable.ts'
import type { PostgresAccount } from './account.ts'
import type { PostgresCluster } from './cluster.ts'
import { choosePostgresPort } from './port.ts'
import { type Postmaster, readPostmasterFile } from './postmaster.ts'
import { postgresArguments } from './settings.ts'
import { type LongWaitOptions, waitUntilFound } from './waiting.ts'
import { type PostgresHold, startPostgresUnderWatchdog } from './watchdog.ts'

/** How long the start is retried while a temporary condition prevents it, in milliseconds. */
const retryTimeoutMs = 20_000

export interface RunningPostgres {
  hold: PostgresHold
  postmaster: Postmaster
  isJoined: boolean
}

export interface PostgresStartOptions {
  cluster: PostgresCluster
  account: PostgresAccount
  /** The path of the program. */
  postgres: string
  forTests: boolean
  fixedPort?: number | undefined
  waiting: LongWaitOptions
}

/** Starts Postgres on a prepared data folder. */
export async function startPostgres({
  cluster,
  account,
  postgres,
  forTests,
  fixedPort,
  waiting,
}: PostgresStartOptions): Promise<RunningPostgres> {
  const retryUntil = performance.now() + retryTimeoutMs
  for (let tries = 1; ; tries++) {
    const port = fixedPort ?? (await choosePostgresPort(cluster))
    const hold = startPostgresUnderWatchdog(cluster, account, [
      postgres,
      ...postgresArguments(cluster, port, forTests),
    ])
    const postmaster = await waitUntilPostgresReady(cluster, hold, waiting)
    if (postmaster) return { hold, postmaster, isJoined: false }
    const reason = lastErrorOfPostgres(cluster)
    // Another program has taken the port, or the last processes of a killed Postgres are still ending.
    const isTemporary = /could not (bind|create any TCP\/IP)|shared memory block/.test(reason)
    if (!isTemporary || performance.now() > retryUntil) {
      throw new DatabaseUnavailableError(
        `The database in ${cluster.folder} did not start: ${reason}. ${ownPostgresAdvice}`,
      )
    }
    await sleep(100 * tries)
  }
}

/**
 * Resolves to null, and releases the hold, when Postgres ended instead. Waits for a recovery as long as it takes: if it
 * were interrupted, the next start would begin the same recovery again.
 */
export async function waitUntilPostgresReady(
  cluster: PostgresCluster,
  hold: PostgresHold,
  waiting: LongWaitOptions,
): Promise<Postmaster | null> {
  let deadline = performance.now() + waiting.startTimeoutMs
  const look = () => {
    if (!hold.ask()) return null
    // Trusted without a check: a watchdog runs, and a pid in another container could not be looked up.
    const postmaster = readPostmasterFile(cluster.data)
    if (postmaster?.state === 'ready') return postmaster
    const now = performance.now()
    if (postmaster?.state === 'starting') deadline = now + waiting.startTimeoutMs
    if (now > deadline)
      throw new DatabaseUnavailableError(`The database in ${cluster.folder} was not ready in time.`)
    return undefined
  }
  let postmaster: Postmaster | null = null
  try {
    const describe = () => ({
      folder: cluster.folder,
      awaited: 'Postgres',
      logged: lastPostgresLogLine(cluster),
    })
    postmaster = await waitUntilFound(waiting, look, describe)
    return postmaster
  } finally {
    if (!postmaster) hold.release()
  }
}

/** The last line of Postgres' log, which reports the progress of a recovery every ten seconds; null when there is no log. */
export function lastPostgresLogLine({ log }: PostgresCluster) {
  return existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').at(-1) : null
}

/** The last error of Postgres, or of the shell that could not run it. */
function lastErrorOfPostgres(cluster: PostgresCluster) {
  const lines = readFileSync(cluster.log, 'utf8').trim().split('\n')
  const complaint =
    lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.findLast((line) => !/ LOG: /.test(line))
  return complaint?.replace(/^.*(FATAL|PANIC): */, '') || 'it was ended from outside'
}
