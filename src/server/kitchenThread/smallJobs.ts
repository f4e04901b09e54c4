import { setImmediate } from 'node:timers/promises'
import type { RequestReads } from '../reads.ts'
import { FairQueue, type QueueCaller } from '../turns/fairQueue.ts'
import { throwAsKitchenBusy } from './busy.ts'
import type { KitchenJobInput, KitchenJobName, KitchenJobOutput } from './jobs.ts'

const limits = {
  ...{ maxRunning: 1, maxRunningPerCaller: 1 },
  ...{ maxWaiting: 300, maxWaitingPerCaller: 40, maxWaitMs: 5_000 },
}

/**
 * Does small jobs on the event loop: one per turn of the loop, so that other requests are answered in between, however
 * many jobs wait. Callers and their networks are served in turn.
 */
export class SmallKitchenJobRunner {
  readonly #queue = new FairQueue(limits)

  /**
   * Charges the caller. Resolves to undefined when the job would take longer than it may there. Throws KitchenJobFailure, and
   * UNAVAILABLE when the caller or all together have too many jobs waiting, or this one waited too long.
   */
  async run<Name extends KitchenJobName>(
    caller: QueueCaller,
    reads: RequestReads | null,
    name: Name,
    input: KitchenJobInput<Name>,
  ): Promise<KitchenJobOutput<Name> | undefined> {
    // A server loads it once it listens, see preloadKitchenJobs.
    const { loadSmallKitchenJob } = await import('./jobs.ts')
    const job = await loadSmallKitchenJob(name, input)
    const work = async () => {
      await setImmediate()
      return job()
    }
    const { output, cpuMs } = await this.#queue.run(caller, work, reads?.isGone).catch(throwAsKitchenBusy)
    reads?.charge(cpuMs)
    return output
  }
}
