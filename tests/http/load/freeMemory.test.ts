import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { freeMemory } from '#server/memory/freeMemory.ts'
import { ProcessUsageReader } from '#server/process/processUsage.ts'
import { makeScratchFolder } from '../../support/process/scratchFolder.ts'

const folder = makeScratchFolder()
let made = 0

/** A machine with 9 GB free and without swap. */
const withoutSwap = 'MemAvailable:    9000000 kB\nSwapFree:              0 kB\n'
/** The same with 1,000 kB of swap. */
const withSwap = 'MemAvailable:    9000000 kB\nSwapFree:           1000 kB\n'
const megabyte = 1_024_000

/**
 * Files as the kernel has them for control groups; each file is named by its path below the folder of all groups. `memory`
 * is what it tells of the machine, else that of this one.
 */
function groupsWith(own: string, files: Record<string, string>, memory?: string) {
  made += 1
  const groups = path.join(folder, String(made))
  mkdirSync(groups)
  writeFileSync(path.join(groups, 'own'), own)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(groups, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(groups, name), text)
  }
  const machine = memory === undefined ? '/proc/meminfo' : path.join(groups, 'meminfo')
  if (memory !== undefined) writeFileSync(machine, memory)
  return { groups, own: path.join(groups, 'own'), machine }
}

test('free memory of a container is its cgroup limit minus usage, with the file cache counted as free', () => {
  const first = groupsWith(
    '9:name=systemd:/\n4:memory:/docker/abc\n',
    {
      'memory/memory.limit_in_bytes': '9000\n',
      'memory/memory.usage_in_bytes': '7000\n',
      'memory/memory.stat': 'inactive_file 1\ntotal_inactive_file 300\ntotal_active_file 20\n',
    },
    withoutSwap,
  )
  expect(freeMemory({ where: first })).toBe(2_320)
  const second = groupsWith(
    '0::/\n',
    {
      'memory.max': '9000\n',
      'memory.current': '7000\n',
      'memory.stat': 'anon 6000\ninactive_file 300\nactive_file 20\n',
    },
    withoutSwap,
  )
  expect(freeMemory({ where: second })).toBe(2_320)
})

test('free memory is that of the tightest cgroup, its own or an enclosing one', () => {
  const stat = 'inactive_file 0\nactive_file 0\n'
  const groups = groupsWith(
    '0::/pod/larder\n',
    {
      'pod/memory.max': '5000\n',
      'pod/memory.current': '4900\n',
      'pod/memory.stat': stat,
      'pod/larder/memory.max': '3000\n',
      'pod/larder/memory.current': '1000\n',
      'pod/larder/memory.stat': stat,
    },
    withoutSwap,
  )
  expect(freeMemory({ where: groups })).toBe(100)
})

describe('swap', () => {
  const stat = 'inactive_file 0\nactive_file 0\ntotal_inactive_file 0\ntotal_active_file 0\n'
  const second = { 'memory.max': '9000\n', 'memory.current': '7000\n', 'memory.stat': stat }

  test('swap allowed to a container counts as free memory', () => {
    const limited = { ...second, 'memory.swap.max': '5000\n', 'memory.swap.current': '4000\n' }
    expect(freeMemory({ where: groupsWith('0::/\n', limited, withSwap) })).toBe(2_000 + 1_000)
    const none = { ...second, 'memory.swap.max': '0\n', 'memory.swap.current': '0\n' }
    expect(freeMemory({ where: groupsWith('0::/\n', none, withSwap) })).toBe(2_000)
    const all = { ...second, 'memory.swap.max': 'max\n', 'memory.swap.current': '0\n' }
    expect(freeMemory({ where: groupsWith('0::/\n', all, withSwap) })).toBe(2_000 + megabyte)
    const place = groupsWith('0::/\n', all, withSwap)
    expect(freeMemory({ where: place, isSwapCounted: false })).toBe(2_000)
    expect(freeMemory({ where: groupsWith('0::/\n', all, withoutSwap) })).toBe(2_000)
  })

  test('swap of cgroup v1 is limited together with memory', () => {
    const first = {
      'memory/memory.limit_in_bytes': '9000\n',
      'memory/memory.usage_in_bytes': '7000\n',
      'memory/memory.stat': stat,
      'memory/memory.memsw.limit_in_bytes': '12000\n',
      'memory/memory.memsw.usage_in_bytes': '8000\n',
    }
    expect(freeMemory({ where: groupsWith('4:memory:/\n', first, withSwap) })).toBe(4_000)
    const together = { ...first, 'memory/memory.memsw.limit_in_bytes': '9000\n' }
    expect(freeMemory({ where: groupsWith('4:memory:/\n', together, withSwap) })).toBe(1_000)
  })

  test('swap of a machine without cgroups counts as free memory', () => {
    const memory = 'MemAvailable:       2000 kB\nSwapFree:           1000 kB\n'
    expect(freeMemory({ where: groupsWith('', {}, memory) })).toBe(3 * megabyte)
  })
})

test('free memory is zero when its file cannot be read', () => {
  const groups = groupsWith('0::/\n', {
    'memory.max': '9000\n',
    'memory.current': '7000\n',
    // A folder in its place cannot be read, as no file can when too many are open.
    'memory.stat/inside': '',
  })
  expect(freeMemory({ where: groups })).toBe(0)
})

test('free memory is the machine’s when no cgroup has a limit', () => {
  const groups = groupsWith('0::/\n4:memory:/\n', {
    'memory.max': 'max\n',
    'memory.current': '7000\n',
    'memory.stat': 'inactive_file 0\nactive_file 0\n',
    'memory/memory.limit_in_bytes': '9223372036854771712\n',
    'memory/memory.usage_in_bytes': '7000\n',
    'memory/memory.stat': 'total_inactive_file 0\ntotal_active_file 0\n',
  })
  const free = freeMemory({ where: groups })
  if (process.platform === 'linux') expect(free).toBeGreaterThan(1_000_000)
  else expect(free).toBeNull()
})

test.runIf(process.platform === 'linux')('memory readings reuse files that were opened once', () => {
  const usage = new ProcessUsageReader(process.pid)
  const before = usage.cpuMs!
  const startedAt = performance.now()
  while (performance.now() - startedAt < 100);
  expect(usage.cpuMs! - before).toBeGreaterThan(0)
  expect(usage.residentBytes).toBeGreaterThan(10_000_000)
  usage.close()
  expect([usage.cpuMs, usage.residentBytes]).toEqual([null, null])
})
