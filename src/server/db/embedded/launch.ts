import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseUnavailable, useYourOwn } from '../unavailable.ts'
import { chooseAccount } from './account.ts'
import type { PostgresBinaries } from './binaries.ts'
import { type Cluster, leaveToOwner } from './cluster.ts'
import { prepareData } from './data.ts'
import { choosePort, isAnswering } from './port.ts'
import { endOrphans, type Postmaster, readPostmaster, runningPostmaster } from './postmaster.ts'
import { postgresArguments } from './settings.ts'
import { type Hold, joinWatchdog, startWatchdog } from './watchdog.ts'

/** Long enough for a big recovery after a power cut. */
const startTimeoutMs = 120_000
const stopTimeoutMs = 30_000
const answerTimeoutMs = 10_000
/** How long a Postgres that was killed may seem to run. */
const killedTimeoutMs = 1000
/** How long a start is tried again while something that passes is in its way. */
const retryTimeoutMs = 20_000

export interface Running {
  hold: Hold
  postmaster: Postmaster
  isJoined: boolean
}

export interface LaunchOptions {
  cluster: Cluster
  binaries: PostgresBinaries
  forTests: boolean
}

/**
 * Joins the Postgres that another process runs on these data, else starts it. The caller holds the start lock. With
 * `port` it starts there and nowhere else.
 */
export async function launch(options: LaunchOptions, port?: number): Promise<Running> {
  const running = (await joinRunning(options.cluster)) ?? (await startNew(options, port))
  leaveToOwner(options.cluster)
  return running
}

async function joinRunning(cluster: Cluster): Promise<Running | null> {
  const hold = await joinWatchdog(cluster, answerTimeoutMs)
  const postmaster = hold && (await untilReady(cluster, hold))
  if (!postmaster) return null
  const deadline = Date.now() + killedTimeoutMs
  while (hold.ask()) {
    if (await isAnswering(postmaster.port)) return { hold, postmaster, isJoined: true }
    if (Date.now() > deadline) {
      hold.release()
      throw new DatabaseUnavailable(
        `The database in ${cluster.folder} is in use by another machine or container: give this one a folder of its own.`,
      )
    }
    await sleep(10)
  }
  hold.release()
  return null
}

async function startNew(
  { cluster, binaries, forTests }: LaunchOptions,
  fixedPort?: number,
): Promise<Running> {
  const account = await chooseAccount(binaries.postgres, cluster)
  await endUnwatched(cluster)
  await prepareData(cluster, account, binaries, forTests)
  const retryUntil = Date.now() + retryTimeoutMs
  for (let tries = 1; ; tries++) {
    const port = fixedPort ?? (await choosePort(cluster))
    const argv = [binaries.postgres, ...postgresArguments(cluster, port, forTests)]
    const hold = startWatchdog(cluster, account, argv)
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
async function untilReady(cluster: Cluster, hold: Hold): Promise<Postmaster | null> {
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

/** Ends a Postgres without a watchdog: one that is stopping, or whose watchdog was killed. */
async function endUnwatched(cluster: Cluster) {
  const deadline = Date.now() + stopTimeoutMs
  for (let left = runningPostmaster(cluster.data); left; left = runningPostmaster(cluster.data)) {
    if (Date.now() > deadline) {
      throw new DatabaseUnavailable(`The Postgres with pid ${left.pid} in ${cluster.folder} does not stop.`)
    }
    signal(left.pid)
    await sleep(10)
  }
  await endOrphans(cluster.data)
  rmSync(join(cluster.data, 'postmaster.pid'), { force: true })
}

function signal(pid: number) {
  try {
    process.kill(pid, 'SIGINT')
  } catch {} // it has just ended
}

/** The last complaint of Postgres, or of the shell that could not run it. */
function lastComplaint(cluster: Cluster) {
  const lines = readFileSync(cluster.log, 'utf8').trim().split('\n')
  const complaint =
    lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.findLast((line) => !/ LOG: /.test(line))
  return complaint?.replace(/^.*(FATAL|PANIC): */, '') || 'it was ended from outside'
}
