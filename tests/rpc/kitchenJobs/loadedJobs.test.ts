import { expect, test } from 'vitest'
import { doKitchenJob, preloadKitchenJobs } from '#server/kitchenThread/jobs.ts'
import { cpuMsOf } from '../../support/process/cpuTime.ts'

test('after preloadKitchenJobs, the first wish is read in less than 60 ms of CPU', async () => {
  await preloadKitchenJobs()
  const wishes = ['meine Frau ist schwanger, bitte ohne Knoblach und kein roher Fisch']
  expect(await cpuMsOf(() => doKitchenJob('wishLimits', { wishes, names: [] }))).toBeLessThan(60)
})
