import type * as z from 'zod/mini'
import type { ServerContext } from '../../context.ts'
import type { jobsTable } from './table.ts'

type Row = typeof jobsTable.$inferSelect

export interface JobLimits {
  /** Maximum open jobs of the kind of one member. */
  maxOpenPerMember?: number
  /** Maximum open jobs of the kind of all members together. */
  maxOpen?: number
  /** Maximum jobs of the kind that all processes together run at once for one member. */
  maxRunningPerMember?: number
  /** Maximum jobs of the kind that all processes together run at once. */
  maxRunning?: number
}

/** A job that one process has claimed. */
export interface JobRun<Input> extends Pick<Row, 'id' | 'userId' | 'attempts' | 'dueAt'> {
  input: Input
  /** Aborted when the job is cancelled, its lease is lost or the server closes. Stop then, and throw. */
  signal: AbortSignal
  /** Reports the progress to the member, in percent. Throws when the signal is aborted. */
  reportProgress(percent: number): Promise<void>
  /**
   * Commits, together with what `work` writes, that the next step must not be done twice. From here the job has so many
   * seconds, its lease is not renewed, and if the process ends meanwhile the job is `unknown` and not attempted again.
   * Throws JobLeaseLostError when another process has claimed the job.
   */
  handOver<Result>(seconds: number, work: (tx: ServerContext) => Promise<Result>): Promise<Result>
}

/** A job as `settle` and `report` get it. */
export type JobFactsOfRow<Input> = Pick<JobRun<Input>, 'id' | 'userId' | 'attempts' | 'dueAt' | 'input'> &
  Pick<Row, 'isCancelled'>

/** The result of an attempt. `queued`: the job is attempted again later. */
export interface JobOutcome {
  state: Exclude<Row['state'], 'running' | 'handing over'>
  /** As stored in the row. */
  error: string | null
  /** The error that `perform` threw. */
  thrown: unknown
}

interface JobSpec<Input> {
  /** Its name in the table, the log and the metrics. */
  kind: string
  /** The schema of the job's payload, which is stored as JSON. */
  input: z.ZodMiniType<Input>
  /** Maximum jobs of the kind that one process runs at once. */
  maxAtOnce: number
  /** Seconds after which another process claims the job of a process that ended. */
  leaseSeconds: number
  /** Milliseconds after its creation from which a failed attempt is the last. */
  giveUpAfterMs: number
  limits?: JobLimits
  /**
   * Does the job and resolves when it is done. Throws JobEndedUndoneError for the answer of an outside service; any other error
   * counts as a fault of Larder's, of which five in a row end the job.
   */
  perform(ctx: ServerContext, run: JobRun<Input>): Promise<void>
  /** Stores the result of an attempt in the feature's own tables, in the transaction that stores it in `jobsTable`. */
  settle?(tx: ServerContext, job: JobFactsOfRow<Input>, outcome: JobOutcome): Promise<void>
  /** Logs the result of an attempt, after it is committed. */
  report?(ctx: ServerContext, job: JobFactsOfRow<Input>, outcome: JobOutcome): void
}

/** A kind of job. Only `defineJobKind` makes one. */
export interface JobKind<Input> extends JobSpec<Input> {
  limits: JobLimits
}

export type AnyJobKind = JobKind<unknown>

/** Defines a kind of job: list it in src/server/startAllJobKinds.ts, and every process runs the jobs that `enqueueJob` queues. */
export function defineJobKind<Input>(spec: JobSpec<Input>): JobKind<Input> {
  return { ...spec, limits: spec.limits ?? {} }
}

/**
 * The answer of an outside service. `later`: it may succeed soon. `never`: it never will. `unknown`: nobody can know
 * whether it was done, and it must not be done twice. `withdrawn`: there is nothing left to do.
 */
export type JobUndoneReason = 'later' | 'never' | 'unknown' | 'withdrawn'

/** Thrown by `perform`. The message is stored in the table and must not name people. */
export class JobEndedUndoneError extends Error {
  override readonly name = 'JobEndedUndoneError'
  readonly end: JobUndoneReason

  constructor(end: JobUndoneReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.end = end
  }
}

/** Another process has claimed the job, or it has ended: this process must not change it any more. */
export class JobLeaseLostError extends Error {
  override readonly name = 'JobLeaseLostError'
}
