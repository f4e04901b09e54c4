import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { runInTransaction } from '#server/db/transaction.ts'
import { claimDueJobs } from '#server/features/jobs/claims.ts'
import type { JobKind, JobLimits, JobRun } from '#server/features/jobs/defineJobKind.ts'
import {
  defineJobKind,
  deleteOldJobs,
  enqueueJob,
  JobEndedUndoneError,
} from '#server/features/jobs/service.ts'
import { maxFailedAttempts } from '#server/retries.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'
import { smallJobsOf } from '../../support/workers/smallJobs.ts'

const Input = z.strictObject({ spoons: z.int() })
type Input = z.infer<typeof Input>
type Perform = (run: JobRun<Input>) => Promise<void>

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

/** A kind of job as a developer would add it, with `perform` given by the test. */
const countSpoons = (
  perform: Perform,
  {
    limits,
    ...more
  }: Partial<Pick<JobKind<Input>, 'maxAtOnce' | 'leaseSeconds' | 'giveUpAfterMs'>> & {
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

const logged = (msg: string) => site.logged.filter((line) => line.msg === msg)
const enqueue = async (job: JobKind<Input>, spoons = 1, userId?: string) =>
  (await enqueueJob(site, job, { spoons }, { ...(userId && { userId }) })).jobId
/** A job that runs until it is asked to stop or to end. */
function held() {
  const begun: JobRun<Input>[] = []
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
const untilBegun = (begun: unknown[], count: number) =>
  vi.waitUntil(() => begun.length >= count, { timeout: 15_000, interval: 20 })

describe('a job', () => {
  test('a job is performed with its input after its transaction commits, and never after a rollback', async () => {
    const done: number[] = []
    const job = countSpoons(async ({ input }) => void done.push(input.spoons))
    await queue.start([job])
    const undone = runInTransaction(site, async (tx) => {
      await enqueueJob(tx, job, { spoons: 1 })
      throw new Error('No.')
    })
    await expect(undone).rejects.toThrow('No.')
    const jobId = await enqueue(job, 2)
    expect(await queue.untilIs(jobId, 'done')).toMatchObject({
      progress: 100,
      attempts: 1,
      error: null,
      leaseUntil: null,
      endedAt: expect.any(Date),
    })
    expect(done).toEqual([2])
  })

  test('a job is not queued with an input that its schema refuses', async () => {
    const job = countSpoons(async () => {})
    await expect(enqueueJob(site, job, { spoons: 0.5 })).rejects.toThrow()
    expect(await site.deps.db.execute(sql`select from jobs`)).toHaveLength(0)
  })

  test('a job is performed when it is due and not before, urgent ones first', async () => {
    const done: number[] = []
    const job = countSpoons(async ({ input }) => void done.push(input.spoons), { maxAtOnce: 1 })
    await enqueueJob(site, job, { spoons: 1 }, { dueAt: new Date(Date.now() + 60 * 60_000) })
    await enqueueJob(site, job, { spoons: 2 })
    const urgent = await enqueueJob(site, job, { spoons: 3 }, { isUrgent: true })
    await queue.start([job])
    await queue.untilIs(urgent.jobId, 'done')
    await expect.poll(() => done).toEqual([3, 2])
    await queue.letPass(60)
    await expect.poll(() => done).toEqual([3, 2, 1])
  })

  test('a job is performed once, by one of two workers', async () => {
    const done: number[] = []
    const job = countSpoons(async ({ input }) => void done.push(input.spoons))
    const beside = await openTestSite({ beside: site })
    await Promise.all([queue.start([job]), queue.start([job], beside)])
    const all = Array.from({ length: 40 }, (_, spoons) => spoons)
    const ids = await Promise.all(all.map((spoons) => enqueue(job, spoons)))
    for (const jobId of ids) await queue.untilIs(jobId, 'done')
    expect(done.toSorted((a, b) => a - b)).toEqual(all)
    await queue.stopAll()
    await beside.close()
  })

  test('a job is taken without waiting for another job that is locked', async () => {
    const job = countSpoons(async () => {})
    const [held, free] = [await enqueue(job), await enqueue(job)]
    await runInTransaction(site, async (tx) => {
      await tx.deps.db.execute(sql`select from jobs where id = ${held} for update`)
      expect(await claimDueJobs(site, job, 2)).toMatchObject([{ id: free }])
    })
  })

  test('a job is queued again when its worker stops, without counting a fault', async () => {
    const { begun, perform } = held()
    const job = countSpoons(perform)
    const worker = await queue.start([job])
    const jobId = await enqueue(job)
    await untilBegun(begun, 1)
    await worker.stop(0)
    expect(await queue.rowOf(jobId)).toMatchObject({ state: 'queued', faults: 0, error: null })
  })
})

describe('a job that throws', () => {
  test('a job that throws stores its error’s code, is logged and retried later, and stops no other job', async () => {
    const tries: number[] = []
    const job = countSpoons(async ({ input, attempts }) => {
      if (input.spoons > 0) return
      tries.push(attempts)
      if (attempts < 3) throw new TypeError('No spoon of Ada is there.')
    })
    await queue.start([job])
    const jobId = await enqueue(job, 0)
    const first = await queue.untilIs(jobId, 'queued', 1)
    expect(first).toMatchObject({ error: 'TypeError', faults: 1 })
    expect(first.dueAt.getTime()).toBeGreaterThan(Date.now() - 1_000)
    await queue.untilIs(await enqueue(job, 1), 'done')
    await queue.letPass(5)
    await queue.untilIs(jobId, 'queued', 2)
    await queue.letPass(5)
    expect(await queue.untilIs(jobId, 'done', 3)).toMatchObject({ error: null })
    expect(tries).toEqual([1, 2, 3])
    expect(logged('job attempt failed')).toHaveLength(2)
    expect(logged('job attempt failed')[0]).toMatchObject({
      queue: 'count spoons',
      job: jobId,
      cause: 'TypeError',
    })
  })

  test('a job that throws is set aside after five faults', async () => {
    const job = countSpoons(async () => {
      throw new TypeError('No.')
    })
    await queue.start([job])
    const jobId = await enqueue(job)
    for (let tries = 1; tries <= maxFailedAttempts; tries += 1) {
      await queue.untilIs(jobId, 'queued', tries)
      await queue.letPass(6)
    }
    expect(await queue.untilIs(jobId, 'failed')).toMatchObject({
      attempts: maxFailedAttempts,
      error: 'TypeError',
    })
    expect(logged('job given up after too many failed attempts')).toHaveLength(1)
  })

  test.each(['later', 'never'] as const)(
    'a job that throws JobEndedUndoneError(%s) counts no failed attempt',
    async (end) => {
      const job = countSpoons(async () => {
        throw new JobEndedUndoneError(end, 'the drawer is stuck')
      })
      await queue.start([job])
      const jobId = await enqueue(job)
      const state = end === 'later' ? 'queued' : 'failed'
      expect(await queue.untilIs(jobId, state, 1)).toMatchObject({ faults: 0, error: 'the drawer is stuck' })
      expect(logged('job attempt failed')).toEqual([])
    },
  )

  test('a job that throws is given up after its maximum time, however few tries it had', async () => {
    const job = countSpoons(
      async () => {
        throw new JobEndedUndoneError('later', 'the drawer is stuck')
      },
      { giveUpAfterMs: 10 * 60_000 },
    )
    await queue.start([job])
    const jobId = await enqueue(job)
    await queue.untilIs(jobId, 'queued', 1)
    await queue.letPass(11)
    expect(await queue.untilIs(jobId, 'failed')).toMatchObject({ attempts: 2, error: 'the drawer is stuck' })
  })

  test('a job that throws because its stored payload is no longer valid is set aside, and others go on', async () => {
    const job = countSpoons(async () => {})
    const jobId = await enqueue(job)
    await site.deps.db.execute(sql`update jobs set payload = '{"forks": 1}', faults = 4`)
    await queue.start([job])
    await queue.untilIs(jobId, 'queued', 1)
    await queue.letPass(6)
    await queue.untilIs(jobId, 'failed')
    expect(logged('job given up after too many failed attempts')).toHaveLength(1)
    await queue.untilIs(await enqueue(job), 'done')
  })
})

describe('a lease', () => {
  test('a lease that expires gives the job of a process that ended to another', async () => {
    const job = countSpoons(async () => {})
    const jobId = await enqueue(job)
    await site.deps.db.execute(
      sql`update jobs set state = 'running', attempts = 1, faults = 1, lease_until = now() + interval '1 minute'`,
    )
    await queue.start([job])
    await queue.untilIs(await enqueue(job), 'done')
    expect(await queue.rowOf(jobId)).toMatchObject({ state: 'running', attempts: 1 })
    await queue.letPass(2)
    await queue.untilIs(jobId, 'done', 2)
  })

  test('a lease is renewed for as long as the job runs', async () => {
    const { begun, perform, end } = held()
    const job = countSpoons(perform, { leaseSeconds: 1 })
    await Promise.all([queue.start([job]), queue.start([job])])
    const jobId = await enqueue(job)
    await untilBegun(begun, 1)
    const lease = (await queue.rowOf(jobId))!.leaseUntil!.getTime()
    await vi.waitUntil(async () => (await queue.rowOf(jobId))!.leaseUntil!.getTime() > lease + 1_000, {
      timeout: 15_000,
      interval: 20,
    })
    end()
    expect(await queue.untilIs(jobId, 'done')).toMatchObject({ attempts: 1 })
    expect(begun).toHaveLength(1)
  })

  test('a lease that another process took meanwhile stops the job, whose result is not stored', async () => {
    const { begun, perform } = held()
    const job = countSpoons(perform, { leaseSeconds: 1 })
    await queue.start([job])
    const jobId = await enqueue(job)
    await untilBegun(begun, 1)
    await site.deps.db.execute(
      sql`update jobs set attempts = attempts + 1, lease_until = now() + interval '1 hour'`,
    )
    await vi.waitUntil(() => begun[0]?.signal.aborted, { timeout: 15_000, interval: 20 })
    await expect.poll(() => logged('job lease lost to another process')).toHaveLength(1)
    expect(await queue.rowOf(jobId)).toMatchObject({ state: 'running', attempts: 2 })
  })

  test('a lease that expires after the hand-over leaves the job “unknown”, and it is not repeated', async () => {
    const done: number[] = []
    const job = countSpoons(async (run) => {
      await run.handOver(60, async () => {})
      done.push(run.attempts)
      await new Promise(() => {})
    })
    const worker = await queue.start([job])
    const jobId = await enqueue(job)
    await untilBegun(done, 1)
    expect(await queue.rowOf(jobId)).toMatchObject({ state: 'handing over' })
    await worker.stop(0)
    await queue.start([job])
    await queue.letPass(2)
    expect(await queue.untilIs(jobId, 'unknown')).toMatchObject({
      error: expect.stringContaining('may have arrived'),
    })
    expect(done).toEqual([1])
  })

  test('a hand-over whose transaction fails is retried, and an error after it leaves the job “unknown”', async () => {
    const job = countSpoons(async (run) => {
      await run.handOver(60, async () => {
        if (run.attempts === 1) throw new TypeError('No.')
      })
      throw new RangeError('It broke on its way.')
    })
    await queue.start([job])
    const jobId = await enqueue(job)
    await queue.untilIs(jobId, 'queued', 1)
    await queue.letPass(5)
    expect(await queue.untilIs(jobId, 'unknown', 2)).toMatchObject({ error: 'RangeError' })
  })
})

test('a job whose result cannot be stored stays, and others go on', async () => {
  const job = countSpoons(async () => {})
  const stuck = await enqueue(job)
  await site.deps.db.execute(sql`update jobs set faults = ${maxFailedAttempts}`)
  const unsettled = defineJobKind<Input>({
    ...job,
    settle: async (_tx, { id }) => {
      if (id === stuck) throw new TypeError('No.')
    },
  })
  await queue.start([unsettled])
  await queue.untilIs(await enqueue(job), 'done')
  await expect.poll(() => logged('job outcome could not be saved').length).toBeGreaterThan(0)
  expect(await queue.rowOf(stuck)).toMatchObject({ state: 'queued' })
})

test('jobs that ended a week ago are deleted, and waiting ones stay', async () => {
  const job = countSpoons(async () => {})
  await queue.start([job])
  const old = await enqueue(job)
  await queue.untilIs(old, 'done')
  await queue.stopAll()
  const waiting = await enqueue(job)
  await queue.letPass(8 * 24 * 60)
  await deleteOldJobs(site)
  expect(await site.deps.db.execute(sql`select id from jobs`)).toEqual([{ id: waiting }])
})
