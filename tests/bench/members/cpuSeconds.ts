import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of the kernel's clock a second, in which it counts: USER_HZ, which is 100 on every Linux. */
const ticksPerSecond = 100

/** Seconds of a core that a process with all its threads has used since it began, its own and the kernel's for it. */
export function cpuSecondsOf(pid: number): number {
  const { ticks } = readStat(String(pid))
  return ticks / ticksPerSecond
}

/** The same of all processes whose parent is this one, and of that process: those of a Postgres server. */
export function cpuSecondsOfFamily(parentPid: number): number {
  let ticks = 0
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = readStatIfRunning(name)
    if (stat && (stat.parentPid === parentPid || name === String(parentPid))) ticks += stat.ticks
  }
  return ticks / ticksPerSecond
}

/** The process id of the parent of a process. */
export function parentPidOf(pid: number): number {
  return readStat(String(pid)).parentPid
}

function readStatIfRunning(name: string) {
  try {
    return readStat(name)
  } catch {
    return null
  }
}

/** The name of a program may hold spaces and brackets, so fields are counted from its last bracket on; see proc_pid_stat(5). */
function readStat(name: string): { parentPid: number; ticks: number } {
  const text = readFileSync(`/proc/${name}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { parentPid: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
}
