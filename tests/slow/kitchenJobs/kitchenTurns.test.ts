import path from 'node:path'
import { test as baseTest, describe, expect, vi } from 'vitest'
import { KitchenThread } from '#server/kitchenThread/kitchenThread.ts'
import type { KitchenThreadOptions } from '#server/kitchenThread/options.ts'
import { ReadAdmission } from '#server/reads.ts'
import type { QueueCaller } from '#server/turns/fairQueue.ts'
import { unansweredWords } from '../../support/workers/unansweredWords.ts'

vi.setConfig({ testTimeout: 60_000 })

const workerFileOf = (name: string) => path.resolve(import.meta.dirname, `../../support/workers/${name}.ts`)

const testAlone = baseTest.extend<{ openThread: (options: KitchenThreadOptions) => KitchenThread }>({
  openThread: async ({ task: _ }, use) => {
    const opened: KitchenThread[] = []
    await use((options) => {
      const thread = new KitchenThread({ ...options, isInline: () => false })
      opened.push(thread)
      return thread
    })
    await Promise.all(opened.map((thread) => thread.close()))
  },
})
/** Run at the same time: each has its own thread, and mostly waits for its start or for a limit. */
const test = testAlone.concurrent

function readsOf(gate: ReadAdmission, caller: string, isGone = false) {
  return gate.readsOf({ caller, queueCaller: caller, widerNetworks: [], isGone: () => isGone })
}

/** A recipe that slowStartWorker.ts takes `milliseconds` to examine. */
const recipeOf = (milliseconds: number) => ({
  ...{ kind: 'recipe' as const, dietType: 'Vegan' as const, servings: 2, totalTimeMinutes: 2 },
  ...{ name: String(milliseconds), description: '', ingredients: ['1 onion'], instructions: [] },
})

// Its two long jobs use a whole core.
testAlone(
  'a job of a third network is done while two others run too long, and these are charged',
  async ({ openThread }) => {
    const thread = openThread({ workerFile: workerFileOf('spinningWordsWorker'), maxWaitMs: 12_000 })
    const gate = new ReadAdmission(10)
    const ask = (caller: string, wish: string) =>
      thread.run({ queueCaller: caller, reads: readsOf(gate, caller) }, 'wishLimits', {
        wishes: [wish],
        names: [],
      })
    const long = ['192.0.2.1', '198.51.100.1'].map((caller) => ask(caller, unansweredWords))
    const settled = Promise.allSettled(long)
    expect(await ask('203.0.113.1', 'no milk')).toMatchObject([{ leftOut: [{ said: 'milk' }] }])
    expect(await settled).toMatchObject([
      { status: 'rejected', reason: { code: 'UNAVAILABLE' } },
      { status: 'rejected', reason: { code: 'UNAVAILABLE' } },
    ])
    expect(() => readsOf(gate, '192.0.2.1').expectBudget()).toThrow(
      expect.objectContaining({ code: 'TOO_MANY' }),
    )
  },
)

test('jobs of two networks are both answered by a thread that takes three seconds to start', async ({
  openThread,
}) => {
  const thread = openThread({ workerFile: workerFileOf('slowStartWorker') })
  const ask = (caller: string) => thread.run({ queueCaller: caller, reads: null }, 'examine', recipeOf(2_000))
  const answers = await Promise.allSettled(['192.0.2.1', '198.51.100.1'].map(ask))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
})

test('a thread still starts for the next job when its first job is dropped for others', async ({
  openThread,
}) => {
  const thread = openThread({ workerFile: workerFileOf('slowStartWorker'), maxWaitMs: 3_500 })
  const ask = (caller: string) => thread.run({ queueCaller: caller, reads: null }, 'examine', recipeOf(0))
  const askedAt = performance.now()
  const [first, second] = await Promise.allSettled(['192.0.2.1', '198.51.100.1'].map(ask))
  const elapsedMs = performance.now() - askedAt
  expect(first).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } })
  expect(second).toMatchObject({ status: 'fulfilled' })
  const { value: threadAgeMs } = second as unknown as PromiseFulfilledResult<number>
  // A new thread would be younger by the 2.5 seconds after which the first job was dropped.
  expect(threadAgeMs).toBeGreaterThan(elapsedMs - 1_500)
})

const own = { key: 'ada', network: '192.0.2.1' }
test.for<{ who: string; queueCaller: QueueCaller | null; isGone?: boolean }>([
  { who: 'another job of the same caller', queueCaller: own },
  { who: 'a neighbour in the same network', queueCaller: { key: 'bob', network: '192.0.2.1' } },
  { who: 'a task of the server', queueCaller: null },
  { who: 'a caller who has left', queueCaller: '198.51.100.1', isGone: true },
])('a long job is not ended for $who', async ({ queueCaller, isGone = false }, { openThread }) => {
  const thread = openThread({ workerFile: workerFileOf('slowStartWorker'), maxWaitMs: 2_500 })
  const reads = readsOf(new ReadAdmission(1_000), 'waiting', isGone)
  const long = thread.run({ queueCaller: own, reads: null }, 'examine', recipeOf(2_000))
  const waiting = thread.run({ queueCaller, reads }, 'examine', recipeOf(0))
  const [first, second] = await Promise.allSettled([long, waiting])
  expect(first.status).toBe('fulfilled')
  expect(second).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } })
})

test('a job of a caller who has disconnected is refused when its turn comes', async ({ openThread }) => {
  const thread = openThread({ workerFile: workerFileOf('slowStartWorker') })
  const reads = readsOf(new ReadAdmission(1_000), 'gone', true)
  const first = thread.run({ queueCaller: '192.0.2.1', reads: null }, 'examine', recipeOf(0))
  const second = thread.run({ queueCaller: '198.51.100.1', reads }, 'examine', recipeOf(0))
  expect(await Promise.allSettled([first, second])).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { code: 'UNAVAILABLE' } },
  ])
})

test('a job that throws charges its caller for the time it took, not for the whole limit', async ({
  openThread,
}) => {
  const thread = openThread({ workerFile: workerFileOf('throwingExamineWorker') })
  const budgets = [new ReadAdmission(200), new ReadAdmission(2_000)]
  for (const gate of budgets) {
    const caller = { queueCaller: 'ada', reads: readsOf(gate, 'ada') }
    await expect(thread.run(caller, 'examine', recipeOf(0))).rejects.toMatchObject({ reason: 'defect' })
  }
  const isSpent = budgets.map((gate) => {
    try {
      readsOf(gate, 'ada').expectBudget()
      return false
    } catch {
      return true
    }
  })
  expect(isSpent).toEqual([true, false])
})

describe.concurrent('where memory is short', () => {
  const ask = (thread: KitchenThread, milliseconds: number) =>
    thread.run({ queueCaller: 'ada', reads: null }, 'examine', recipeOf(milliseconds))
  const refusedAsBusy = { code: 'UNAVAILABLE', reason: 'recipes_kitchen_busy', retryAfterSeconds: 10 }

  test('no thread is started, and the caller is asked to try again later', async ({ openThread }) => {
    const thread = openThread({ workerFile: workerFileOf('slowStartWorker'), isMemoryShort: () => true })
    await expect(ask(thread, 0)).rejects.toMatchObject(refusedAsBusy)
    expect(thread.isRunning).toBe(false)
  })

  test('a running job is refused, and its thread ends to free memory', async ({ openThread }) => {
    let isShort = false
    const thread = openThread({
      workerFile: workerFileOf('slowStartWorker'),
      isMemoryShort: () => isShort,
    })
    const long = ask(thread, 20_000)
    isShort = true
    await expect(long).rejects.toMatchObject(refusedAsBusy)
    expect(thread.isRunning).toBe(false)
  })

  test('a running thread ends after its job instead of waiting for the next', async ({ openThread }) => {
    let isShort = false
    const thread = openThread({
      workerFile: workerFileOf('slowStartWorker'),
      isMemoryShort: () => isShort,
    })
    await ask(thread, 0)
    expect(thread.isRunning).toBe(true)
    isShort = true
    // On a busy machine the job may be refused before it is done.
    await Promise.allSettled([ask(thread, 0)])
    expect(thread.isRunning).toBe(false)
  })

  test('a read waits for memory, and after two seconds without any is refused and not charged', async () => {
    let looks = 0
    const read = (isMemoryShort: () => boolean) => {
      const reads = readsOf(new ReadAdmission(10, isMemoryShort), 'ada')
      return reads.run(20, async () => 'read').finally(reads.expectBudget)
    }
    await expect(read(() => true)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 })
    await expect(read(() => looks++ < 3)).rejects.toMatchObject({ code: 'TOO_MANY' })
    // Checked three times before it waits for its turn, once when there is memory, and once at its turn.
    expect(looks).toBe(5)
  })

  test('a read whose turn comes while memory is short waits until there is some again', async () => {
    let isShort = false
    let looksWhileShort = 0
    const gate = new ReadAdmission(1_000, () => {
      if (isShort) looksWhileShort += 1
      return isShort
    })
    const begun: string[] = []
    const hold = Promise.withResolvers<void>()
    const running = [
      '192.0.2.1',
      '192.0.2.2',
      '198.51.100.1',
      '198.51.100.2',
      '203.0.113.1',
      '203.0.113.2',
    ].map((caller) => readsOf(gate, caller).run(1, () => hold.promise))
    const waiting = readsOf(gate, '192.0.2.9').run(1, async () => {
      begun.push(isShort ? 'without memory' : 'with memory')
    })
    await vi.waitFor(() => expect(gate.isBusy).toBe(true))
    isShort = true
    hold.resolve()
    await Promise.all(running)
    await vi.waitFor(() => expect(looksWhileShort).toBeGreaterThan(0))
    isShort = false
    await waiting
    expect(begun).toEqual(['with memory'])
  })

  test('a read whose caller disconnects does not wait for memory', async () => {
    let looks = 0
    const gate = new ReadAdmission(1_000, () => {
      looks += 1
      return true
    })
    const read = readsOf(gate, 'ada', true).run(1, async () => 'read')
    await expect(read).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(looks).toBe(1)
  })
})

test('while memory is short the read gate is busy, so that pages are answered from the cache', () => {
  expect([true, false].map((isShort) => new ReadAdmission(10, () => isShort).isBusy)).toEqual([true, false])
})

test('a thread whose heap exceeds 120 MB after a job ends, and the next job gets a new one', async ({
  openThread,
}) => {
  const thread = openThread({ workerFile: workerFileOf('keepingWorker') })
  const ask = () => thread.run({ queueCaller: 'ada', reads: null }, 'examine', recipeOf(0))
  expect(await ask()).toBe(1)
  expect(thread.isRunning).toBe(false)
  expect(await ask()).toBe(1)
})
