import * as m from '#messages'
import type { Changes } from '#shared/contract/grocery.ts'
import { maxOperations } from '#shared/contract/limits.ts'
import type { Operation } from '#shared/grocery/kind.ts'
import { setbackOf } from '../../data/retry.ts'
import { type Failure, failureOf, type GroceryServer } from './groceryServer.ts'
import type { Tabs } from './tabs.ts'

/** What became of changes that were sent. */
export interface Settled {
  taken: readonly string[]
  refused: readonly { id: string; sentence: string }[]
  docs: Changes['docs']
}

interface DeliveryParts {
  server: GroceryServer
  tabs: Tabs
  waiting: () => readonly Operation[]
  onSettled: (settled: Settled) => void
  /** Whether the server is not to be asked now, since it failed a moment ago, maybe in another tab. */
  isPaused: () => boolean
  /** Whether the server has no room for text for now: it takes changes without text alone. */
  isTextHeld: () => boolean
  /** The server could not be asked; what waits still waits. */
  onFailed: (failure: Failure, error: unknown, askedAtMs: number) => void
}

/**
 * Sends what waits: one tab at a time, in the order in which it was made; removals alone while the server has no room for
 * text.
 */
export class Delivery {
  readonly #parts: DeliveryParts
  #sending: Promise<void> | null = null
  /** How many are sent at once; half as many after a call that was refused as a whole. */
  #most = maxOperations

  constructor(parts: DeliveryParts) {
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
      while (this.#isWanted()) await this.#parts.tabs.inTurn(() => this.#sendInTurn())
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
  #sendable(): readonly Operation[] {
    const waiting = this.#parts.waiting()
    return this.#parts.isTextHeld() ? waiting.filter((each) => !holdsText(each)) : waiting
  }

  async #sendSome(): Promise<void> {
    const { server, onSettled } = this.#parts
    const sent = this.#sendable().slice(0, this.#most)
    try {
      const { taken, refused, docs } = await server.sync(sent)
      this.#most = Math.min(maxOperations, this.#most * 2)
      onSettled({ taken, refused: refused.map((each) => worded(each, sent)), docs })
    } catch (error) {
      const isRefused = failureOf(error) === 'bad'
      const isTooLong = setbackOf(error, Date.now()).status === tooLong
      const [only, ...others] = sent
      const isSplit = others.length > 0 && (isRefused || isTooLong)
      if (!isRefused && !isSplit) throw error
      // Of many the server did not say which it cannot read, or they were too long together.
      this.#most = Math.ceil(sent.length / 2)
      if (only && !isSplit)
        onSettled({
          taken: [],
          refused: [worded({ id: only.id, sentence: m.grocery_save_failed() }, sent)],
          docs: [],
        })
    }
  }
}

/** The HTTP status of a body that is too long, for Larder or for a proxy in front of it. */
const tooLong = 413

/** As the server tells them apart: a change that removes has no fields. */
const holdsText = ({ fields }: Operation): boolean => Object.keys(fields).length > 0

/** Of a removal that is refused there is another sentence. */
function worded(refused: { id: string; sentence: string }, sent: readonly Operation[]) {
  const isRemoval = sent.some(
    (each) => each.id === refused.id && !holdsText(each) && Object.keys(each.removed).length > 0,
  )
  return isRemoval ? { ...refused, sentence: m.grocery_page_delete_failed() } : refused
}
