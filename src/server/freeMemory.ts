import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Where the control groups of Linux are, and what tells of this process. */
interface MemoryPlaces {
  groups: string
  own: string
}

const places: MemoryPlaces = { groups: '/sys/fs/cgroup', own: '/proc/self/cgroup' }

interface GroupFiles {
  limit: string
  usage: string
  /** Names in memory.stat of what the kernel gives up when it needs memory. */
  reclaimable: readonly string[]
}

const firstVersion: GroupFiles = {
  limit: 'memory.limit_in_bytes',
  usage: 'memory.usage_in_bytes',
  reclaimable: ['total_inactive_file', 'total_active_file'],
}
const secondVersion: GroupFiles = {
  limit: 'memory.max',
  usage: 'memory.current',
  reclaimable: ['inactive_file', 'active_file'],
}

/**
 * Bytes that the processes of this container, or of this machine where that is less, can take before the kernel ends one of
 * them: of the control groups of this process, versions 1 and 2, and of /proc/meminfo. What is kept of files counts as free.
 * Null where the system does not tell, and 0 where what it tells cannot be read now, as when no file is left to be opened.
 */
export function freeMemory(where: MemoryPlaces = places): number | null {
  try {
    return readFreeMemory(where)
  } catch {
    return 0
  }
}

/** Whether less than `reserved` bytes are free; false where the system does not tell. */
export function isMemoryShort(reserved: number): boolean {
  return (freeMemory() ?? Infinity) < reserved
}

const lookAgainMs = 100
let lastLook = { at: -lookAgainMs, free: Infinity }

/** The same by a look of the last 100 ms, for what asks many times a second. */
export function wasMemoryShort(reserved: number): boolean {
  const at = performance.now()
  if (at - lastLook.at >= lookAgainMs) lastLook = { at, free: freeMemory() ?? Infinity }
  return lastLook.free < reserved
}

function readFreeMemory({ groups, own }: MemoryPlaces): number | null {
  const paths = textOf(own) ?? ''
  const first = /^\d+:(?:[^:]*,)?memory(?:,[^:]*)?:(.*)$/m.exec(paths)?.[1]
  const second = /^0::(.*)$/m.exec(paths)?.[1]
  const free = [
    ...(first === undefined ? [] : freeInGroups(path.join(groups, 'memory'), first, firstVersion)),
    ...(second === undefined ? [] : freeInGroups(groups, second, secondVersion)),
    freeOnMachine(),
  ].filter((bytes) => bytes !== null)
  return free.length === 0 ? null : Math.min(...free)
}

/** Of a group and of those around it. In a container the own path may be that of the host: then only the outermost is there. */
function freeInGroups(root: string, own: string, files: GroupFiles): (number | null)[] {
  const names = own.split('/').filter((name) => name !== '' && name !== '..')
  return [root, ...names.map((_, at) => path.join(root, ...names.slice(0, at + 1)))].map((folder) =>
    freeInGroup(folder, files),
  )
}

function freeInGroup(folder: string, { limit, usage, reclaimable }: GroupFiles): number | null {
  const max = Number(textOf(path.join(folder, limit)) ?? Number.NaN)
  // No limit is the word "max", or a figure beyond what any machine has.
  if (!Number.isSafeInteger(max)) return null
  const used = Number(textOf(path.join(folder, usage)) ?? Number.NaN)
  const stat = textOf(path.join(folder, 'memory.stat'))
  if (!Number.isSafeInteger(used) || stat === null) return null
  return max - used + reclaimable.reduce((sum, name) => sum + (figureIn(stat, `${name} `) ?? 0), 0)
}

function freeOnMachine(): number | null {
  const kilobytes = figureIn(textOf('/proc/meminfo') ?? '', 'MemAvailable:')
  return kilobytes === null ? null : kilobytes * 1_024
}

function figureIn(text: string, name: string): number | null {
  const figure = new RegExp(`^${name}\\s*(\\d+)`, 'm').exec(text)?.[1]
  return figure === undefined ? null : Number(figure)
}

/** What a system without such a file, or one that keeps it to itself, answers. */
const notTold = new Set<string | undefined>(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'])

/** Null where there is no such file. Throws where it cannot be read now. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (notTold.has((error as NodeJS.ErrnoException).code)) return null
    throw error
  }
}
