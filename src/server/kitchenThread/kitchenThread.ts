import { Worker } from 'node:worker_threads'
import { isMemoryShort } from '../memory/freeMemory.ts'
import { FairQueue } from '../turns/fairQueue.ts'
import { createKitchenBusyError, throwAsKitchenBusy } from './busy.ts'
import { KitchenJobFailure, KitchenJobTooLargeError } from './jobFailure.ts'
import type { KitchenJobInput, KitchenJobName, KitchenJobOutput } from './jobs.ts'
import { decideKitchenJobTimeout, type KitchenJobTimeLimits } from './jobTime.ts'
import type { KitchenThreadOptions } from './options.ts'
import type { KitchenCaller, KitchenJobRunner } from './port.ts'
import { type QueuedJob, withoutMemory } from './queuedJob.ts'
import { isJobTooLarge, isSmallJob } from './size.ts'
import { SmallKitchenJobRunner } from './smallJobs.ts'
import { bytesToStart, heapLimits, maxKeptBytes, reservedBytes } from './threadMemory.ts'
import type {
  KitchenJobDoneMessage,
  MessageFromKitchenThread,
  MessageToKitchenThread,
} from './threadMessages.ts'

/** All tasks of the server count as one network in the queue. */
const taskNetwork = 'server task'

/** Milliseconds between two checks of a running job. */
const lookAgainMs = 100

/** Milliseconds that a thread may take to load modules, after which it counts as stuck. */
const maxLoadMs = 60_000

/**
 * Checks recipes without blocking the event loop: does small jobs at once, and large ones on one worker thread, which
 * starts with the first such job and ends when it is idle.
 */
export class KitchenThread implements KitchenJobRunner {
  readonly #workerFile: string
  readonly #timeLimits: KitchenJobTimeLimits
  readonly #idleMs: number
  readonly #isMemoryShort: (bytes: number) => boolean
  readonly #isInline: (name: KitchenJobName, input: KitchenJobInput<KitchenJobName>) => boolean
  readonly #queue: FairQueue
  readonly #smallJobs = new SmallKitchenJobRunner()
  #worker: Worker | null = null
  #running: QueuedJob | null = null
  #isClosed = false
  #lastId = 0
  /** When the thread began to load modules without having answered yet; null when it has answered. */
  #loadingSince: number | null = null
  #timer: NodeJS.Timeout | undefined

  constructor({
    workerFile,
    timeLimitMs = 8_000,
    idleMs = 15_000,
    maxWaiting = 50,
    maxWaitingPerCaller = 4,
    maxWaitMs = 10_000,
    isInline = isSmallJob,
    isMemoryShort: isShort = isMemoryShort,
  }: KitchenThreadOptions) {
    this.#workerFile = workerFile
    this.#timeLimits = { timeLimitMs, maxWaitMs }
    this.#idleMs = idleMs
    this.#isMemoryShort = isShort
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
   * Serves callers in turn. Throws KitchenJobFailure, KitchenJobTooLargeError before it begins, DomainError TOO_MANY when the caller has
   * spent the budget of a minute, and UNAVAILABLE when the caller or all together have too many jobs waiting, this one
   * waited too long, or its modules could not be loaded.
   */
  async run<Name extends KitchenJobName>(
    { queueCaller, reads }: KitchenCaller,
    name: Name,
    input: KitchenJobInput<Name>,
  ): Promise<KitchenJobOutput<Name>> {
    if (isJobTooLarge(input))
      throw new KitchenJobTooLargeError(`${name}: more foods are named than are read at once`)
    reads?.expectBudget()
    if (queueCaller !== null && this.#isInline(name, input)) {
      const output = await this.#smallJobs.run(queueCaller, reads, name, input)
      if (output !== undefined) return output
    }
    const charge = (cpuMs: number) => reads?.charge(cpuMs)
    const place = queueCaller ?? taskNetwork
    const network = typeof place === 'string' ? place : place.network
    const work = () =>
      this.#queue
        .run(place, () => this.#runOnThread({ name, input, network, charge }), reads?.isGone)
        .catch(throwAsKitchenBusy)
    const { output } = await (reads ? reads.runOutside(work) : work())
    return output as KitchenJobOutput<Name>
  }

  /** Whether the worker thread is running. */
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
    job?.reject(createKitchenBusyError())
    await worker?.terminate()
  }

  async #runOnThread(
    asked: Pick<QueuedJob, 'name' | 'input' | 'network' | 'charge'>,
  ): Promise<KitchenJobDoneMessage> {
    if (this.#isClosed) throw createKitchenBusyError()
    if (!this.#worker && this.#isMemoryShort(reservedBytes + bytesToStart)) throw withoutMemory(asked)
    const { promise, resolve, reject } = Promise.withResolvers<KitchenJobDoneMessage>()
    const id = ++this.#lastId
    const { name, input } = asked
    const turnAt = performance.now()
    const job: QueuedJob = { ...asked, id, turnAt, begun: null, resolve, reject }
    this.#running = job
    this.#worker ??= this.#startThread()
    this.#loadingSince ??= turnAt
    this.#lookLater(job)
    this.#worker.postMessage({ kind: 'load', id, name, input } satisfies MessageToKitchenThread)
    return await promise
  }

  #lookLater(job: QueuedJob): void {
    clearTimeout(this.#timer)
    const lookMs = Math.min(lookAgainMs, this.#timeLimits.timeLimitMs)
    this.#timer = setTimeout(() => void this.#limitTime(job), lookMs)
  }

  async #limitTime(job: QueuedJob): Promise<void> {
    const cpuMs = await this.#cpuMsOf(job)
    if (job !== this.#running) return
    if (this.#isMemoryShort(reservedBytes)) {
      job.charge(cpuMs)
      return this.#fail(withoutMemory(job))
    }
    const now = performance.now()
    const sinceModulesLoadedMs = job.begun && now - job.begun.at
    const time = { cpuMs, sinceTurnMs: now - job.turnAt, sinceModulesLoadedMs }
    const areOthersWaiting = () => this.#queue.hasWaitingBeside([job.network, taskNetwork])
    const verdict = decideKitchenJobTimeout(time, this.#timeLimits, areOthersWaiting)
    if (verdict === 'go on') return this.#lookLater(job)
    job.charge(cpuMs)
    if (verdict === 'drop') return this.#drop(job)
    this.#fail(new KitchenJobFailure('limit', `${job.name}: took ${Math.round(cpuMs)} ms of a core`))
  }

  /** The CPU time of the job itself so far. */
  async #cpuMsOf({ begun }: QueuedJob): Promise<number> {
    if (!begun) return 0
    // Before Node 24.6 a thread does not report it.
    const usage = await this.#worker?.cpuUsage?.().catch(() => null)
    return usage ? (usage.user + usage.system) / 1_000 - begun.threadCpuMs : performance.now() - begun.at
  }

  /**
   * Refuses a job. If the thread is still loading its modules, it continues, so that the next job need not wait for all
   * of them again.
   */
  #drop(job: QueuedJob): void {
    const isStuck = this.#loadingSince !== null && performance.now() - this.#loadingSince >= maxLoadMs
    if (job.begun || isStuck) this.#fail(createKitchenBusyError())
    else {
      this.#becomeIdle()
      this.#running = null
      job.reject(createKitchenBusyError())
    }
  }

  #becomeIdle(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#endThread(), this.#idleMs)
    this.#timer.unref()
  }

  #startThread(): Worker {
    const worker = new Worker(this.#workerFile, { execArgv: [], env: {}, resourceLimits: heapLimits })
    worker.unref()
    worker.on('message', (message: MessageFromKitchenThread) => {
      if (worker === this.#worker) this.#receive(worker, message)
    })
    worker.on('error', (error: Error & { code?: string }) => {
      if (worker !== this.#worker) return
      const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      if (isTooLarge) this.#running?.charge(this.#timeLimits.timeLimitMs)
      // When the thread fails for another reason, the job is not at fault.
      this.#fail(isTooLarge ? new KitchenJobFailure('limit', error.message) : createKitchenBusyError(error))
    })
    return worker
  }

  #receive(worker: Worker, message: MessageFromKitchenThread): void {
    this.#loadingSince = null
    const job = this.#running
    // Any other answer belongs to a job that was dropped.
    if (job?.id !== message.id) return
    if (message.kind === 'done') this.#settle(job, message)
    // Files may be missing for a moment; only a new thread reads them again.
    else if (message.failure !== null)
      this.#fail(createKitchenBusyError(new Error(`${job.name}: ${message.failure}`)))
    else {
      job.begun = { at: performance.now(), threadCpuMs: message.threadCpuMs }
      worker.postMessage({ kind: 'do' } satisfies MessageToKitchenThread)
    }
  }

  #settle(job: QueuedJob, answer: KitchenJobDoneMessage): void {
    this.#running = null
    if (answer.heapBytes > maxKeptBytes || this.#isMemoryShort(reservedBytes)) this.#endThread()
    else this.#becomeIdle()
    job.charge(answer.cpuMs)
    if (answer.failure === null) job.resolve(answer)
    else if (answer.isOverLimit) job.reject(new KitchenJobFailure('limit', answer.failure))
    else job.reject(new KitchenJobFailure('defect', `${job.name}: ${answer.failure}`))
  }

  /** Ends the thread together with the job that it cannot do; the next job gets a new thread. */
  #fail(error: Error): void {
    this.#endThread()
    const job = this.#running
    this.#running = null
    job?.reject(error)
  }

  #endThread(): void {
    clearTimeout(this.#timer)
    void this.#worker?.terminate()
    this.#worker = null
    this.#loadingSince = null
  }
}
