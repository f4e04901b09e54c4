import { setImmediate as nextTurn } from 'node:timers/promises'
import { EngineTryFailure } from './tries.ts'

export interface EventStreamLimits {
  /** Bytes between two empty lines, which end an event. */
  maxEventBytes: number
  /** Bytes of all events. */
  maxBytes: number
}

const lineFeed = 10
const carriageReturn = 13
/** Maximum milliseconds in which events are read without yielding to the event loop, however fast they come. */
const maxTurnMs = 10

/**
 * The body of a stream of server-sent events, within the limits. Beyond them it throws EngineTryFailure 'bad output' and
 * closes the connection; it also closes the connection when the reader stops.
 */
export async function* readEventsWithinLimits(
  body: AsyncIterable<Uint8Array>,
  { maxEventBytes, maxBytes }: EventStreamLimits,
): AsyncGenerator<Uint8Array, void> {
  let bytes = 0
  let eventBytes = 0
  let isLineEmpty = true
  let before = 0
  let turnAt = performance.now()
  for await (const chunk of body) {
    bytes += chunk.byteLength
    for (const byte of chunk) {
      eventBytes += 1
      const isEnd = byte === carriageReturn || (byte === lineFeed && before !== carriageReturn)
      if (isEnd && isLineEmpty) eventBytes = 0
      if (isEnd) isLineEmpty = true
      else if (byte !== lineFeed) isLineEmpty = false
      before = byte
    }
    if (bytes > maxBytes || eventBytes > maxEventBytes)
      throw new EngineTryFailure('bad output', { detail: 'too long' })
    yield chunk
    if (performance.now() - turnAt < maxTurnMs) continue
    await nextTurn()
    turnAt = performance.now()
  }
}
