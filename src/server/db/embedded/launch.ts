import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseUnavailableError } from '../unavailable.ts'
import { choosePostgresAccount } from './account.ts'
import { chownToFolderOwner, type PostgresCluster } from './cluster.ts'
import { preparePostgresData } from './data.ts'
import { isPostgresAnswering } from './port.ts'
import { endOrphanedBackends, findRunningPostmaster } from './postmaster.ts'
import { lastPostgresLogLine, type RunningPostgres, startPostgres, waitUntilPostgresReady } from './server.ts'
import { finishInterruptedUpgrade, type PostgresUpgradeOptions, upgradePostgresData } from './upgrade.ts'
import { type LongWaitOptions, waitUntilFound } from './waiting.ts'
import { joinPostgresWatchdog } from './watchdog.ts'

const answerTimeoutMs = 10_000
/** Maximum milliseconds in which a killed Postgres still appears to run. */
const killedTimeoutMs = 1000

export type PostgresLaunchOptions = Omit<PostgresUpgradeOptions, 'account'>

/**
 * Joins the Postgres that another process runs on this data folder, or starts it. The caller holds the start lock. With
 * `port` it starts on that port only.
 */
export async function joinOrStartPostgres(
  options: PostgresLaunchOptions,
  port?: number,
): Promise<RunningPostgres> {
  const running = (await joinRunning(options)) ?? (await startNew(options, port))
  chownToFolderOwner(options.cluster)
  return running
}

async function joinRunning({ cluster, waiting }: PostgresLaunchOptions): Promise<RunningPostgres | null> {
  const hold = await joinPostgresWatchdog(cluster, answerTimeoutMs)
  const postmaster = hold && (await waitUntilPostgresReady(cluster, hold, waiting))
  if (!postmaster) return null
  const deadline = performance.now() + killedTimeoutMs
  while (hold.ask()) {
    if (await isPostgresAnswering(postmaster.port)) return { hold, postmaster, isJoined: true }
    if (performance.now() > deadline) {
      hold.release()
      throw new DatabaseUnavailableError(
        `The database in ${cluster.folder} is in use by another machine or container: give this one a folder of its own.`,
      )
    }
    await sleep(10)
  }
  hold.release()
  return null
}

async function startNew(options: PostgresLaunchOptions, fixedPort?: number): Promise<RunningPostgres> {
  const { cluster, binaries, forTests, waiting } = options
  const account = await choosePostgresAccount(binaries.postgres, cluster)
  await endPostgresWithoutWatchdog(cluster, waiting)
  finishInterruptedUpgrade(cluster)
  await preparePostgresData(cluster, account, binaries, forTests)
  await upgradePostgresData({ ...options, account })
  return startPostgres({ cluster, account, postgres: binaries.postgres, forTests, fixedPort, waiting })
}

/**
 * Ends a Postgres without a watchdog: one that is stopping, or whose watchdog was killed. Waits as long as
 * postmaster.pid says "stopping", because the final checkpoint may take minutes.
 */
async function endPostgresWithoutWatchdog(cluster: PostgresCluster, waiting: LongWaitOptions): Promise<void> {
  let deadline = performance.now() + waiting.startTimeoutMs
  const look = () => {
    const left = findRunningPostmaster(cluster.data)
    if (!left) return true
    const now = performance.now()
    if (left.state === 'stopping') deadline = now + waiting.startTimeoutMs
    if (now > deadline)
      throw new DatabaseUnavailableError(
        `The Postgres with pid ${left.pid} in ${cluster.folder} does not stop.`,
      )
    sendInterrupt(left.pid)
    return undefined
  }
  const { folder } = cluster
  const awaitedEvent = 'the end of the previous Postgres'
  await waitUntilFound(waiting, look, () => ({ folder, awaitedEvent, logged: lastPostgresLogLine(cluster) }))
  await endOrphanedBackends(cluster.data)
  rmSync(join(cluster.data, 'postmaster.pid'), { force: true })
}

function sendInterrupt(pid: number) {
  try {
    process.kill(pid, 'SIGINT')
  } catch {} // it has just ended
}
