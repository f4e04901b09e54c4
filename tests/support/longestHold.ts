import { setImmediate as turn } from 'node:timers/promises'

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
