import { afterEach, beforeEach, vi } from 'vitest'
import * as z from 'zod/mini'
import type { JobKind, JobLimits, JobRun } from '#server/features/jobs/defineJobKind.ts'
import { defineJobKind, enqueueJob } from '#server/features/jobs/service.ts'
import { openTestSite, type TestSite } from '../testSite.ts'
import { smallJobsOf } from './smallJobs.ts'

const Input = z.strictObject({ spoons: z.int() })
export type SpoonInput = z.infer<typeof Input>
type Perform = (run: JobRun<SpoonInput>) => Promise<void>

/** A kind of job as a developer would add it, with `perform` given by the test. */
export const countSpoons = (
  perform: Perform,
  {
    limits,
    ...more
  }: Partial<Pick<JobKind<SpoonInput>, 'maxAtOnce' | 'leaseSeconds' | 'giveUpAfterMs'>> & {
    limits?: JobLimits
  } = {},
) =>
  defineJobKind({
    kind: 'count spoons',
    input: Input,
    maxAtOnce: 4,
    leaseSeconds: 60,
    giveUpAfterMs: 60 * 60_000,
    ...more,
    ...(limits && { limits }),
    perform: (_ctx, run) => perform(run),
  })

/** A job that runs until it is asked to stop or to end. */
export function heldJob() {
  const begun: JobRun<SpoonInput>[] = []
  const ends = Promise.withResolvers<void>()
  const perform: Perform = async (run) => {
    begun.push(run)
    const stopped = new Promise<never>((_resolve, reject) =>
      run.signal.addEventListener('abort', () => reject(run.signal.reason)),
    )
    await Promise.race([ends.promise, stopped])
  }
  return { begun, perform, end: () => ends.resolve() }
}

/** Waits until this many runs have begun. */
export const untilBegun = (begun: unknown[], count: number) =>
  vi.waitUntil(() => begun.length >= count, { timeout: 15_000, interval: 20 })

/** A Larder for each test of one file, its queue of jobs, and what is logged of them. */
export function prepareSpoonJobs() {
  let site: TestSite
  let queue: ReturnType<typeof smallJobsOf>
  beforeEach(async () => {
    site = await openTestSite()
    queue = smallJobsOf(site)
  })
  afterEach(async () => {
    await queue.stopAll()
    await site.close()
  })
  return {
    logged: (msg: string) => site.logged.filter((line) => line.msg === msg),
    enqueue: async (job: JobKind<SpoonInput>, spoons = 1) => (await enqueueJob(site, job, { spoons })).jobId,
    get site() {
      return site
    },
    get queue() {
      return queue
    },
  }
}
