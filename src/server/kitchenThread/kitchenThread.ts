import { Worker } from 'node:worker_threads'
import * as m from '#messages'
import { DomainError } from '../errors.ts'
import type { JobInput, JobName, JobOutput } from './jobs.ts'
import { isSmall } from './size.ts'

/** The kitchen could not do a job within its time and memory, and would not the next time. */
export class JobOverLimit extends Error {
  override readonly name = 'JobOverLimit'
}

export interface KitchenThreadOptions {
  /** The module that the thread runs: of the sources, or of what was built. */
  workerFile: string
  /** The worst recipe that the contract allows takes a second of a core; a machine may be busy, and the thread must start. */
  timeLimitMs?: number
  /** Time without a job after which the thread ends and gives its memory back. */
  idleMs?: number
  /** Jobs that wait; further ones are refused. */
  maxWaiting?: number
  /** For tests: whether a job is done at once on the caller's thread. */
  isInline?: (name: JobName, input: JobInput<JobName>) => boolean
}

interface Job {
  name: JobName
  input: JobInput<JobName>
  resolve: (output: never) => void
  reject: (error: Error) => void
}

const megabytes = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 }

/**
 * Checks recipes without holding the event loop: what is small at once, what is large on one thread of its own, which
 * is started by the first such job and ends when it is idle.
 */
export class KitchenThread {
  readonly #workerFile: string
  readonly #timeLimitMs: number
  readonly #idleMs: number
  readonly #maxWaiting: number
  readonly #isInline: (name: JobName, input: JobInput<JobName>) => boolean
  readonly #waiting: Job[] = []
  #worker: Worker | null = null
  #running: Job | null = null
  #timer: NodeJS.Timeout | undefined

  constructor({
    workerFile,
    timeLimitMs = 30_000,
    idleMs = 15_000,
    maxWaiting = 50,
    isInline = isSmall,
  }: KitchenThreadOptions) {
    this.#workerFile = workerFile
    this.#timeLimitMs = timeLimitMs
    this.#idleMs = idleMs
    this.#maxWaiting = maxWaiting
    this.#isInline = isInline
  }

  /** Throws JobOverLimit, and DomainError UNAVAILABLE when too many jobs wait. */
  async run<Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobOutput<Name>> {
    if (this.#isInline(name, input)) {
      // The catalogue of foods takes a while to load, and a server must listen before anyone asks.
      const { kitchenJobs } = await import('./jobs.ts')
      const work = kitchenJobs[name] as (input: JobInput<Name>) => JobOutput<Name> | Promise<JobOutput<Name>>
      return await work(input)
    }
    if (this.#waiting.length >= this.#maxWaiting)
      throw new DomainError('UNAVAILABLE', m.recipes_kitchen_busy(), { retryAfterSeconds: 10 })
    return await new Promise<JobOutput<Name>>((resolve, reject) => {
      this.#waiting.push({ name, input, resolve, reject })
      this.#runNext()
    })
  }

  /** Whether its thread is running. */
  get isRunning(): boolean {
    return this.#worker !== null
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    const worker = this.#worker
    this.#worker = null
    const jobs = [...(this.#running ? [this.#running] : []), ...this.#waiting.splice(0)]
    this.#running = null
    for (const job of jobs) job.reject(new DomainError('UNAVAILABLE', m.recipes_kitchen_busy()))
    await worker?.terminate()
  }

  #runNext(): void {
    if (this.#running) return
    const job = this.#waiting.shift()
    clearTimeout(this.#timer)
    if (!job) {
      this.#timer = setTimeout(() => this.#endThread(), this.#idleMs)
      this.#timer.unref()
      return
    }
    this.#running = job
    this.#worker ??= this.#startThread()
    // Until the first answer the time holds the start of the thread as well.
    this.#timer = setTimeout(() => this.#fail(`took longer than ${this.#timeLimitMs} ms`), this.#timeLimitMs)
    this.#worker.postMessage({ name: job.name, input: job.input })
  }

  #startThread(): Worker {
    const worker = new Worker(this.#workerFile, { execArgv: [], env: {}, resourceLimits: megabytes })
    worker.unref()
    worker.on('message', (output) => {
      if (worker !== this.#worker) return
      const job = this.#running
      this.#running = null
      job?.resolve(output as never)
      this.#runNext()
    })
    worker.on('error', (error) => {
      if (worker === this.#worker) this.#fail(error.message)
    })
    return worker
  }

  /** Ends the thread with the job that it cannot do; the next job gets a new one. */
  #fail(reason: string): void {
    this.#endThread()
    const job = this.#running
    this.#running = null
    job?.reject(new JobOverLimit(`${job.name}: ${reason}`))
    this.#runNext()
  }

  #endThread(): void {
    void this.#worker?.terminate()
    this.#worker = null
  }
}
