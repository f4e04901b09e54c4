import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseUnavailable, useYourOwn } from '../unavailable.ts'
import type { Account } from './account.ts'
import type { Cluster } from './cluster.ts'
import { choosePort } from './port.ts'
import { type Postmaster, readPostmaster } from './postmaster.ts'
import { postgresArguments } from './settings.ts'
import { type Hold, startWatchdog } from './watchdog.ts'

/** Long enough for a big recovery after a power cut. */
const startTimeoutMs = 120_000
/** How long a start is tried again while something that passes is in its way. */
const retryTimeoutMs = 20_000

export interface Running {
  hold: Hold
  postmaster: Postmaster
  isJoined: boolean
}

export interface StartOptions {
  cluster: Cluster
  account: Account
  /** The program. */
  postgres: string
  forTests: boolean
  fixedPort?: number | undefined
}

/** Starts Postgres on data that are ready for it. */
export async function startPostgres({
  cluster,
  account,
  postgres,
  forTests,
  fixedPort,
}: StartOptions): Promise<Running> {
  const retryUntil = Date.now() + retryTimeoutMs
  for (let tries = 1; ; tries++) {
    const port = fixedPort ?? (await choosePort(cluster))
    const hold = startWatchdog(cluster, account, [postgres, ...postgresArguments(cluster, port, forTests)])
    const postmaster = await untilReady(cluster, hold)
    if (postmaster) return { hold, postmaster, isJoined: false }
    const reason = lastComplaint(cluster)
    // Another program was given the port meanwhile, or the last of a killed Postgres' processes are still ending.
    const mayPass = /could not (bind|create any TCP\/IP)|shared memory block/.test(reason)
    if (!mayPass || Date.now() > retryUntil) {
      throw new DatabaseUnavailable(
        `The database in ${cluster.folder} did not start: ${reason}. ${useYourOwn}`,
      )
    }
    await sleep(100 * tries)
  }
}

/** Null, and no hold any more, when Postgres ended instead. */
export async function untilReady(cluster: Cluster, hold: Hold): Promise<Postmaster | null> {
  const deadline = Date.now() + startTimeoutMs
  while (hold.ask()) {
    // Believed as it stands: a watchdog lives, and a pid of another container's could not be looked up.
    const postmaster = readPostmaster(cluster.data)
    if (postmaster?.isReady) return postmaster
    if (Date.now() > deadline) {
      hold.release()
      throw new DatabaseUnavailable(`The database in ${cluster.folder} was not ready in time.`)
    }
    await sleep(5)
  }
  hold.release()
  return null
}

/** The last complaint of Postgres, or of the shell that could not run it. */
function lastComplaint(cluster: Cluster) {
  const lines = readFileSync(cluster.log, 'utf8').trim().split('\n')
  const complaint =
    lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.findLast((line) => !/ LOG: /.test(line))
  return complaint?.replace(/^.*(FATAL|PANIC): */, '') || 'it was ended from outside'
}
