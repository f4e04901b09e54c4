/** The time that a job has taken so far. */
export interface KitchenJobTime {
  /** Milliseconds of a core for the job itself. */
  cpuMs: number
  /** Milliseconds since its turn began. */
  sinceTurnMs: number
  /** Milliseconds since its modules were loaded; null before. */
  sinceModulesLoadedMs: number | null
}

/** The share of the time in which a thread normally has a core; with less, the machine is busy and the job is not at fault. */
const minCpuShare = 0.5
/** The maximum share of others' waiting time that one job may take, without the start of the thread. */
const maxShareOfWait = 0.4
/** Milliseconds of a core that a job gets before it is dropped for others: with less the machine is busy. */
const minCpuMs = 1_000
/** Milliseconds before others are refused at which a job is dropped for them, however little of a core it had. */
const beforeRefusalMs = 1_000

/** Milliseconds of a core that a job may take, and maximum milliseconds that others wait. */
export interface KitchenJobTimeLimits {
  timeLimitMs: number
  maxWaitMs: number
}

/**
 * Decides about a running job: `limit` when it took too much of a core, `drop` when it keeps others waiting or got so
 * little of a core that its caller has waited long enough. `othersWait` says whether other networks wait.
 */
export function decideKitchenJobTimeout(
  { cpuMs, sinceTurnMs, sinceModulesLoadedMs }: KitchenJobTime,
  { timeLimitMs, maxWaitMs }: KitchenJobTimeLimits,
  othersWait: () => boolean,
): 'limit' | 'drop' | 'go on' {
  if (cpuMs >= timeLimitMs) return 'limit'
  if ((sinceModulesLoadedMs ?? sinceTurnMs) * minCpuShare >= timeLimitMs) return 'drop'
  const hasUsedItsShare = (sinceModulesLoadedMs ?? 0) >= maxWaitMs * maxShareOfWait && cpuMs >= minCpuMs
  const isLate = sinceTurnMs >= maxWaitMs - beforeRefusalMs
  return (hasUsedItsShare || isLate) && othersWait() ? 'drop' : 'go on'
}
