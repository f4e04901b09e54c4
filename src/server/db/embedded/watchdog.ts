import { execFileSync, spawn } from 'node:child_process'
import {
  appendFileSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseUnavailableError } from '../unavailable.ts'
import { type PostgresAccount, postgresEnvironment, spawnArgumentsOfAccount } from './account.ts'
import type { PostgresCluster } from './cluster.ts'

/**
 * Runs Postgres ("$@") until it ends by itself, or until no process holds the FIFO on its stdin open for writing. So
 * the kernel counts the app processes, however they end. To a process that writes a line it answers by creating the
 * file $0, because a FIFO that could be opened may be one whose last reader is about to end. It ignores the signals of
 * a terminal or a service manager, because the app may need Postgres until it has closed. The reader also ends Postgres
 * when its parent ($$), which waits for Postgres, was killed, because it could not tell a zombie from a running parent.
 * Postgres has a lower CPU priority than the app, whose event loop would otherwise wait for its processes: see
 * docs/decisions/0053.
 */
const script = `
trap '' HUP INT TERM
umask 077
exec 3<&0 </dev/null
nice -n 5 "$@" 3<&- &
postgres=$!
{
  while read -r line && kill -0 $$ && kill -0 $postgres; do true > "$0"; done
  exec <&-
  # more than once: what is about to become Postgres is still deaf
  for second in 1 2 3 4 5 6 7 8 9; do kill -INT $postgres && sleep 1; done
} 2>/dev/null <&3 3<&- &
reader=$!
exec 3<&-
wait $postgres
kill -KILL $reader
`

/** One process' hold on a running Postgres, which runs as long as there is one. */
export interface PostgresHold {
  /** Requests an answer; false when the watchdog has ended. */
  ask(): boolean
  release(): void
}

/** Takes a hold on the Postgres of a running watchdog; null when there is none, or it is stopping. */
export async function joinPostgresWatchdog(
  cluster: PostgresCluster,
  timeoutMs: number,
): Promise<PostgresHold | null> {
  const hold = openHold(cluster.fifo)
  if (!hold) return null
  rmSync(cluster.answer, { force: true })
  const deadline = performance.now() + timeoutMs
  while (hold.ask()) {
    await sleep(5)
    if (existsSync(cluster.answer)) return hold
    if (performance.now() > deadline) {
      hold.release()
      throw new DatabaseUnavailableError(`The watchdog of the database in ${cluster.folder} does not answer.`)
    }
  }
  hold.release()
  return null
}

/** Whether a watchdog reads the FIFO. It does not request an answer, which would write to the disk each time. */
export function hasRunningWatchdog({ fifo }: PostgresCluster): boolean {
  try {
    const hold = openHold(fifo)
    hold?.release()
    return hold !== null
  } catch {
    return true // unknown, for example without free file descriptors
  }
}

/** Starts Postgres with these arguments under a watchdog of its own. */
export function startPostgresUnderWatchdog(
  cluster: PostgresCluster,
  account: PostgresAccount,
  argv: string[],
): PostgresHold {
  makeFifo(cluster.fifo)
  if (existsSync(cluster.log)) renameSync(cluster.log, cluster.previousLog)
  const log = openSync(cluster.log, 'w')
  fchmodSync(log, 0o600)
  const { hold, reader } = openBothEnds(cluster.fifo)
  try {
    const sh = ['sh', '-c', script, cluster.answer, ...account.via, ...argv]
    const { command, args, options } = spawnArgumentsOfAccount({ ...account, via: [] }, sh)
    const child = spawn(command, args, { ...options, detached: true, stdio: [reader, log, log] })
    child.once('error', (error) => appendFileSync(cluster.log, `FATAL: ${error.message}\n`))
    child.unref()
    return hold
  } catch (error) {
    hold.release()
    throw error
  } finally {
    closeSync(reader)
    closeSync(log)
  }
}

/** A FIFO opens for writing only while it has a reader, and for reading without delay only while it has a writer. */
function openBothEnds(fifo: string) {
  const opener = openSync(fifo, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const hold = openHold(fifo)
    if (!hold) throw new Error(`${fifo} has a reader, yet does not open.`)
    return { hold, reader: openSync(fifo, constants.O_RDONLY) }
  } finally {
    closeSync(opener)
  }
}

/** Node opens files close-on-exec, so that no child process holds the FIFO as well. */
function openHold(fifo: string): PostgresHold | null {
  if (!isFifo(fifo)) return null
  let file: number | null
  try {
    file = openSync(fifo, constants.O_WRONLY | constants.O_NONBLOCK)
  } catch (error) {
    if (hasCode(error, 'ENXIO')) return null
    throw error
  }
  return {
    ask() {
      try {
        if (file !== null) writeSync(file, '\n')
        return true
      } catch (error) {
        if (hasCode(error, 'EPIPE')) return false
        if (hasCode(error, 'EAGAIN')) return true
        throw error
      }
    },
    release() {
      if (file !== null) closeSync(file)
      file = null
    },
  }
}

function makeFifo(path: string) {
  if (isFifo(path)) return
  rmSync(path, { force: true })
  try {
    execFileSync('mkfifo', ['-m', '600', path], { env: postgresEnvironment, stdio: 'ignore' })
  } catch (error) {
    throw new DatabaseUnavailableError(`Larder could not make a FIFO at ${path}: use another folder.`, {
      cause: error,
    })
  }
}

function isFifo(path: string) {
  return lstatSync(path, { throwIfNoEntry: false })?.isFIFO() ?? false
}

function hasCode(error: unknown, code: string) {
  return error instanceof Error && 'code' in error && error.code === code
}
