import path from 'node:path'
import { test as baseTest, describe, expect, vi } from 'vitest'
import { KitchenThread } from '#server/kitchenThread/kitchenThread.ts'
import type { KitchenThreadOptions } from '#server/kitchenThread/options.ts'
import { ReadGate } from '#server/reads.ts'
import type { QueueCaller } from '#server/turns/fairQueue.ts'
import { unansweredWords } from '../support/unansweredWords.ts'

vi.setConfig({ testTimeout: 60_000 })

const workerFileOf = (name: string) => path.resolve(import.meta.dirname, `../support/${name}.ts`)

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
/** Beside each other: each has a thread of its own, and waits for its start or a limit most of the time. */
const test = testAlone.concurrent

function readsOf(gate: ReadGate, caller: string, isGone = false) {
  return gate.readsOf({ caller, queueCaller: caller, widerNetworks: [], isGone: () => isGone })
}

/** A recipe that slowStartWorker.ts examines for so many milliseconds. */
const recipeOf = (milliseconds: number) => ({
  ...{ kind: 'recipe' as const, dietType: 'Vegan' as const, servings: 2, totalTimeMinutes: 2 },
  ...{ name: String(milliseconds), description: '', ingredients: ['1 onion'], instructions: [] },
})

// Its two long jobs take all of a core that they are given.
testAlone(
  'a third network is served though jobs of two others do not end, and these are charged',
  async ({ openThread }) => {
    const thread = openThread({ workerFile: workerFileOf('spinningWordsWorker'), maxWaitMs: 12_000 })
    const gate = new ReadGate(10)
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

test('two networks in turn are answered by a thread whose start takes three seconds', async ({
  openThread,
}) => {
  const thread = openThread({ workerFile: workerFileOf('slowStartWorker') })
  const ask = (caller: string) => thread.run({ queueCaller: caller, reads: null }, 'examine', recipeOf(2_000))
  const answers = await Promise.allSettled(['192.0.2.1', '198.51.100.1'].map(ask))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
})

test('a thread that is still starting when its job is dropped for others is there for the next job', async ({
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
  // Another thread would be younger by the 2.5 seconds after which the first job was dropped.
  expect(threadAgeMs).toBeGreaterThan(elapsedMs - 1_500)
})

const own = { key: 'ada', network: '192.0.2.1' }
test.for<{ who: string; queueCaller: QueueCaller | null; isGone?: boolean }>([
  { who: 'another job of the caller', queueCaller: own },
  { who: 'a neighbour in the same network', queueCaller: { key: 'bob', network: '192.0.2.1' } },
  { who: 'a task of the server', queueCaller: null },
  { who: 'a caller who has left', queueCaller: '198.51.100.1', isGone: true },
])('a long job is not ended for $who', async ({ queueCaller, isGone = false }, { openThread }) => {
  const thread = openThread({ workerFile: workerFileOf('slowStartWorker'), maxWaitMs: 2_500 })
  const reads = readsOf(new ReadGate(1_000), 'waiting', isGone)
  const long = thread.run({ queueCaller: own, reads: null }, 'examine', recipeOf(2_000))
  const waiting = thread.run({ queueCaller, reads }, 'examine', recipeOf(0))
  const [first, second] = await Promise.allSettled([long, waiting])
  expect(first.status).toBe('fulfilled')
  expect(second).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } })
})

test('a job of a caller who has left is not done when its turn comes', async ({ openThread }) => {
  const thread = openThread({ workerFile: workerFileOf('slowStartWorker') })
  const reads = readsOf(new ReadGate(1_000), 'gone', true)
  const first = thread.run({ queueCaller: '192.0.2.1', reads: null }, 'examine', recipeOf(0))
  const second = thread.run({ queueCaller: '198.51.100.1', reads }, 'examine', recipeOf(0))
  expect(await Promise.allSettled([first, second])).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { code: 'UNAVAILABLE' } },
  ])
})

test('a job that throws charges its caller for what it took, not for the whole limit', async ({
  openThread,
}) => {
  const thread = openThread({ workerFile: workerFileOf('throwingExamineWorker') })
  const budgets = [new ReadGate(200), new ReadGate(2_000)]
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

  test('no thread is started, and the caller is asked to come again', async ({ openThread }) => {
    const thread = openThread({ workerFile: workerFileOf('slowStartWorker'), isMemoryShort: () => true })
    await expect(ask(thread, 0)).rejects.toMatchObject(refusedAsBusy)
    expect(thread.isRunning).toBe(false)
  })

  test('a job that goes on is refused, and its thread gives its memory back', async ({ openThread }) => {
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

  test('a thread that is there ends after its job rather than wait for the next', async ({ openThread }) => {
    let isShort = false
    const thread = openThread({
      workerFile: workerFileOf('slowStartWorker'),
      isMemoryShort: () => isShort,
    })
    await ask(thread, 0)
    expect(thread.isRunning).toBe(true)
    isShort = true
    // On a busy machine the job may be refused first.
    await Promise.allSettled([ask(thread, 0)])
    expect(thread.isRunning).toBe(false)
  })

  test('a read waits for memory, and is refused and not charged where there is none for two seconds', async () => {
    let looks = 0
    const read = (isMemoryShort: () => boolean) => {
      const reads = readsOf(new ReadGate(10, isMemoryShort), 'ada')
      return reads.run(20, async () => 'read').finally(reads.expectBudget)
    }
    await expect(read(() => true)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 })
    await expect(read(() => looks++ < 3)).rejects.toMatchObject({ code: 'TOO_MANY' })
    // Three times before it waits for its turn, once when there is memory, and once when its turn has come.
    expect(looks).toBe(5)
  })

  test('a read whose turn comes when memory has become short does not begin before there is some again', async () => {
    let isShort = false
    let looksWhileShort = 0
    const gate = new ReadGate(1_000, () => {
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

  test('a read whose caller leaves does not wait for memory', async () => {
    let looks = 0
    const gate = new ReadGate(1_000, () => {
      looks += 1
      return true
    })
    const read = readsOf(gate, 'ada', true).run(1, async () => 'read')
    await expect(read).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(looks).toBe(1)
  })
})

test('while memory is short reads count as waiting, so that a page is answered as it was kept', () => {
  expect([true, false].map((isShort) => new ReadGate(10, () => isShort).isBusy)).toEqual([true, false])
})

test('a thread whose heap holds more than 72 MB after a job ends, and the next job has another', async ({
  openThread,
}) => {
  const thread = openThread({ workerFile: workerFileOf('keepingWorker') })
  const ask = () => thread.run({ queueCaller: 'ada', reads: null }, 'examine', recipeOf(0))
  expect(await ask()).toBe(1)
  expect(thread.isRunning).toBe(false)
  expect(await ask()).toBe(1)
})
