import path from 'node:path'
import { expect, test } from 'vitest'
import { KitchenThread } from '#server/kitchenThread/kitchenThread.ts'
import { ReadGate } from '#server/reads.ts'
import { unansweredWords } from '../support/unansweredWords.ts'

const stallingWorkerFile = path.resolve(import.meta.dirname, '../support/stallingWorker.ts')

test('a third network is served though jobs of two others take longer than it waits, and these are charged', async () => {
  const thread = new KitchenThread({
    workerFile: stallingWorkerFile,
    maxWaitMs: 6_000,
    isInline: () => false,
  })
  const gate = new ReadGate(10)
  const readsOf = (caller: string) =>
    gate.readsOf({ caller, queueCaller: caller, widerNetworks: [], isGone: () => false })
  const ask = (caller: string, wish: string) =>
    thread.run({ queueCaller: caller, reads: readsOf(caller) }, 'wishLimits', { wishes: [wish] })
  const long = ['192.0.2.1', '198.51.100.1'].map((caller) => ask(caller, unansweredWords))
  const settled = Promise.allSettled(long)
  expect(await ask('203.0.113.1', 'no milk')).toMatchObject([{ leftOut: [{ said: 'milk' }] }])
  expect(await settled).toMatchObject([
    { status: 'rejected', reason: { code: 'UNAVAILABLE' } },
    { status: 'rejected', reason: { code: 'UNAVAILABLE' } },
  ])
  expect(() => readsOf('192.0.2.1').expectBudget()).toThrow(expect.objectContaining({ code: 'TOO_MANY' }))
  await thread.close()
})
