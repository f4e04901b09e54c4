import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseAccount } from './embedded/account.ts'
import { findPostgresPackage, type PostgresBinaries, prepareBinaries } from './embedded/binaries.ts'
import { type Cluster, connectionUrl, leaveToOwner, openCluster } from './embedded/cluster.ts'
import { prepareData } from './embedded/data.ts'
import { lock, tryLock } from './embedded/fileLock.ts'
import { choosePort, isAnswering } from './embedded/port.ts'
import { isPostmaster, type Postmaster, readPostmaster, runningPostmaster } from './embedded/postmaster.ts'
import { postgresArguments } from './embedded/settings.ts'
import { type Hold, joinWatchdog, startWatchdog } from './embedded/watchdog.ts'
import { DatabaseUnavailable, useYourOwn } from './unavailable.ts'

/** Long enough for a big recovery after a power cut. */
const startTimeoutMs = 120_000
const stopTimeoutMs = 30_000
const answerTimeoutMs = 10_000
/** How long a Postgres that was killed may seem to run. */
const killedTimeoutMs = 1000
const startTries = 5

export interface EmbeddedPostgres {
  /** Holds the password: never for a log. */
  url: string
  /**
   * Gives up this process' share. Resolves when Postgres has ended, or at once when other processes still
   * use it. Every call after the first waits for the same end.
   */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** Holds all of it: data, password, log, locks. Made when missing. */
  folder: string
  /** Gives up durability for speed. */
  forTests?: boolean
  /** Gets one line for each thing done, without secrets. */
  log?: (line: string) => void
  /** Where Postgres is installed; by default the package for this platform. */
  packageFolder?: string
}

interface Running {
  hold: Hold
  postmaster: Postmaster
}

/**
 * Starts the Postgres that comes with Larder, or joins it where another process has started it. It ends with the
 * last process that uses it, even if all are killed. Throws a DatabaseUnavailable when that cannot be.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const startedAt = performance.now()
  const log = options.log ?? (() => {})
  const binaries = prepareBinaries(options.packageFolder ?? findPostgresPackage())
  const cluster = openCluster(options.folder)
  const unlock = await lock(cluster.startLock, 'exclusive', startTimeoutMs)
  try {
    const joined = await joinRunning(cluster)
    const running = joined ?? (await startNew(cluster, binaries, options.forTests ?? false))
    const database = await share(cluster, running, log)
    const took = Math.round(performance.now() - startedAt)
    log(`database in ${cluster.folder} ${joined ? 'joined' : 'started'} in ${took} ms`)
    return database
  } finally {
    unlock()
  }
}

/** Counts this process among the holders, until it stops. */
async function share(cluster: Cluster, { hold, postmaster }: Running, log: (line: string) => void) {
  try {
    const leave = await lock(cluster.holdersLock, 'shared', answerTimeoutMs)
    leaveToOwner(cluster)
    let stopped: Promise<void> | undefined
    const stop = async () => {
      hold.release()
      leave()
      const isDown = await untilDownOrShared(cluster, postmaster.pid)
      log(`database in ${cluster.folder} ${isDown ? 'stopped' : 'left to others'}`)
    }
    return {
      url: connectionUrl(cluster, postmaster.port),
      stop() {
        stopped ??= stop()
        return stopped
      },
    }
  } catch (error) {
    hold.release()
    throw error
  }
}

async function joinRunning(cluster: Cluster): Promise<Running | null> {
  const hold = await joinWatchdog(cluster, answerTimeoutMs)
  const postmaster = hold && (await untilReady(cluster, hold))
  if (!postmaster) return null
  const deadline = Date.now() + killedTimeoutMs
  while (hold.ask()) {
    if (await isAnswering(postmaster.port)) return { hold, postmaster }
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

async function startNew(cluster: Cluster, binaries: PostgresBinaries, forTests: boolean): Promise<Running> {
  const account = await chooseAccount(binaries.postgres, cluster)
  await endUnwatched(cluster)
  await prepareData(cluster, account, binaries, forTests)
  for (let tries = 1; ; tries++) {
    const port = await choosePort(cluster)
    const argv = [binaries.postgres, ...postgresArguments(cluster, port, forTests)]
    const hold = startWatchdog(cluster, account, argv)
    const postmaster = await untilReady(cluster, hold)
    if (postmaster) return { hold, postmaster }
    const reason = lastComplaint(cluster)
    // Another program was given the port meanwhile, or the last of a killed Postgres' processes are still ending.
    const mayPass = /could not (bind|create any TCP\/IP)|shared memory block/.test(reason)
    if (!mayPass || tries === startTries) {
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
  rmSync(join(cluster.data, 'postmaster.pid'), { force: true })
}

function signal(pid: number) {
  try {
    process.kill(pid, 'SIGINT')
  } catch {} // it has just ended
}

/** True when Postgres is down, false when another process holds it or it takes too long. */
async function untilDownOrShared(cluster: Cluster, pid: number): Promise<boolean> {
  const deadline = Date.now() + stopTimeoutMs
  while (isPostmaster(pid, cluster.data)) {
    if (isShared(cluster) || Date.now() > deadline) return false
    await sleep(10)
  }
  return true
}

/** Asked under the start lock: two who leave at once would take each other's question for a holder. */
function isShared(cluster: Cluster) {
  const unlock = tryLock(cluster.startLock, 'exclusive')
  if (!unlock) return false
  const leave = tryLock(cluster.holdersLock, 'exclusive')
  leave?.()
  unlock()
  return leave === null
}

/** The last complaint of Postgres, or of the shell that could not run it. */
function lastComplaint(cluster: Cluster) {
  const lines = readFileSync(cluster.log, 'utf8').trim().split('\n')
  const complaint =
    lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.findLast((line) => !/ LOG: /.test(line))
  return complaint?.replace(/^.*(FATAL|PANIC): */, '') || 'it was ended from outside'
}
