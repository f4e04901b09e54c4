import { expect, test } from 'vitest'
import { doJob, loadJobs } from '#server/kitchenThread/jobs.ts'
import { cpuMsOf } from '../support/cpuTime.ts'

test('once a server has loaded its kitchen jobs, the first wish takes no longer than what is done at once', async () => {
  await loadJobs()
  const wishes = ['meine Frau ist schwanger, bitte ohne Knoblach und kein roher Fisch']
  expect(await cpuMsOf(() => doJob('wishLimits', { wishes, names: [] }))).toBeLessThan(60)
})
