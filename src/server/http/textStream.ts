import { Readable } from 'node:stream'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { type RequestReads, readCostOfLength } from '../reads.ts'
import { type SlotShareLimit, slotSharesOfNetworks, type WorkSlots } from '../turns/slots.ts'
import { type ReaderPaceLimit, ReaderPaceMeter } from './limits/readerPace.ts'

export interface TextStreamOptions {
  slots: WorkSlots
  /** Maximum time of a stream; a slower one is cut off. */
  maxMs: number
  pace: ReaderPaceLimit
}

/** Maximum streams at once of one network, for IPv6 of the whole /48. */
const maxOfNetwork = 2
const checkEveryMs = 1_000
/** Milliseconds that a caller waits for another stream of theirs to end: a page may request two listings at once. */
const maxWaitMs = 2_000
/** Seconds after which a caller who was refused a slot may ask again. */
const retryAfterSeconds = 5

/**
 * Sends an answer piece by piece: requests the next piece when the reader has received the last, and none once the
 * reader has left. Throws an error that occurs before the first piece, so that it can still be answered with a status.
 * Throws TOO_MANY when the caller has a stream that does not end soon, or their network has two, and UNAVAILABLE when
 * the process has as many as it may, or gives this slot away before the first piece.
 */
export async function streamTextToReader(
  pieces: AsyncGenerator<string | Uint8Array>,
  ctx: Pick<Context, 'member' | 'visitor' | 'reads'>,
  { slots, maxMs, pace: limit }: TextStreamOptions,
): Promise<Readable> {
  const { reads } = ctx
  reads?.expectBudget()
  let stream: Readable | null = null
  let isSlotRevoked = false
  const pace = new ReaderPaceMeter(limit)
  const work = {
    endWork: () => {
      isSlotRevoked = true
      stream?.destroy(new Error('Others wait for its place.'))
    },
    bytes: () => pace.takenBytes,
  }
  const slot = await slots.takeSoon(slotSharesOf(ctx), work, maxWaitMs)
  if ('refusedBy' in slot)
    throw slot.refusedBy === 'share'
      ? new DomainError('TOO_MANY', 'errors_too_many_requests', { retryAfterSeconds })
      : new DomainError('UNAVAILABLE', 'errors_unavailable', { retryAfterSeconds })
  try {
    const first = await pieces.next()
    if (isSlotRevoked) {
      await pieces.return(undefined)
      throw new DomainError('UNAVAILABLE', 'errors_unavailable', { retryAfterSeconds })
    }
    const opened = Readable.from(
      pace.measured(chargePieces(yieldFirstThenRest(first, pieces, slot.release), reads)),
    )
    const startedAt = performance.now()
    const timer = setInterval(() => {
      const isLate = performance.now() - startedAt > maxMs
      if (isLate || pace.isTooSlow()) opened.destroy(new Error('The reader was too slow.'))
    }, checkEveryMs)
    opened.once('close', () => {
      clearInterval(timer)
      slot.release()
    })
    stream = opened
    return opened
  } catch (error) {
    slot.release()
    throw error
  }
}

function slotSharesOf({ member, visitor }: Pick<Context, 'member' | 'visitor'>): SlotShareLimit[] {
  return [
    { name: `caller ${member?.userId ?? visitor}`, max: 1 },
    ...slotSharesOfNetworks(visitor, maxOfNetwork),
  ]
}

async function* chargePieces<Piece extends string | Uint8Array>(
  pieces: AsyncGenerator<Piece>,
  reads: RequestReads | null,
): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    reads?.charge(readCostOfLength(piece.length))
    yield piece
  }
}

async function* yieldFirstThenRest<Piece>(
  first: IteratorResult<Piece>,
  rest: AsyncGenerator<Piece>,
  end: () => void,
): AsyncGenerator<Piece> {
  try {
    if (first.done) return
    yield first.value
    yield* rest
  } finally {
    end()
  }
}
