/** Milliseconds of CPU that `referenceWork` takes on the machine for which the limits of tests are chosen. */
const referenceMs = 2

/**
 * Milliseconds of a core that the work takes on this thread, whatever else the machine does, as they would be on the machine
 * for which limits are chosen: a slow one, or one whose cores are shared, does a fixed work more slowly too.
 */
export function cpuMs(work: () => unknown): number {
  const slownessBefore = slowness()
  const before = process.threadCpuUsage()
  work()
  return msSince(before) / Math.max(slownessBefore, slowness())
}

/** The same of work that is awaited, with everything else that this thread does meanwhile. */
export async function cpuMsOf(work: () => Promise<unknown>): Promise<number> {
  const slownessBefore = slowness()
  const ms = await ownCpuMsOf(work)
  return ms / Math.max(slownessBefore, slowness())
}

/** Milliseconds of CPU as they are on this machine at this moment. */
export async function ownCpuMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  return msSince(before)
}

function msSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

let last = { slowness: 1, at: Number.NEGATIVE_INFINITY }

/** How many times as long as on the machine of the limits a fixed work takes here, measured within the last second; at least 1. */
export function slowness(): number {
  if (performance.now() - last.at < 1_000) return last.slowness
  const rounds = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage()
    referenceWork()
    return msSince(before)
  })
  const median = rounds.sort((one, other) => one - other)[2]!
  last = { slowness: Math.max(1, median / referenceMs), at: performance.now() }
  return last.slowness
}

/** Strings that are made, sorted and searched, as most of what is measured does. */
function referenceWork(): number {
  const words = Array.from({ length: 8_000 }, (_, at) => `${(at * 7_919) % 10_007} g of ${at % 97}`)
  return words
    .sort()
    .join(' ')
    .replace(/(\d+) g/g, '$1').length
}
