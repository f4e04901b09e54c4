import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { claimDueJobs } from '#server/features/jobs/claims.ts'
import type { JobLimits, JobRun } from '#server/features/jobs/defineJobKind.ts'
import { defineJobKind, enqueueJob } from '#server/features/jobs/service.ts'
import type { JobOfCaller } from '#shared/contract/jobs.ts'
import { accountDataOf } from '../../support/accounts/accountData.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'
import { smallJobsOf } from '../../support/workers/smallJobs.ts'

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

const patience = { timeout: 15_000, interval: 20 }

/** A kind whose jobs begin, and go on when the test lets them or until they are asked to stop. */
function sortSpoons(limits: JobLimits = {}) {
  const begun: JobRun<unknown>[] = []
  const running = { now: 0, most: 0 }
  const steps: PromiseWithResolvers<number>[] = []
  const nextStep = (place: number) => (steps[place] ??= Promise.withResolvers<number>())
  const job = defineJobKind({
    kind: 'sort spoons',
    input: z.strictObject({}),
    maxAtOnce: 10,
    leaseSeconds: 60,
    giveUpAfterMs: 60 * 60_000,
    limits,
    async perform(_ctx, run) {
      begun.push(run)
      running.most = Math.max(running.most, ++running.now)
      const stopped = new Promise<never>((_resolve, reject) =>
        run.signal.addEventListener('abort', () => reject(run.signal.reason)),
      )
      try {
        for (let place = 0, percent = 0; percent < 100; place += 1) {
          percent = await Promise.race([nextStep(place).promise, stopped])
          await run.reportProgress(percent)
        }
      } finally {
        running.now -= 1
      }
    },
  })
  let told = 0
  return { job, begun, running, goOn: (percent: number) => nextStep(told++).resolve(percent) }
}

const enqueueFor = async (kind: ReturnType<typeof sortSpoons>, { userId }: TestMember) =>
  (await enqueueJob(site, kind.job, {}, { userId })).jobId

/** Collects what a member's stream delivers, newest last. */
async function follow({ caller }: TestMember) {
  const told: JobOfCaller[][] = []
  const stream = (await caller.jobs.follow())[Symbol.asyncIterator]()
  const ended = (async () => {
    for (let next = await stream.next(); !next.done; next = await stream.next()) told.push(next.value)
  })()
  ended.catch(() => {})
  onTestFinished(() => void site.deps.jobFeed.close())
  return { told, ended }
}

describe('a member who follows their jobs', () => {
  test('a member who follows their jobs receives each step of their own jobs from any process, and no other member’s', async () => {
    const [ada, ben] = [await site.addMember('Ada'), await site.addMember('Ben')]
    const kind = sortSpoons()
    const beside = await openTestSite({ beside: site })
    onTestFinished(() => beside.close())
    await queue.start([kind.job], beside)
    const [hers, his] = [await follow(ada), await follow(ben)]
    const jobId = await enqueueFor(kind, ada)
    const lastIs = (state: JobOfCaller['state'], progress: number) =>
      expect.poll(() => hers.told.at(-1), patience).toMatchObject([{ jobId, state, progress }])
    await lastIs('running', 0)
    kind.goOn(40)
    await lastIs('running', 40)
    kind.goOn(100)
    await lastIs('done', 100)
    expect(his.told).toEqual([[]])
    expect(await ben.caller.jobs.list()).toEqual([])
    await queue.stopAll()
  })

  test('a member who follows their jobs receives nothing after the session has ended', async () => {
    const ada = await site.addMember('Ada')
    const { told, ended } = await follow(ada)
    await vi.waitUntil(() => told.length === 1, patience)
    await ada.caller.auth.signOut()
    await expect(ended).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

describe('a job that its member cancels', () => {
  test('a job that its member cancels ends without being performed when it was waiting', async () => {
    const ada = await site.addMember('Ada')
    const kind = sortSpoons()
    const jobId = await enqueueFor(kind, ada)
    await ada.caller.jobs.cancel({ jobId })
    expect(await ada.caller.jobs.list()).toMatchObject([{ jobId, state: 'cancelling' }])
    await queue.start([kind.job])
    await queue.untilIs(jobId, 'cancelled')
    expect(kind.begun).toEqual([])
  })

  test('a job that its member cancels is stopped while it runs, and is not tried again', async () => {
    const ada = await site.addMember('Ada')
    const kind = sortSpoons()
    await queue.start([kind.job])
    const jobId = await enqueueFor(kind, ada)
    await vi.waitUntil(() => kind.begun.length === 1, patience)
    await ada.caller.jobs.cancel({ jobId })
    expect(await queue.untilIs(jobId, 'cancelled')).toMatchObject({ attempts: 1, error: null })
    expect(kind.begun[0]?.signal.aborted).toBe(true)
    await ada.caller.jobs.cancel({ jobId })
    expect(await ada.caller.jobs.list()).toMatchObject([{ state: 'cancelled', endedAt: expect.any(String) }])
  })

  test('a job that its member cancels cannot be cancelled by another member', async () => {
    const [ada, ben] = [await site.addMember('Ada'), await site.addMember('Ben')]
    const jobId = await enqueueFor(sortSpoons(), ada)
    await expect(ben.caller.jobs.cancel({ jobId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await queue.rowOf(jobId)).toMatchObject({ isCancelled: false })
  })
})

describe('the limits of a kind of job', () => {
  test('the limits of a kind of job refuse a member more open jobs than allowed until one ends, and no other member', async () => {
    const [ada, ben] = [await site.addMember('Ada'), await site.addMember('Ben')]
    const kind = sortSpoons({ maxOpenPerMember: 2 })
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => enqueueFor(kind, ada)))
    const refused = tries.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([1, 2].map(() => ({ reason: { code: 'TOO_MANY' } })))
    await enqueueFor(kind, ben)
    const [first] = await ada.caller.jobs.list()
    await ada.caller.jobs.cancel({ jobId: first!.jobId })
    await queue.start([kind.job])
    await queue.untilIs(first!.jobId, 'cancelled')
    await enqueueFor(kind, ada)
  })

  test('the limits of a kind of job refuse further jobs of all members when the site has its maximum', async () => {
    const [ada, ben] = [await site.addMember('Ada'), await site.addMember('Ben')]
    const kind = sortSpoons({ maxOpen: 1 })
    await enqueueFor(kind, ada)
    await expect(enqueueFor(kind, ben)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  test('the limits of a kind of job let one job of each member run at a time across processes, then the next', async () => {
    const [ada, ben] = [await site.addMember('Ada'), await site.addMember('Ben')]
    const kind = sortSpoons({ maxRunningPerMember: 1 })
    const ids = [await enqueueFor(kind, ada), await enqueueFor(kind, ada), await enqueueFor(kind, ben)]
    await Promise.all([queue.start([kind.job]), queue.start([kind.job])])
    await vi.waitUntil(() => kind.begun.length === 2, patience)
    expect(kind.begun.map(({ userId }) => userId).toSorted()).toEqual([ada.userId, ben.userId].toSorted())
    await expect.poll(async () => (await queue.rowOf(ids[1]!))?.state).toBe('queued')
    await ada.caller.jobs.cancel({ jobId: ids[0]! })
    await vi.waitUntil(() => kind.begun.length === 3, { timeout: 3_000, interval: 20 })
    expect(kind.begun[2]).toMatchObject({ id: ids[1] })
  })

  test('the limits of a kind of job hold when many workers claim jobs at the same moment', async () => {
    const ada = await site.addMember('Ada')
    const kind = sortSpoons({ maxRunning: 2 })
    await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => enqueueFor(kind, ada)))
    const claimed = await Promise.all([1, 2, 3, 4, 5, 6].map(() => claimDueJobs(site, kind.job, 1)))
    expect(claimed.flat()).toHaveLength(2)
  })

  test('the limits of a kind of job let at most maxRunning jobs run at once across processes', async () => {
    const ada = await site.addMember('Ada')
    const kind = sortSpoons({ maxRunning: 2 })
    const ids = await Promise.all([1, 2, 3, 4, 5].map(() => enqueueFor(kind, ada)))
    await Promise.all([queue.start([kind.job]), queue.start([kind.job]), queue.start([kind.job])])
    await vi.waitUntil(() => kind.begun.length >= 2, patience)
    await expect.poll(() => kind.running.now).toBe(2)
    kind.goOn(100)
    for (const jobId of ids) await queue.untilIs(jobId, 'done')
    expect(kind.begun).toHaveLength(5)
    expect(kind.running.most).toBe(2)
  })
})

test('a member’s jobs are in their download, and are deleted with the account', async () => {
  const ada = await site.addMember('Ada')
  await enqueueFor(sortSpoons(), ada)
  expect((await accountDataOf(ada)).jobs).toEqual([
    { kind: 'sort spoons', state: 'queued', payload: {}, createdAt: expect.any(String) },
  ])
  await ada.caller.auth.deleteAccount({ email: ada.email, password: null })
  expect(await site.deps.db.execute(`select from jobs where kind = 'sort spoons'`)).toHaveLength(0)
})

test('the metrics count tries by outcome, and jobs that have not ended', async () => {
  await site.close()
  site = await openTestSite({ config: { metricsToken: 'a token of the test' } })
  queue = smallJobsOf(site)
  const kind = sortSpoons({ maxRunning: 1 })
  await queue.start([kind.job])
  const ada = await site.addMember('Ada')
  const ids = [await enqueueFor(kind, ada), await enqueueFor(kind, ada)]
  await queue.untilIs(ids[0]!, 'running')
  const app = await site.openApp()
  const figures = async () => {
    const headers = { authorization: 'Bearer a token of the test' }
    return (await app.inject({ url: '/metrics', headers })).body
  }
  expect(await figures()).toContain('jobs_open{kind="sort spoons",state="running"} 1')
  expect(await figures()).toContain('jobs_open{kind="sort spoons",state="queued"} 1')
  kind.goOn(100)
  for (const jobId of ids) await queue.untilIs(jobId, 'done')
  await expect.poll(figures).toMatch(/jobs_tries_total\{kind="sort spoons",outcome="done"\} \d/)
  expect(await figures()).not.toContain('jobs_open{kind="sort spoons"')
})
