import { setImmediate } from 'node:timers/promises'
import type { Reads } from '../reads.ts'
import { FairQueue, type QueueCaller } from '../turns/fairQueue.ts'
import { throwAsKitchenBusy } from './busy.ts'
import type { JobInput, JobName, JobOutput } from './jobs.ts'

const limits = {
  ...{ maxRunning: 1, maxRunningPerCaller: 1 },
  ...{ maxWaiting: 300, maxWaitingPerCaller: 40, maxWaitMs: 5_000 },
}

/**
 * Does small jobs on the event loop: one per turn of the loop, so that other requests are answered in between, however
 * many jobs wait. Callers and their networks are served in turn.
 */
export class SmallJobs {
  readonly #queue = new FairQueue(limits)

  /**
   * Charges the caller. Resolves to undefined when the job would take longer than it may there. Throws JobFailure, and
   * UNAVAILABLE when the caller or all together have too many jobs waiting, or this one waited too long.
   */
  async run<Name extends JobName>(
    caller: QueueCaller,
    reads: Reads | null,
    name: Name,
    input: JobInput<Name>,
  ): Promise<JobOutput<Name> | undefined> {
    // A server loads it once it listens, see loadJobs.
    const { loadSmallJob } = await import('./jobs.ts')
    const job = await loadSmallJob(name, input)
    const work = async () => {
      await setImmediate()
      return job()
    }
    const { output, cpuMs } = await this.#queue.run(caller, work, reads?.isGone).catch(throwAsKitchenBusy)
    reads?.charge(cpuMs)
    return output
  }
}
