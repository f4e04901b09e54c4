/** Milliseconds of a core that the work takes on this thread, whatever else the machine does. */
export function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  return msSince(before)
}

/** The same of work that is awaited, with everything else that this thread does meanwhile. */
export async function cpuMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  return msSince(before)
}

function msSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
