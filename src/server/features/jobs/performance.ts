import { and, eq } from 'drizzle-orm'
import type { ServerContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { logEvents } from '../../logEvents.ts'
import { causeCodeOfError, pauseBeforeRetryMs } from '../../retries.ts'
import { type ClaimedJob, isJobStillClaimed, renewJobLease } from './claims.ts'
import { type AnyJobKind, JobEndedUndoneError, JobLeaseLostError, type JobRun } from './defineJobKind.ts'
import { countJobTry } from './metrics.ts'
import { type JobResult, storeJobResult } from './outcomes.ts'
import { jobsTable, sqlSecondsFromNow } from './table.ts'

/** Why a job must stop. `lost`: another process has claimed it, or it no longer exists. */
type StopReason = 'cancelled' | 'lost' | 'closing'

/** A job that this process runs, from its claim until its result is stored. */
export class JobExecution {
  readonly kind: string
  /** Never rejects: a job that fails must not stop the others. */
  readonly done: Promise<void>
  readonly #ctx: ServerContext
  readonly #job: AnyJobKind
  readonly #claim: ClaimedJob
  readonly #control = new AbortController()
  #stopReason: StopReason | null = null
  #isHandedOver = false
  #renewal: NodeJS.Timeout | undefined
  /** When the lease expires, unless it is renewed. */
  #leaseEndsMs: number

  constructor(ctx: ServerContext, job: AnyJobKind, claim: ClaimedJob) {
    this.kind = job.kind
    this.#ctx = ctx
    this.#job = job
    this.#claim = claim
    this.#leaseEndsMs = performance.now() + job.leaseSeconds * 1_000
    this.done = this.#run().catch((err: unknown) => this.#logLost(err))
  }

  /** Asks the job to stop, unless it is already handed over. */
  stop(reason: StopReason): void {
    if (this.#isHandedOver) return
    this.#stopReason ??= reason
    this.#control.abort(new JobLeaseLostError(`The job is ${reason}.`))
  }

  async #run(): Promise<void> {
    const startedAt = performance.now()
    const ending = await this.#perform()
    clearInterval(this.#renewal)
    const { log } = this.#ctx.deps
    const told = { queue: this.kind, job: this.#claim.id }
    const settled = ending && (await storeJobResult(this.#ctx, this.#job, this.#claim, ending))
    if (!settled) return log.warn(told, logEvents.jobLeaseLost)
    const seconds = (performance.now() - startedAt) / 1_000
    countJobTry({ kind: this.kind, outcome: settled.outcome.state, seconds })
    if (settled.facts) this.#job.report?.(this.#ctx, settled.facts, settled.outcome)
  }

  /** Runs the job. Null when this process must not change it any more. */
  async #perform(): Promise<JobResult | null> {
    this.#startRenewal()
    try {
      await this.#job.perform(this.#ctx, this.#runOf())
      return { state: 'done', error: null, thrown: null }
    } catch (thrown) {
      if (thrown instanceof JobEndedUndoneError) return this.#endOf(thrown)
      if (this.#stopReason === 'cancelled') return cancelled
      // As if it had not been attempted: the job is not at fault.
      if (this.#stopReason === 'closing') return { state: 'queued', error: null, thrown, faults: 0 }
      if (this.#stopReason === 'lost' || thrown instanceof JobLeaseLostError) return null
      return this.#endOfFault(thrown)
    }
  }

  #endOf(thrown: JobEndedUndoneError): JobResult {
    const { isLastTry, attempts } = this.#claim
    const { message: error, end } = thrown
    if (end === 'withdrawn') return { state: 'cancelled', error, thrown }
    if (end === 'unknown') return { state: 'unknown', error, thrown }
    if (end === 'never' || isLastTry) return { state: 'failed', error, thrown, faults: 0 }
    return { state: 'queued', error, thrown, faults: 0, pauseMs: pauseBeforeRetryMs(attempts, Math.random()) }
  }

  #endOfFault(thrown: unknown): JobResult {
    const { id, isLastTry, attempts } = this.#claim
    const error = causeCodeOfError(thrown)
    this.#ctx.deps.log.error(
      { err: thrown, queue: this.kind, job: id, cause: error },
      logEvents.jobAttemptFailed,
    )
    // It may have been done, and must not be done twice.
    if (this.#isHandedOver) return { state: 'unknown', error, thrown }
    if (isLastTry) return { state: 'failed', error, thrown }
    return { state: 'queued', error, thrown, pauseMs: pauseBeforeRetryMs(attempts, Math.random()) }
  }

  #runOf(): JobRun<unknown> {
    const { id, userId, attempts, dueAt, payload } = this.#claim
    let toldPercent = 0
    return {
      id,
      userId,
      attempts,
      dueAt,
      input: this.#job.input.parse(payload),
      signal: this.#control.signal,
      reportProgress: async (percent) => {
        this.#control.signal.throwIfAborted()
        const progress = Math.floor(Math.min(100, Math.max(0, percent)))
        if (progress === toldPercent) return
        toldPercent = progress
        const { db } = this.#ctx.deps
        const isHeld = isJobStillClaimed(this.#claim)
        const told = await db
          .update(jobsTable)
          .set({ progress })
          .where(isHeld)
          .returning({ id: jobsTable.id })
        if (told.length === 0) this.stop('lost')
        this.#control.signal.throwIfAborted()
      },
      handOver: async (seconds, work) => {
        this.#control.signal.throwIfAborted()
        // From here on neither a cancellation nor a late renewal stops the job.
        this.#isHandedOver = true
        clearInterval(this.#renewal)
        try {
          return await runInTransaction(this.#ctx, async (tx) => {
            await this.#markHandingOver(tx, seconds)
            return await work(tx)
          })
        } catch (error) {
          this.#isHandedOver = false
          this.#startRenewal()
          throw error
        }
      },
    }
  }

  async #markHandingOver({ deps: { db } }: DbContext, seconds: number): Promise<void> {
    const held = await db
      .update(jobsTable)
      .set({ state: 'handing over', leaseUntil: sqlSecondsFromNow(seconds) })
      .where(and(isJobStillClaimed(this.#claim), eq(jobsTable.state, 'running')))
      .returning({ id: jobsTable.id })
    if (held.length === 0) throw new JobLeaseLostError('Another process has the job.')
  }

  #startRenewal(): void {
    this.#renewal = setInterval(() => void this.#renew(), (this.#job.leaseSeconds * 1_000) / 3)
  }

  async #renew(): Promise<void> {
    const { leaseSeconds } = this.#job
    try {
      const renewed = await renewJobLease(this.#ctx, this.#claim, leaseSeconds)
      if (!renewed) return this.stop('lost')
      this.#leaseEndsMs = performance.now() + leaseSeconds * 1_000
      if (renewed.isCancelled) this.stop('cancelled')
    } catch {
      // The database may answer again before the lease expires; after that another process claims the job.
      if (performance.now() >= this.#leaseEndsMs) this.stop('lost')
    }
  }

  /** The result could not be stored: the job is found again once its lease has expired. */
  #logLost(err: unknown): void {
    this.#ctx.deps.log.error({ err, queue: this.kind, job: this.#claim.id }, logEvents.jobOutcomeNotSaved)
  }
}

const cancelled: JobResult = { state: 'cancelled', error: null, thrown: null }
