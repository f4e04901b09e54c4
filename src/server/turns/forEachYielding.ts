import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** Maximum milliseconds that work on many things blocks the event loop, plus the time of the thing in progress. */
const maxTurnMs = 8

/** Does work for one thing after the other, and yields to the event loop as soon as a turn has taken long. */
export async function forEachYielding<T>(all: Iterable<T>, work: (each: T) => void): Promise<void> {
  let endsAt = performance.now() + maxTurnMs
  for (const each of all) {
    work(each)
    if (performance.now() < endsAt) continue
    await yieldToEventLoop()
    endsAt = performance.now() + maxTurnMs
  }
}
