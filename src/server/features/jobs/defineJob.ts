import type { ZodType } from 'zod'
import type { ServerContext } from '../../context.ts'
import type { jobs } from './table.ts'

type Row = typeof jobs.$inferSelect

export interface JobLimits {
  /** Jobs of the kind that one member may have open. */
  maxOpenPerMember?: number
  /** Jobs of the kind of all members together that may be open. */
  maxOpen?: number
  /** Jobs of the kind that all processes together perform at once for one member. */
  maxRunningPerMember?: number
  /** Jobs of the kind that all processes together perform at once. */
  maxRunning?: number
}

/** A job that one process has taken. */
export interface JobRun<Input> extends Pick<Row, 'id' | 'userId' | 'attempts' | 'dueAt'> {
  input: Input
  /** Aborted when the job is cancelled, its lease is lost or the server closes. Stop then, and throw. */
  signal: AbortSignal
  /** Tells the member how far it is, in percent. Throws when the signal is aborted. */
  reportProgress(percent: number): Promise<void>
  /**
   * Commits that what comes next must not be done twice, with what `work` writes. From here the job has so many seconds, its
   * lease is not renewed, and when the process ends within it the job is `unknown` and not tried again. Throws JobLost when
   * another process has taken the job.
   */
  handOver<Result>(seconds: number, work: (tx: ServerContext) => Promise<Result>): Promise<Result>
}

/** A job, for those who note what became of it. */
export type JobFacts<Input> = Pick<JobRun<Input>, 'id' | 'userId' | 'attempts' | 'dueAt' | 'input'> &
  Pick<Row, 'isCancelled'>

/** What became of a try. `queued`: the job is tried again later. */
export interface JobOutcome {
  state: Exclude<Row['state'], 'running' | 'handing over'>
  /** As the row keeps it. */
  error: string | null
  /** What `perform` threw. */
  thrown: unknown
}

interface JobSpec<Input> {
  /** Its name in the table, the log and the metrics. */
  kind: string
  /** The schema of the job's payload, which its row keeps as JSON. */
  input: ZodType<Input>
  /** Jobs of the kind that one process performs at once. */
  maxAtOnce: number
  /** Seconds after which another process takes the job of one that ended. */
  leaseSeconds: number
  /** Milliseconds after its creation from which a try that fails is the last. */
  giveUpAfterMs: number
  limits?: JobLimits
  /**
   * Does the job. Resolves when it is done. Throws JobNotDone for what the world outside answered; anything else that it
   * throws is a fault of ours, of which five in a row end the job.
   */
  perform(ctx: ServerContext, run: JobRun<Input>): Promise<void>
  /** Notes in the feature's own tables what became of a try, in the transaction that notes it in `jobs`. */
  settle?(tx: ServerContext, job: JobFacts<Input>, outcome: JobOutcome): Promise<void>
  /** Logs what became of a try, once that is committed. */
  report?(ctx: ServerContext, job: JobFacts<Input>, outcome: JobOutcome): void
}

/** A kind of job. Only `defineJob` makes one. */
export interface Job<Input> extends JobSpec<Input> {
  limits: JobLimits
}

export type AnyJob = Job<unknown>

/** A new kind of job: name it in src/server/startJobs.ts, and every process performs what `enqueueJob` puts in the queue. */
export function defineJob<Input>(spec: JobSpec<Input>): Job<Input> {
  return { ...spec, limits: spec.limits ?? {} }
}

/**
 * What the world outside answered to a try. `later`: it may do so soon. `never`: it never will. `unknown`: it cannot be known
 * whether it did, and it must not be done twice. `withdrawn`: there is nothing left to do.
 */
export type NotDone = 'later' | 'never' | 'unknown' | 'withdrawn'

/** Thrown by `perform`. The message is kept in the table and must not name people. */
export class JobNotDone extends Error {
  override readonly name = 'JobNotDone'
  readonly end: NotDone

  constructor(end: NotDone, message: string, options?: ErrorOptions) {
    super(message, options)
    this.end = end
  }
}

/** Another process has the job, or it has ended: this one may say nothing more of it. */
export class JobLost extends Error {
  override readonly name = 'JobLost'
}
