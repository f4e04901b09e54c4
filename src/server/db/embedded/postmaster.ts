import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The contents of postmaster.pid. */
export interface Postmaster {
  pid: number
  port: number
  /** The state that Postgres wrote; `starting`, `ready` and `stopping` matter here. Empty until it has written one. */
  state: string
}

/** Parses the postmaster.pid of a data folder; null when there is none. After a crash it is out of date. */
export function readPostmasterFile(data: string): Postmaster | null {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), state: lines[7]?.trim() ?? '' }
  } catch {
    return null
  }
}

/** The Postgres that runs on a data folder (an absolute path without links), or null. */
export function findRunningPostmaster(data: string): Postmaster | null {
  const postmaster = readPostmasterFile(data)
  return postmaster && isPostmasterProcess(postmaster.pid, data) ? postmaster : null
}

/**
 * Whether this pid is a Postgres on this data folder. The pid alone is not enough: after a crash it may belong to
 * another program, or to a zombie that is never reaped because the container's first process is Node.
 */
export function isPostmasterProcess(pid: number, data: string): boolean {
  if (!(pid > 0)) return false
  const found = process.platform === 'linux' ? readProc(pid) : readPs(pid)
  if (!found || found.isZombie) return false
  return found.command.includes(` -D ${data} `) || found.isEnding
}

/**
 * Whether a Postgres that ran a moment ago still runs. On macOS, where reading a command starts a process, it checks
 * the pid only. One that cannot be checked, because no more files can be opened, counts as running.
 */
export function isPostmasterStillRunning(pid: number, data: string): boolean {
  try {
    return process.platform === 'linux' ? isPostmasterProcess(pid, data) : isAlive(pid)
  } catch {
    return true
  }
}

const orphanTimeoutMs = 2_000

/**
 * Ends the child processes of a killed postmaster: a backend continues its statement, and no other Postgres can start
 * meanwhile. No data is lost, because their shared memory is discarded with the postmaster. On systems other than Linux
 * a start waits for them.
 */
export async function endOrphanedBackends(data: string): Promise<void> {
  if (process.platform !== 'linux') return
  const deadline = performance.now() + orphanTimeoutMs
  for (
    let pids = orphanedChildPids(data);
    pids.length > 0 && performance.now() < deadline;
    pids = orphanedChildPids(data)
  ) {
    for (const pid of pids)
      try {
        process.kill(pid, 'SIGKILL')
      } catch {} // it has just ended
    await sleep(10)
  }
}

/** Every child of Postgres works in its data folder, and its title begins with `postgres:`. */
function orphanedChildPids(data: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === data && readProc(pid)?.command.startsWith('postgres: ')
    } catch {
      return false // another user's, or it has just ended
    }
  })
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** What the kernel shows of a process; null when there is none. Throws when it cannot be read. */
function readProc(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return {
      command,
      isZombie: stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z'),
      /** Its memory is freed already, its files and ports are not. */
      isEnding: command === '' && stat.includes('(postgres)'),
    }
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

function readPs(pid: number) {
  try {
    const line = execFileSync('ps', ['-ww', '-o', 'stat=,args=', '-p', String(pid)], { encoding: 'utf8' })
    return { command: `${line.trim()} `, isZombie: line.startsWith('Z'), isEnding: false }
  } catch {
    return null
  }
}
