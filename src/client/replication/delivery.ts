import { maxOperations } from '#shared/contract/limits.ts'
import type { AddressedDoc, Change } from '#shared/replication/kind.ts'
import { setbackOf } from '../data/retry.ts'
import { answerWithinMs, type ClientKind, type Procedures, type SyncAnswer } from './clientKind.ts'
import { type Failure, failureOf } from './failure.ts'

interface DeliveryParts<Address extends object> {
  kind: Pick<ClientKind<Address, unknown>, 'wordUnreadable' | 'wordRefusedRemoval'>
  sync: Procedures<Address>['sync']
  householdId: string
  /** Does work that only one tab should do at once. */
  inTurn: (work: () => Promise<void>) => Promise<void>
  waiting: () => readonly Change<Address>[]
  onSettled: (settled: SyncAnswer<Address>) => void
  /** Whether the server is not to be asked now, since it failed a moment ago, maybe in another tab. */
  isPaused: () => boolean
  /** Whether the server has no room for text for now: it takes changes without text alone. */
  isTextHeld: () => boolean
  /** The server could not be asked; what waits still waits. */
  onFailed: (failure: Failure, error: unknown, askedAtMs: number) => void
}

/** Turns of the tabs of a browser; where it knows none, twice does no harm. */
export const inTurnOf =
  (name: string): DeliveryParts<never>['inTurn'] =>
  async (work) => {
    if (navigator.locks) await navigator.locks.request(name, work)
    else await work()
  }

/**
 * Sends what waits, until the server has acknowledged it: one tab at a time, in the order in which it was made; removals
 * alone while the server has no room for text.
 */
export class Delivery<Address extends object> {
  readonly #parts: DeliveryParts<Address>
  #sending: Promise<void> | null = null
  /** How many are sent at once; half as many after a call that was refused as a whole. */
  #max = maxOperations

  constructor(parts: DeliveryParts<Address>) {
    this.#parts = parts
  }

  /** Resolves when nothing waits any more or the server cannot be asked now. Never rejects. */
  async send(): Promise<void> {
    if (this.#sending !== null) return await this.#sending
    if (!this.#isWanted()) return
    this.#sending = this.#sendAll()
    await this.#sending
  }

  async #sendAll(): Promise<void> {
    try {
      // What is changed while the turn ends is not left behind.
      while (this.#isWanted()) await this.#parts.inTurn(() => this.#sendInTurn())
    } catch (error) {
      // The browser gave no turn.
      this.#parts.onFailed('passing', error, Date.now())
    } finally {
      this.#sending = null
    }
  }

  /** A failure is written down before the turn ends, so that the tab whose turn is next sees the pause. */
  async #sendInTurn(): Promise<void> {
    let askedAtMs = 0
    try {
      while (this.#isWanted()) {
        askedAtMs = Date.now()
        await this.#sendSome()
      }
    } catch (error) {
      this.#parts.onFailed(failureOf(error), error, askedAtMs)
    }
  }

  #isWanted(): boolean {
    return this.#sendable().length > 0 && !this.#parts.isPaused()
  }

  /** Of what waits, what the server may take now. */
  #sendable(): readonly Change<Address>[] {
    const waiting = this.#parts.waiting()
    return this.#parts.isTextHeld() ? waiting.filter((each) => !holdsText(each)) : waiting
  }

  async #sendSome(): Promise<void> {
    const { sync, householdId, onSettled, kind } = this.#parts
    const sent = this.#sendable().slice(0, this.#max)
    try {
      const answer = await sync.mutate(
        { householdId, operations: sent },
        { signal: AbortSignal.timeout(answerWithinMs) },
      )
      this.#max = Math.min(maxOperations, this.#max * 2)
      const { taken, refused, docs } = answer
      onSettled({ taken, refused: refused.map((each) => this.#worded(each, sent)), docs })
    } catch (error) {
      const isRefused = failureOf(error) === 'bad'
      const isTooLong = setbackOf(error, Date.now()).status === tooLong
      const [only, ...others] = sent
      const isSplit = others.length > 0 && (isRefused || isTooLong)
      if (!isRefused && !isSplit) throw error
      // Of many the server did not say which it cannot read, or they were too long together.
      this.#max = Math.ceil(sent.length / 2)
      if (only && !isSplit) {
        const refused = this.#worded({ id: only.id, sentence: kind.wordUnreadable() }, sent)
        onSettled({ taken: [], refused: [refused], docs: [] })
      }
    }
  }

  /** Of a removal that is refused there is another sentence. */
  #worded(refused: { id: string; sentence: string }, sent: readonly Change<Address>[]) {
    const isRemoval = sent.some(
      (each) => each.id === refused.id && !holdsText(each) && Object.keys(each.removed).length > 0,
    )
    return isRemoval ? { ...refused, sentence: this.#parts.kind.wordRefusedRemoval() } : refused
  }
}

/** The HTTP status of a body that is too long, for Larder or for a proxy in front of it. */
const tooLong = 413

/** As the server tells them apart: a change that removes has no fields. */
const holdsText = ({ fields }: AddressedDoc<object>): boolean => Object.keys(fields).length > 0
