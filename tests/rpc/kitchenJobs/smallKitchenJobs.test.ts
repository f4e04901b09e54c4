import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { KitchenThread } from '#server/kitchenThread/kitchenThread.ts'
import { ReadAdmission } from '#server/reads.ts'

const ada = { key: 'Ada', network: '192.0.2.1' }
const ben = { key: 'Ben', network: '198.51.100.1' }

function openThread() {
  const workerFile = path.resolve(import.meta.dirname, '../../../src/server/kitchenThread/worker.ts')
  const thread = new KitchenThread({ workerFile })
  onTestFinished(() => thread.close())
  return thread
}

const soup = {
  ...{ kind: 'recipe' as const, dietType: 'Vegan' as const, servings: 2, totalTimeMinutes: 20 },
  ...{ name: 'Soup', description: '', ingredients: ['1 onion'], instructions: ['Simmer.'] },
}

const timesAsked = (count: number) => Array.from({ length: count }, (_, at) => at)

test('one small job is done in each turn of the event loop', async () => {
  const thread = openThread()
  const ask = () => thread.run({ queueCaller: ada, reads: null }, 'examine', soup)
  await ask()
  let turn = 0
  let isCounting = true
  const count = () => {
    turn += 1
    if (isCounting) setImmediate(count)
  }
  setImmediate(count)
  const turns = await Promise.all(timesAsked(20).map(async () => (await ask()) && turn))
  isCounting = false
  expect(new Set(turns).size).toBe(20)
  expect(thread.isRunning).toBe(false)
})

test('a caller with one small job is served before the second job of a caller with many', async () => {
  const thread = openThread()
  const order: string[] = []
  const ask = async (queueCaller: typeof ada) => {
    await thread.run({ queueCaller, reads: null }, 'examine', soup)
    order.push(queueCaller.key)
  }
  await Promise.all([...timesAsked(10).map(() => ask(ada)), ask(ben)])
  expect(order.indexOf('Ben')).toBeLessThan(3)
  expect(order).toHaveLength(11)
})

test('a caller with more small jobs than may wait gets “busy”', async () => {
  const thread = openThread()
  const ask = () => thread.run({ queueCaller: ada, reads: null }, 'examine', soup)
  const answers = await Promise.allSettled(timesAsked(60).map(ask))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(41)
  expect(answers.filter(({ status }) => status === 'rejected')[0]).toMatchObject({
    reason: { code: 'UNAVAILABLE', retryAfterSeconds: 10 },
  })
})

test('small jobs are charged, and refused when the caller’s budget for the minute is spent', async () => {
  const thread = openThread()
  const reads = new ReadAdmission(100).readsOf({
    ...{ caller: ada.key, queueCaller: ada, widerNetworks: [], isGone: () => false },
  })
  const ask = () => thread.run({ queueCaller: ada, reads }, 'examine', soup)
  await ask()
  reads.charge(150)
  await expect(ask()).rejects.toMatchObject({ code: 'TOO_MANY' })
})
