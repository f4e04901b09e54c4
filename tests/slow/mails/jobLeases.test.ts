import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { countSpoons, heldJob, prepareSpoonJobs, untilBegun } from '../../support/workers/spoonJobs.ts'

const larder = prepareSpoonJobs()
const { logged, enqueue } = larder

describe('a lease', () => {
  test('a lease that expires gives the job of a process that ended to another', async () => {
    const job = countSpoons(async () => {})
    const jobId = await enqueue(job)
    await larder.site.deps.db.execute(
      sql`update jobs set state = 'running', attempts = 1, faults = 1, lease_until = now() + interval '1 minute'`,
    )
    await larder.queue.start([job])
    await larder.queue.untilIs(await enqueue(job), 'done')
    expect(await larder.queue.rowOf(jobId)).toMatchObject({ state: 'running', attempts: 1 })
    await larder.queue.letPass(2)
    await larder.queue.untilIs(jobId, 'done', 2)
  })

  test('a lease is renewed for as long as the job runs', async () => {
    const { begun, perform, end } = heldJob()
    const job = countSpoons(perform, { leaseSeconds: 1 })
    await Promise.all([larder.queue.start([job]), larder.queue.start([job])])
    const jobId = await enqueue(job)
    await untilBegun(begun, 1)
    const lease = (await larder.queue.rowOf(jobId))!.leaseUntil!.getTime()
    await vi.waitUntil(async () => (await larder.queue.rowOf(jobId))!.leaseUntil!.getTime() > lease + 1_000, {
      timeout: 15_000,
      interval: 20,
    })
    end()
    expect(await larder.queue.untilIs(jobId, 'done')).toMatchObject({ attempts: 1 })
    expect(begun).toHaveLength(1)
  })

  test('a lease that another process took meanwhile stops the job, whose result is not stored', async () => {
    const { begun, perform } = heldJob()
    const job = countSpoons(perform, { leaseSeconds: 1 })
    await larder.queue.start([job])
    const jobId = await enqueue(job)
    await untilBegun(begun, 1)
    await larder.site.deps.db.execute(
      sql`update jobs set attempts = attempts + 1, lease_until = now() + interval '1 hour'`,
    )
    await vi.waitUntil(() => begun[0]?.signal.aborted, { timeout: 15_000, interval: 20 })
    await expect.poll(() => logged('job lease lost to another process')).toHaveLength(1)
    expect(await larder.queue.rowOf(jobId)).toMatchObject({ state: 'running', attempts: 2 })
  })

  test('a lease that expires after the hand-over leaves the job “unknown”, and it is not repeated', async () => {
    const done: number[] = []
    const job = countSpoons(async (run) => {
      await run.handOver(60, async () => {})
      done.push(run.attempts)
      await new Promise(() => {})
    })
    const worker = await larder.queue.start([job])
    const jobId = await enqueue(job)
    await untilBegun(done, 1)
    expect(await larder.queue.rowOf(jobId)).toMatchObject({ state: 'handing over' })
    await worker.stop(0)
    await larder.queue.start([job])
    await larder.queue.letPass(2)
    expect(await larder.queue.untilIs(jobId, 'unknown')).toMatchObject({
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
    await larder.queue.start([job])
    const jobId = await enqueue(job)
    await larder.queue.untilIs(jobId, 'queued', 1)
    await larder.queue.letPass(5)
    expect(await larder.queue.untilIs(jobId, 'unknown', 2)).toMatchObject({ error: 'RangeError' })
  })
})
