import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { runInTransaction } from '#server/db/transaction.ts'
import { claimDueJobs } from '#server/features/jobs/claims.ts'
import {
  defineJobKind,
  deleteOldJobs,
  enqueueJob,
  JobEndedUndoneError,
} from '#server/features/jobs/service.ts'
import { maxFailedAttempts } from '#server/retries.ts'
import { openTestSite } from '../../support/testSite.ts'
import {
  countSpoons,
  heldJob,
  prepareSpoonJobs,
  type SpoonInput,
  untilBegun,
} from '../../support/workers/spoonJobs.ts'

const larder = prepareSpoonJobs()
const { logged, enqueue } = larder

describe('a job', () => {
  test('a job is performed with its input after its transaction commits, and never after a rollback', async () => {
    const done: number[] = []
    const job = countSpoons(async ({ input }) => void done.push(input.spoons))
    await larder.queue.start([job])
    const undone = runInTransaction(larder.site, async (tx) => {
      await enqueueJob(tx, job, { spoons: 1 })
      throw new Error('No.')
    })
    await expect(undone).rejects.toThrow('No.')
    const jobId = await enqueue(job, 2)
    expect(await larder.queue.untilIs(jobId, 'done')).toMatchObject({
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
    await expect(enqueueJob(larder.site, job, { spoons: 0.5 })).rejects.toThrow()
    expect(await larder.site.deps.db.execute(sql`select from jobs`)).toHaveLength(0)
  })

  test('a job is performed when it is due and not before, urgent ones first', async () => {
    const done: number[] = []
    const job = countSpoons(async ({ input }) => void done.push(input.spoons), { maxAtOnce: 1 })
    await enqueueJob(larder.site, job, { spoons: 1 }, { dueAt: new Date(Date.now() + 60 * 60_000) })
    await enqueueJob(larder.site, job, { spoons: 2 })
    const urgent = await enqueueJob(larder.site, job, { spoons: 3 }, { isUrgent: true })
    await larder.queue.start([job])
    await larder.queue.untilIs(urgent.jobId, 'done')
    await expect.poll(() => done).toEqual([3, 2])
    await larder.queue.letPass(60)
    await expect.poll(() => done).toEqual([3, 2, 1])
  })

  test('a job is performed once, by one of two workers', async () => {
    const done: number[] = []
    const job = countSpoons(async ({ input }) => void done.push(input.spoons))
    const beside = await openTestSite({ beside: larder.site })
    await Promise.all([larder.queue.start([job]), larder.queue.start([job], beside)])
    const all = Array.from({ length: 40 }, (_, spoons) => spoons)
    const ids = await Promise.all(all.map((spoons) => enqueue(job, spoons)))
    for (const jobId of ids) await larder.queue.untilIs(jobId, 'done')
    expect(done.toSorted((a, b) => a - b)).toEqual(all)
    await larder.queue.stopAll()
    await beside.close()
  })

  test('a job is taken without waiting for another job that is locked', async () => {
    const job = countSpoons(async () => {})
    const [held, free] = [await enqueue(job), await enqueue(job)]
    await runInTransaction(larder.site, async (tx) => {
      await tx.deps.db.execute(sql`select from jobs where id = ${held} for update`)
      expect(await claimDueJobs(larder.site, job, 2)).toMatchObject([{ id: free }])
    })
  })

  test('a job is queued again when its worker stops, without counting a fault', async () => {
    const { begun, perform } = heldJob()
    const job = countSpoons(perform)
    const worker = await larder.queue.start([job])
    const jobId = await enqueue(job)
    await untilBegun(begun, 1)
    await worker.stop(0)
    expect(await larder.queue.rowOf(jobId)).toMatchObject({ state: 'queued', faults: 0, error: null })
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
    await larder.queue.start([job])
    const jobId = await enqueue(job, 0)
    const first = await larder.queue.untilIs(jobId, 'queued', 1)
    expect(first).toMatchObject({ error: 'TypeError', faults: 1 })
    expect(first.dueAt.getTime()).toBeGreaterThan(Date.now() - 1_000)
    await larder.queue.untilIs(await enqueue(job, 1), 'done')
    await larder.queue.letPass(5)
    await larder.queue.untilIs(jobId, 'queued', 2)
    await larder.queue.letPass(5)
    expect(await larder.queue.untilIs(jobId, 'done', 3)).toMatchObject({ error: null })
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
    await larder.queue.start([job])
    const jobId = await enqueue(job)
    for (let tries = 1; tries <= maxFailedAttempts; tries += 1) {
      await larder.queue.untilIs(jobId, 'queued', tries)
      await larder.queue.letPass(6)
    }
    expect(await larder.queue.untilIs(jobId, 'failed')).toMatchObject({
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
      await larder.queue.start([job])
      const jobId = await enqueue(job)
      const state = end === 'later' ? 'queued' : 'failed'
      expect(await larder.queue.untilIs(jobId, state, 1)).toMatchObject({
        faults: 0,
        error: 'the drawer is stuck',
      })
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
    await larder.queue.start([job])
    const jobId = await enqueue(job)
    await larder.queue.untilIs(jobId, 'queued', 1)
    await larder.queue.letPass(11)
    expect(await larder.queue.untilIs(jobId, 'failed')).toMatchObject({
      attempts: 2,
      error: 'the drawer is stuck',
    })
  })

  test('a job that throws because its stored payload is no longer valid is set aside, and others go on', async () => {
    const job = countSpoons(async () => {})
    const jobId = await enqueue(job)
    await larder.site.deps.db.execute(sql`update jobs set payload = '{"forks": 1}', faults = 4`)
    await larder.queue.start([job])
    await larder.queue.untilIs(jobId, 'queued', 1)
    await larder.queue.letPass(6)
    await larder.queue.untilIs(jobId, 'failed')
    expect(logged('job given up after too many failed attempts')).toHaveLength(1)
    await larder.queue.untilIs(await enqueue(job), 'done')
  })
})

test('a job whose result cannot be stored stays, and others go on', async () => {
  const job = countSpoons(async () => {})
  const stuck = await enqueue(job)
  await larder.site.deps.db.execute(sql`update jobs set faults = ${maxFailedAttempts}`)
  const unsettled = defineJobKind<SpoonInput>({
    ...job,
    settle: async (_tx, { id }) => {
      if (id === stuck) throw new TypeError('No.')
    },
  })
  await larder.queue.start([unsettled])
  await larder.queue.untilIs(await enqueue(job), 'done')
  await expect.poll(() => logged('job outcome could not be saved').length).toBeGreaterThan(0)
  expect(await larder.queue.rowOf(stuck)).toMatchObject({ state: 'queued' })
})

test('jobs that ended a week ago are deleted, and waiting ones stay', async () => {
  const job = countSpoons(async () => {})
  await larder.queue.start([job])
  const old = await enqueue(job)
  await larder.queue.untilIs(old, 'done')
  await larder.queue.stopAll()
  const waiting = await enqueue(job)
  await larder.queue.letPass(8 * 24 * 60)
  await deleteOldJobs(larder.site)
  expect(await larder.site.deps.db.execute(sql`select id from jobs`)).toEqual([{ id: waiting }])
})
