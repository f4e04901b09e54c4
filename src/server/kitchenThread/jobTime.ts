/** How long a job has taken so far. */
export interface JobTime {
  /** Milliseconds of a core for the job itself. */
  cpuMs: number
  /** Milliseconds since its turn. */
  sinceTurnMs: number
  /** Milliseconds since its modules were loaded; null before. */
  sinceBegunMs: number | null
}

/** A thread that gets this little of a core is on a busy machine, which says nothing of its job: a share of the time. */
const minCpuShare = 0.5
/** Of the time that others wait, what one job may take of it, without the start of the thread. */
const maxShareOfWait = 0.4
/** Milliseconds of a core that a job has before it is ended for others: less says that the machine is busy. */
const minCpuMs = 1_000
/** Milliseconds before others are refused in which a job is ended for them, however little of a core it had. */
const beforeRefusalMs = 1_000

/** Milliseconds of a core that a job may take, and milliseconds that others wait at most. */
export interface TimeLimits {
  timeLimitMs: number
  maxWaitMs: number
}

/**
 * What becomes of a job: `limit` when it took too much of a core, `drop` when it keeps others waiting or was given so little
 * of a core that its caller has waited long enough. `othersWait` tells whether other networks wait.
 */
export function judgeJob(
  { cpuMs, sinceTurnMs, sinceBegunMs }: JobTime,
  { timeLimitMs, maxWaitMs }: TimeLimits,
  othersWait: () => boolean,
): 'limit' | 'drop' | 'go on' {
  if (cpuMs >= timeLimitMs) return 'limit'
  if ((sinceBegunMs ?? sinceTurnMs) * minCpuShare >= timeLimitMs) return 'drop'
  const hadItsTime = (sinceBegunMs ?? 0) >= maxWaitMs * maxShareOfWait && cpuMs >= minCpuMs
  const isLate = sinceTurnMs >= maxWaitMs - beforeRefusalMs
  return (hadItsTime || isLate) && othersWait() ? 'drop' : 'go on'
}
