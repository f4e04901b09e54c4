import { Readable } from 'node:stream'
import * as m from '#messages'
import { DomainError } from '../errors.ts'
import { costOfLength, type Reads } from '../reads.ts'
import type { Slots } from '../slots.ts'

export interface TextStreamOptions {
  slots: Slots
  /** Who asks: one stream at a time for each. */
  caller: string
  /** A stream that its reader has not taken by then is cut. */
  maxMs: number
  reads: Reads | null
}

/** Seconds after which a caller who was refused a slot may ask again. */
const retryAfterSeconds = 5

/**
 * Sends an answer piece by piece: the next piece is asked for when the reader has taken the last, and none once the
 * reader is gone. What fails before the first piece is thrown, so that it can still be answered with a status. Throws
 * TOO_MANY when the caller has a stream already, and UNAVAILABLE when the process has as many as it may.
 */
export async function openTextStream(
  pieces: AsyncGenerator<string>,
  { slots, caller, maxMs, reads }: TextStreamOptions,
): Promise<Readable> {
  reads?.expectBudget()
  const slot = slots.take([{ name: caller, max: 1 }])
  if ('refusedBy' in slot)
    throw slot.refusedBy === 'share'
      ? new DomainError('TOO_MANY', m.errors_too_many_requests(), { retryAfterSeconds })
      : new DomainError('UNAVAILABLE', m.errors_unavailable(), { retryAfterSeconds })
  try {
    const first = await pieces.next()
    const stream = Readable.from(charged(startingWith(first, pieces, slot.release), reads))
    const deadline = setTimeout(() => stream.destroy(new Error('The reader was too slow.')), maxMs)
    stream.once('close', () => {
      clearTimeout(deadline)
      slot.release()
    })
    return stream
  } catch (error) {
    slot.release()
    throw error
  }
}

async function* charged(pieces: AsyncGenerator<string>, reads: Reads | null): AsyncGenerator<string> {
  for await (const piece of pieces) {
    reads?.charge(costOfLength(piece.length))
    yield piece
  }
}

async function* startingWith(
  first: IteratorResult<string>,
  rest: AsyncGenerator<string>,
  end: () => void,
): AsyncGenerator<string> {
  try {
    if (first.done) return
    yield first.value
    yield* rest
  } finally {
    end()
  }
}
