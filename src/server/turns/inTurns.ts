import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** Longest that work on many things holds the event loop, in milliseconds, beside the one thing that is worked on then. */
const maxTurnMs = 8

/** Does work for one thing after the other, and lets the event loop answer others as soon as a turn has taken long. */
export async function forEachInTurns<T>(all: Iterable<T>, work: (each: T) => void): Promise<void> {
  let endsAt = performance.now() + maxTurnMs
  for (const each of all) {
    work(each)
    if (performance.now() < endsAt) continue
    await yieldToEventLoop()
    endsAt = performance.now() + maxTurnMs
  }
}
