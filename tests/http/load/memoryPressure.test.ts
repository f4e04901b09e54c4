import { afterEach, expect, test, vi } from 'vitest'
import { collectGarbageWhileMemoryIsShort } from '#server/memory/memoryPressure.ts'

const megabyte = 1024 * 1024
/** In a function of its own, whose frame holds nothing any more once it has returned. */
const makeGarbage = () => new WeakRef({ name: 'soup' })

let stop = () => {}
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('garbage collection runs while memory is short', async () => {
  const garbage = makeGarbage()
  stop = collectGarbageWhileMemoryIsShort({ isShort: () => true })
  await expect.poll(() => garbage.deref() === undefined).toBe(true)
})

test('garbage collection runs again after two seconds when memory is still short and there is new garbage', () => {
  vi.useFakeTimers()
  const at: number[] = []
  const state = { isShort: false, heapBytes: 100 * megabyte }
  const begunAt = performance.now()
  stop = collectGarbageWhileMemoryIsShort({
    isShort: () => state.isShort,
    heapBytes: () => state.heapBytes,
    collect: () => at.push(performance.now() - begunAt),
  })
  vi.advanceTimersByTime(1_000)
  expect(at).toEqual([])
  state.isShort = true
  vi.advanceTimersByTime(5_000)
  expect(at, 'with nothing new on the heap').toEqual([1_100])
  state.heapBytes = 120 * megabyte
  vi.advanceTimersByTime(100)
  expect(at).toEqual([1_100, 6_100])
  state.heapBytes = 140 * megabyte
  vi.advanceTimersByTime(1_900)
  expect(at, 'within two seconds').toEqual([1_100, 6_100])
  vi.advanceTimersByTime(100)
  expect(at).toEqual([1_100, 6_100, 8_100])
})
