import { setImmediate as turn } from 'node:timers/promises'
import { ownCpuMsOf, slowness } from './cpuTime.ts'

/** Does the work, and tells which part of its time the event loop answered nobody else at a stretch. */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  let [isOver, last, longest] = [false, startedAt, 0]
  const watch = (async () => {
    while (!isOver) {
      await turn()
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
    }
  })()
  await work()
  isOver = true
  await watch
  return longest / (performance.now() - startedAt)
}

/** Does the work, and tells the most milliseconds of CPU, as `cpuMs` does, that this thread spent on it, and beside it, at a stretch. */
export async function longestCpuHold(work: () => Promise<unknown>): Promise<number> {
  const slownessBefore = slowness()
  let [isOver, longestMs] = [false, 0]
  const watch = (async () => {
    while (!isOver) longestMs = Math.max(longestMs, await ownCpuMsOf(() => turn()))
  })()
  await work()
  isOver = true
  await watch
  return longestMs / Math.max(slownessBefore, slowness())
}
