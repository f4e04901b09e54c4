import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The paths of the control groups of Linux, of those of this process, and of the machine's memory figures. */
interface MemoryPlaces {
  groups: string
  own: string
  machine: string
}

const places: MemoryPlaces = {
  groups: '/sys/fs/cgroup',
  own: '/proc/self/cgroup',
  machine: '/proc/meminfo',
}

interface GroupFiles {
  limit: string
  usage: string
  /** Names in memory.stat of memory that the kernel can reclaim. */
  reclaimable: readonly string[]
  swapLimit: string
  swapUsage: string
  /** Whether the limit and the usage of swap include memory. */
  isSwapWithMemory: boolean
}

const firstVersion: GroupFiles = {
  limit: 'memory.limit_in_bytes',
  usage: 'memory.usage_in_bytes',
  reclaimable: ['total_inactive_file', 'total_active_file'],
  swapLimit: 'memory.memsw.limit_in_bytes',
  swapUsage: 'memory.memsw.usage_in_bytes',
  isSwapWithMemory: true,
}
const secondVersion: GroupFiles = {
  limit: 'memory.max',
  usage: 'memory.current',
  reclaimable: ['inactive_file', 'active_file'],
  swapLimit: 'memory.swap.max',
  swapUsage: 'memory.swap.current',
  isSwapWithMemory: false,
}

interface FreeOptions {
  where?: MemoryPlaces
  isSwapCounted?: boolean
}

/**
 * Bytes that the processes of this container, or of this machine where that is less, can allocate before the kernel
 * ends one of them, by the control groups of this process, versions 1 and 2, and /proc/meminfo. Cached files count as
 * free, and so does swap that all of these groups may still use, unless `isSwapCounted` is false. Null where the system
 * does not say, and 0 where the figures cannot be read now, as when no file can be opened.
 */
export function freeMemory({ where = places, isSwapCounted = true }: FreeOptions = {}): number | null {
  try {
    return readFreeMemory(where, isSwapCounted)
  } catch {
    return 0
  }
}

/** Whether less than `reserved` bytes are free; false where the system does not say. */
export function isMemoryShort(reserved: number): boolean {
  return (freeMemory() ?? Infinity) < reserved
}

const lookAgainMs = 100
let lastLook = { at: -lookAgainMs, free: Infinity }

/** The same by a figure of the last 100 ms, for callers that check many times a second. */
export function wasMemoryShortRecently(reserved: number): boolean {
  const at = performance.now()
  if (at - lastLook.at >= lookAgainMs) lastLook = { at, free: freeMemory() ?? Infinity }
  return lastLook.free < reserved
}

function readFreeMemory({ groups, own, machine }: MemoryPlaces, isSwapCounted: boolean): number | null {
  const paths = readTextIfExists(own) ?? ''
  const first = /^\d+:(?:[^:]*,)?memory(?:,[^:]*)?:(.*)$/m.exec(paths)?.[1]
  const second = /^0::(.*)$/m.exec(paths)?.[1]
  const machineMemoryText = readTextIfExists(machine) ?? ''
  const freeSwap = kilobytesOfField(machineMemoryText, 'SwapFree:') ?? 0
  const left = [
    ...(first === undefined ? [] : leftInGroups(path.join(groups, 'memory'), first, firstVersion, freeSwap)),
    ...(second === undefined ? [] : leftInGroups(groups, second, secondVersion, freeSwap)),
    { memory: kilobytesOfField(machineMemoryText, 'MemAvailable:'), swap: freeSwap },
  ]
  const memory = left.flatMap((each) => each.memory ?? [])
  if (memory.length === 0) return null
  const swap = isSwapCounted ? Math.min(...left.flatMap((each) => each.swap ?? [])) : 0
  return Math.min(...memory) + swap
}

/** Free bytes of a group; null where it has no limit. */
interface FreeBytesOfGroup {
  memory: number | null
  swap: number | null
}

/** For a group and its ancestors. In a container the process' path may be that of the host: then only the root exists. */
function leftInGroups(root: string, own: string, files: GroupFiles, freeSwap: number): FreeBytesOfGroup[] {
  const names = own.split('/').filter((name) => name !== '' && name !== '..')
  return [root, ...names.map((_, at) => path.join(root, ...names.slice(0, at + 1)))].map((folder) => {
    const limit = readGroupLimit(folder, files.limit, files.usage)
    return {
      memory: limit && memoryLeft(folder, limit, files),
      swap: freeSwap === 0 ? 0 : swapLeft(folder, limit, files),
    }
  })
}

interface GroupLimit {
  max: number
  used: number
}

function readGroupLimit(folder: string, limit: string, usage: string): GroupLimit | null {
  const max = Number(readTextIfExists(path.join(folder, limit)) ?? Number.NaN)
  // Without a limit the file says "max", or a figure larger than any machine's memory.
  if (!Number.isSafeInteger(max)) return null
  const used = Number(readTextIfExists(path.join(folder, usage)) ?? Number.NaN)
  return Number.isSafeInteger(used) ? { max, used } : null
}

function memoryLeft(folder: string, { max, used }: GroupLimit, { reclaimable }: GroupFiles): number | null {
  const stat = readTextIfExists(path.join(folder, 'memory.stat'))
  if (stat === null) return null
  return max - used + reclaimable.reduce((sum, name) => sum + (numberOfField(stat, `${name} `) ?? 0), 0)
}

/** Null where all swap of the machine may be used. */
function swapLeft(folder: string, memory: GroupLimit | null, files: GroupFiles): number | null {
  const limit = readGroupLimit(folder, files.swapLimit, files.swapUsage)
  if (!limit) return null
  const left = limit.max - limit.used
  if (!files.isSwapWithMemory) return left
  return memory && left - (memory.max - memory.used)
}

function kilobytesOfField(text: string, name: string): number | null {
  const kilobytes = numberOfField(text, name)
  return kilobytes === null ? null : kilobytes * 1_024
}

function numberOfField(text: string, name: string): number | null {
  const figure = new RegExp(`^${name}\\s*(\\d+)`, 'm').exec(text)?.[1]
  return figure === undefined ? null : Number(figure)
}

/** Errors of a system without such a file, or without permission to read it. */
const codesOfMissingFile = new Set<string | undefined>(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'])

/** Null where the file does not exist. Throws where it cannot be read now. */
function readTextIfExists(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codesOfMissingFile.has((error as NodeJS.ErrnoException).code)) return null
    throw error
  }
}
