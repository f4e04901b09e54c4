import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What Postgres says of itself in its postmaster.pid. */
export interface Postmaster {
  pid: number
  port: number
  isReady: boolean
}

/** What stands in the postmaster.pid of a data folder; null when there is none. After a crash it is out of date. */
export function readPostmaster(data: string): Postmaster | null {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
  } catch {
    return null
  }
}

/** The Postgres that runs on a data folder (an absolute path without links), or null. */
export function runningPostmaster(data: string): Postmaster | null {
  const postmaster = readPostmaster(data)
  return postmaster && isPostmaster(postmaster.pid, data) ? postmaster : null
}

/**
 * Whether this pid is a Postgres on this data folder. The pid alone says little: after a crash it may belong to
 * another program, or to a zombie that nobody reaps because the container's first process is Node.
 */
export function isPostmaster(pid: number, data: string): boolean {
  if (!(pid > 0)) return false
  const found = process.platform === 'linux' ? readProc(pid) : readPs(pid)
  if (!found || found.isZombie) return false
  return found.command.includes(` -D ${data} `) || found.isEnding
}

function readProc(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return {
      command,
      isZombie: stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z'),
      /** Its memory is gone already, its files and ports are not. */
      isEnding: command === '' && stat.includes('(postgres)'),
    }
  } catch {
    return null
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
