import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** A limit on the memory of a process and its children, which share the CPU as in a container. */
export interface MemoryGroup {
  /** How the limit is enforced, for the reader of the table. */
  how: string
  /** Whether the kernel limits all processes together; without it the run proves nothing about memory. */
  isControlGroup: boolean
  /** A command prefix that runs a command within the group. */
  launcher: string[]
  /** A command prefix for a command that shares the cores by nice value, but not the memory. */
  cpuLauncher: string[]
  /** Memory of all processes in the group without file caches, in MB; null when it can only be read by process. */
  residentMb: () => number | null
  /** How many processes the kernel ended for lack of memory. */
  killed: () => number
  remove: () => Promise<void>
}

const root = '/sys/fs/cgroup'
const enter = (folder: string) => ['sh', '-c', 'echo $$ > "$0/cgroup.procs" && exec "$@"', folder]
const groupName = `larder-abuse-${process.pid}`
const figureIn = (text: string, name: string) =>
  Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0)

/** A control group below our own, version 1 or 2; where none can be made, Node's own heap limit. */
export function makeMemoryGroup(limitMb: number): MemoryGroup {
  return firstVersion(limitMb) ?? secondVersion(limitMb) ?? heapLimit(limitMb)
}

function firstVersion(limitMb: number): MemoryGroup | null {
  const own = /^\d+:memory:(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1]
  for (const parent of own === undefined ? [] : [own, '/']) {
    const folder = path.join(root, 'memory', parent, groupName)
    try {
      mkdirSync(folder)
      writeFileSync(path.join(folder, 'memory.limit_in_bytes'), String(limitMb * 1024 * 1024))
    } catch {
      continue
    }
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
    const cpuFolder = makeCpuGroup()
    const cpuLauncher = cpuFolder === null ? [] : enter(cpuFolder)
    return {
      isControlGroup: true,
      how: `control group (v1) of ${limitMb} MiB${cpuFolder === null ? '; CPU is shared with all that runs here' : ''}`,
      launcher: [...cpuLauncher, ...enter(folder)],
      cpuLauncher,
      residentMb: () => figureIn(read('memory.stat'), 'total_rss') / 1024 / 1024,
      killed: () => figureIn(read('memory.oom_control'), 'oom_kill'),
      remove: async () => {
        for (const each of [folder, cpuFolder]) if (each !== null) await removeEmpty(each)
      },
    }
  }
  return null
}

/**
 * Without a CPU group, a kernel that schedules by sessions gives each process of Postgres, which has its own session, as
 * much as all threads of the server together. Containers are not run like that.
 */
function makeCpuGroup(): string | null {
  const own = /^\d+:(?:cpu|cpu,cpuacct|cpuacct,cpu):(.*)$/m.exec(
    readFileSync('/proc/self/cgroup', 'utf8'),
  )?.[1]
  if (own === undefined) return null
  const folder = path.join(root, 'cpu', own, groupName)
  try {
    mkdirSync(folder)
  } catch {
    return null
  }
  return folder
}

function secondVersion(limitMb: number): MemoryGroup | null {
  const own = /^0::(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1] ?? '/'
  const folder = path.join(root, own, groupName)
  try {
    mkdirSync(folder)
    writeFileSync(path.join(folder, 'memory.max'), String(limitMb * 1024 * 1024))
  } catch {
    return null
  }
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  return {
    isControlGroup: true,
    how: `control group (v2) of ${limitMb} MiB`,
    launcher: enter(folder),
    cpuLauncher: [],
    residentMb: () => figureIn(read('memory.stat'), 'anon') / 1024 / 1024,
    killed: () => figureIn(read('memory.events'), 'oom_kill'),
    remove: () => removeEmpty(folder),
  }
}

/** A group can be removed when its last process has ended, which the kernel may report too early. */
async function removeEmpty(folder: string): Promise<void> {
  for (const giveUpAt = Date.now() + 15_000; ; await setTimeout(100)) {
    try {
      return rmdirSync(folder)
    } catch (error) {
      if (Date.now() >= giveUpAt) throw error
    }
  }
}

/** Weaker: it limits neither Postgres nor memory outside Node's heap, but the table still shows both. */
function heapLimit(limitMb: number): MemoryGroup {
  const heapMb = Math.round(limitMb * 0.75)
  return {
    isControlGroup: false,
    how: `NO control group could be made: Node's heap is bounded to ${heapMb} MiB, Postgres is not`,
    launcher: ['env', `NODE_OPTIONS=--max-old-space-size=${heapMb}`],
    cpuLauncher: [],
    residentMb: () => null,
    killed: () => 0,
    remove: async () => {},
  }
}
