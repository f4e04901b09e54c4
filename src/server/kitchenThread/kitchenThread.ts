import { Worker } from 'node:worker_threads'
import { DomainError } from '../errors.ts'
import { FairQueue, type QueueCaller } from '../fairQueue.ts'
import type { Reads } from '../reads.ts'
import type { JobInput, JobName, JobOutput } from './jobs.ts'
import { isSmall, isTooLarge } from './size.ts'

/**
 * The kitchen could not do a job, and would not the next time. `limit`: it takes more time or memory than a job may;
 * `defect`: the job threw.
 */
export class JobFailure extends Error {
  override readonly name = 'JobFailure'
  readonly reason: 'limit' | 'defect'

  constructor(reason: JobFailure['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/** The same of a job that is not begun, since what it names is more than it can read. */
export class JobTooLarge extends JobFailure {
  constructor(message: string) {
    super('limit', message)
  }
}

export interface KitchenThreadOptions {
  /** The module that the thread runs: of the sources, or of what was built. */
  workerFile: string
  /**
   * Milliseconds of a core that a job may take, with the start of the thread: less than others wait. The worst recipe that
   * the contract allows takes a second, and two for the largest household.
   */
  timeLimitMs?: number
  /** Time without a job after which the thread ends and gives its memory back. */
  idleMs?: number
  /** Jobs that wait, and those of one caller; further ones are refused. */
  maxWaiting?: number
  maxWaitingPerCaller?: number
  /**
   * A job that has waited longer is refused. One that runs has not quite half of it while others wait, so that whoever comes
   * behind two long jobs of others is served.
   */
  maxWaitMs?: number
  /** For tests: whether a job is done at once on the caller's thread. */
  isInline?: (name: JobName, input: JobInput<JobName>) => boolean
}

/** Who asks for a job. */
export interface KitchenCaller {
  /** Who shares a place in the queue: a member, a visitor's home, or a task of the server. */
  queueCaller: QueueCaller
  /** Charged for the time that the job takes; the place among the reads is free while the thread works. */
  reads: Reads | null
  /** A task of the server, for which nobody waits: the thread does it, however small it is. */
  isTask?: boolean
}

/** What the thread answers. */
export interface JobAnswer {
  output: unknown
  /** What the job threw; else null. */
  failure: string | null
  /** Milliseconds of CPU for the job itself, without loading its modules. */
  cpuMs: number
  /** Milliseconds of a core that the thread has taken since its start. */
  threadCpuMs: number
}

interface Job {
  name: JobName
  input: JobInput<JobName>
  startedAt: number
  /** Charges the caller for what the job took of a core. */
  charge: (cpuMs: number) => void
  resolve: (answer: JobAnswer) => void
  reject: (error: Error) => void
}

/** A thread that gets this little of a core is on a busy machine, which says nothing of its job: a share of the time. */
const minCpuShare = 0.5
/** Milliseconds between two looks at a job that goes on. */
const lookAgainMs = 1_000
/** Of the time that others wait, what one job may take of it. */
const maxShareOfWait = 0.45

const megabytes = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 }

/**
 * Checks recipes without holding the event loop: what is small at once, what is large on one thread of its own, which
 * is started by the first such job and ends when it is idle.
 */
export class KitchenThread {
  readonly #workerFile: string
  readonly #timeLimitMs: number
  /** Milliseconds from the start of a job until it is ended for others who wait. */
  readonly #givesWayAfterMs: number
  readonly #idleMs: number
  readonly #isInline: (name: JobName, input: JobInput<JobName>) => boolean
  readonly #queue: FairQueue
  #worker: Worker | null = null
  #running: Job | null = null
  #isClosed = false
  /** What the thread had taken of a core when it answered last. */
  #answeredCpuMs = 0
  #timer: NodeJS.Timeout | undefined

  constructor({
    workerFile,
    timeLimitMs = 8_000,
    idleMs = 15_000,
    maxWaiting = 50,
    maxWaitingPerCaller = 4,
    maxWaitMs = 10_000,
    isInline = isSmall,
  }: KitchenThreadOptions) {
    this.#workerFile = workerFile
    this.#timeLimitMs = timeLimitMs
    this.#givesWayAfterMs = maxWaitMs * maxShareOfWait
    this.#idleMs = idleMs
    this.#queue = new FairQueue({
      maxRunning: 1,
      maxRunningPerCaller: 1,
      maxWaiting,
      maxWaitingPerCaller,
      maxWaitMs,
    })
    this.#isInline = isInline
  }

  /**
   * Callers are served in turn. Throws JobFailure, JobTooLarge before it begins, and DomainError TOO_MANY when the caller has spent what a minute
   * allows, UNAVAILABLE when the caller or all together have too many jobs waiting, or this one waited too long.
   */
  async run<Name extends JobName>(
    caller: KitchenCaller,
    name: Name,
    input: JobInput<Name>,
  ): Promise<JobOutput<Name>> {
    const { queueCaller, reads, isTask = false } = caller
    if (isTooLarge(input)) throw new JobTooLarge(`${name}: more foods are named than are read at once`)
    if (!isTask && this.#isInline(name, input)) {
      // A server loads it before it listens, see loadJobs.
      const { doJob } = await import('./jobs.ts')
      const { output, cpuMs } = await doJob(name, input)
      reads?.charge(cpuMs)
      return output
    }
    reads?.expectBudget()
    const work = () =>
      this.#queue
        .run(queueCaller, () => this.#runOnThread(name, input, (cpuMs) => reads?.charge(cpuMs)))
        .catch((error) => {
          throw error instanceof DomainError ? busy(error) : error
        })
    try {
      const { output, cpuMs } = await (reads ? reads.runOutside(work) : work())
      reads?.charge(cpuMs)
      return output as JobOutput<Name>
    } catch (error) {
      if (error instanceof JobFailure) reads?.charge(this.#timeLimitMs)
      throw error
    }
  }

  /** Whether its thread is running. */
  get isRunning(): boolean {
    return this.#worker !== null
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    const worker = this.#worker
    this.#worker = null
    const job = this.#running
    this.#running = null
    job?.reject(busy())
    await worker?.terminate()
  }

  async #runOnThread(name: JobName, input: JobInput<JobName>, charge: Job['charge']): Promise<JobAnswer> {
    if (this.#isClosed) throw busy()
    clearTimeout(this.#timer)
    const { promise, resolve, reject } = Promise.withResolvers<JobAnswer>()
    const job: Job = { name, input, startedAt: performance.now(), charge, resolve, reject }
    this.#running = job
    this.#worker ??= this.#startThread()
    const firstLookMs = Math.min(this.#timeLimitMs, this.#givesWayAfterMs)
    this.#timer = setTimeout(() => void this.#limitTime(job), firstLookMs)
    this.#worker.postMessage({ name, input })
    return await promise
  }

  /**
   * Ends a job that took too much of a core, or that keeps others waiting or was given so little of a core that its caller has waited
   * long enough.
   */
  async #limitTime(job: Job): Promise<void> {
    const elapsedMs = performance.now() - job.startedAt
    // Before Node 24.6 a thread does not tell.
    const usage = await this.#worker?.cpuUsage?.().catch(() => null)
    if (job !== this.#running) return
    const cpuMs = usage ? (usage.user + usage.system) / 1_000 - this.#answeredCpuMs : elapsedMs
    const keepsOthers = this.#queue.hasWaiting && elapsedMs >= this.#givesWayAfterMs
    if (cpuMs >= this.#timeLimitMs)
      this.#fail(new JobFailure('limit', `${job.name}: took more than ${this.#timeLimitMs} ms of a core`))
    else if (keepsOthers || elapsedMs * minCpuShare >= this.#timeLimitMs) {
      job.charge(cpuMs)
      this.#fail(busy())
    } else this.#timer = setTimeout(() => void this.#limitTime(job), Math.min(lookAgainMs, this.#timeLimitMs))
  }

  #becomeIdle(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#endThread(), this.#idleMs)
    this.#timer.unref()
  }

  #startThread(): Worker {
    this.#answeredCpuMs = 0
    const worker = new Worker(this.#workerFile, { execArgv: [], env: {}, resourceLimits: megabytes })
    worker.unref()
    worker.on('message', (answer: JobAnswer) => {
      if (worker !== this.#worker) return
      const job = this.#running
      this.#running = null
      this.#answeredCpuMs = answer.threadCpuMs
      this.#becomeIdle()
      if (answer.failure === null) job?.resolve(answer)
      else job?.reject(new JobFailure('defect', `${job.name}: ${answer.failure}`))
    })
    worker.on('error', (error: Error & { code?: string }) => {
      if (worker !== this.#worker) return
      const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      // A thread that cannot run says nothing of its job.
      this.#fail(isTooLarge ? new JobFailure('limit', error.message) : busy(error))
    })
    return worker
  }

  /** Ends the thread with the job that it cannot do; the next job gets a new thread. */
  #fail(error: Error): void {
    clearTimeout(this.#timer)
    this.#endThread()
    const job = this.#running
    this.#running = null
    job?.reject(error)
  }

  #endThread(): void {
    void this.#worker?.terminate()
    this.#worker = null
  }
}

function busy(cause?: Error): DomainError {
  return new DomainError('UNAVAILABLE', 'recipes_kitchen_busy', { retryAfterSeconds: 10, cause })
}
