import { expect, test } from 'vitest'
import { doJob, loadJobs } from '#server/kitchenThread/jobs.ts'

/** Milliseconds of a core on this thread, with what the job loads. */
async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

test('once a server has loaded its kitchen jobs, the first wish takes no longer than what is done at once', async () => {
  await loadJobs()
  const wishes = ['meine Frau ist schwanger, bitte ohne Knoblach und kein roher Fisch']
  expect(await cpuMs(() => doJob('wishLimits', { wishes }))).toBeLessThan(60)
})
