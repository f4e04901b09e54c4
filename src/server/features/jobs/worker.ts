import type { ServerContext } from '../../context.ts'
import { logEvents } from '../../logEvents.ts'
import { maxFailedAttempts } from '../../retries.ts'
import { claimDueJobs, findAbandonedJobs, msUntilNextDueJob } from './claims.ts'
import type { AnyJobKind } from './defineJobKind.ts'
import { type JobResult, storeJobResult } from './outcomes.ts'
import { JobExecution } from './performance.ts'
import type { jobsTable } from './table.ts'

/** Minimum milliseconds between two checks for due jobs: another process may be running those that are due. */
const shortestRestMs = 250
/** Maximum milliseconds until expired leases of other processes are noticed. */
const longestRestMs = 60_000
/** Milliseconds after a failed query. */
const afterFailureMs = 5_000
/** Milliseconds that jobs have to stop after they were asked to. */
const stopMs = 1_000

type Row = typeof jobsTable.$inferSelect

export interface JobWorker {
  /**
   * Claims no more jobs and waits for the running ones, `graceMs` at most; those that have not ended then are asked to
   * stop and queued again.
   */
  stop(graceMs: number): Promise<void>
}

/** Runs due jobs of these kinds until it is stopped. Any number of processes share one queue. */
export async function startJobWorker(ctx: ServerContext, kinds: readonly AnyJobKind[]): Promise<JobWorker> {
  const { log, onJobQueued } = ctx.deps
  const running = new Map<string, JobExecution>()
  let isStopped = false
  let isWanted = false
  let currentLookUp: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  function wake() {
    if (isStopped) return
    isWanted = true
    currentLookUp ??= look()
  }

  async function look() {
    while (isWanted) {
      isWanted = false
      clearTimeout(timer)
      const restMs = await startDueJobs().catch((err: unknown) => {
        log.warn({ err }, logEvents.jobQueueReadFailed)
        return afterFailureMs
      })
      if (!isStopped) timer = setTimeout(wake, restMs)
    }
    currentLookUp = null
  }

  const freePlacesOfKind = ({ kind, maxAtOnce }: AnyJobKind) =>
    maxAtOnce - [...running.values()].filter((each) => each.kind === kind).length

  async function startDueJobs(): Promise<number> {
    const hasEndedAll = await endAbandonedJobs()
    for (const job of kinds) {
      const free = freePlacesOfKind(job)
      if (free <= 0 || isStopped) continue
      for (const claim of await claimDueJobs(ctx, job, free)) begin(job, claim)
    }
    const dueMs = await msUntilNextDueJob(
      ctx,
      kinds.filter((job) => freePlacesOfKind(job) > 0),
    )
    const leastRestMs = hasEndedAll ? shortestRestMs : afterFailureMs
    return Math.min(longestRestMs, Math.max(leastRestMs, dueMs ?? longestRestMs))
  }

  function begin(job: AnyJobKind, claim: ConstructorParameters<typeof JobExecution>[2]) {
    const performance = new JobExecution(ctx, job, claim)
    running.set(claim.id, performance)
    void performance.done.then(() => {
      if (running.get(claim.id) === performance) running.delete(claim.id)
      wake()
    })
  }

  /** Ends the jobs that no process holds and none may claim. False where one could not be ended, which does not stop the others. */
  async function endAbandonedJobs(): Promise<boolean> {
    const { lost, stopped } = await findAbandonedJobs(ctx, kinds)
    let hasEndedAll = true
    for (const row of [...lost, ...stopped])
      await end(row, jobResultOf(row)).catch((err: unknown) => {
        hasEndedAll = false
        log.error({ err, queue: row.kind, job: row.id }, logEvents.jobOutcomeNotSaved)
      })
    return hasEndedAll
  }

  async function end(row: Row, ending: JobResult): Promise<void> {
    const job = kinds.find(({ kind }) => kind === row.kind)
    const settled = job && (await storeJobResult(ctx, job, row, ending))
    if (!settled) return
    const { state, error } = settled.outcome
    const told = { queue: row.kind, job: row.id, cause: error, faults: maxFailedAttempts }
    if (state === 'failed') log.error(told, logEvents.jobGivenUp)
    if (settled.facts) job.report?.(ctx, settled.facts, settled.outcome)
  }

  const stopListening = await onJobQueued((jobId) => {
    // A job id is sent when a running job is cancelled; empty when one was queued.
    if (jobId) running.get(jobId)?.stop('cancelled')
    wake()
  })
  wake()
  return {
    async stop(graceMs) {
      isStopped = true
      isWanted = false
      clearTimeout(timer)
      await stopListening()
      await currentLookUp
      const all = () => Promise.all([...running.values()].map(({ done }) => done))
      await waitAtMost(graceMs, all())
      if (running.size === 0) return
      for (const performance of running.values()) performance.stop('closing')
      await waitAtMost(stopMs, all())
    },
  }
}

function jobResultOf({ state, isCancelled, error }: Row): JobResult {
  if (state !== 'handing over')
    return { state: 'failed', error: isCancelled ? null : (error ?? 'the process ended'), thrown: null }
  const words = 'Larder ended while it was handing this over; it may have arrived.'
  return { state: 'unknown', error: words, thrown: null }
}

async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  const grace = Promise.withResolvers<void>()
  const timer = setTimeout(grace.resolve, ms)
  await Promise.race([work, grace.promise])
  clearTimeout(timer)
}
