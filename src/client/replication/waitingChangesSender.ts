import { maxChangesPerCall } from '#shared/contract/limits.ts'
import type { AddressedDocument, DocumentChange } from '#shared/replication/kind.ts'
import { readFailureAdvice } from '../data/failures/retry.ts'
import {
  type ReplicatedClientKind,
  type ReplicationProcedures,
  type ReplicationSyncAnswer,
  syncAnswerTimeoutMs,
} from './clientKind.ts'
import { type ReplicationFailure, replicationFailureOf } from './failure.ts'

interface DeliveryParts<Address extends object> {
  kind: Pick<ReplicatedClientKind<Address, unknown>, 'wordUnreadable' | 'wordRefusedRemoval'>
  sync: ReplicationProcedures<Address>['sync']
  householdId: string
  /** Runs work that only one tab of the browser should do at a time. Rejects when the lock is not granted. */
  runInOneTabAtATime: (work: () => Promise<void>) => Promise<void>
  waiting: () => readonly DocumentChange<Address>[]
  onSettled: (settled: ReplicationSyncAnswer<Address>) => void
  /** Whether no call may be made now, because one failed a moment ago in this tab or another one. */
  isPaused: () => boolean
  /** Whether the server has no room for text at present and accepts only changes without text. */
  isTextRefused: () => boolean
  /**
   * Called when a call failed or the lock was not granted; the changes still wait. `askedAtMs`: when the call began, in
   * milliseconds since 1970.
   */
  onFailed: (failure: ReplicationFailure, error: unknown, askedAtMs: number) => void
}

/**
 * Runs work under a Web Lock of this name. In a browser without Web Locks two tabs may send the same change, which is
 * harmless.
 */
export const runUnderWebLock =
  (name: string): DeliveryParts<never>['runInOneTabAtATime'] =>
  async (work) => {
    if (navigator.locks) await navigator.locks.request(name, work)
    else await work()
  }

/**
 * Sends the waiting changes until the server has acknowledged them: in one tab at a time, in the order in which they were
 * made. While the server has no room for text, it sends only changes without text.
 */
export class WaitingChangesSender<Address extends object> {
  readonly #parts: DeliveryParts<Address>
  #sending: Promise<void> | null = null
  /** Maximum changes in one call: halved after a call that was refused as a whole, doubled after each successful call. */
  #max = maxChangesPerCall

  constructor(parts: DeliveryParts<Address>) {
    this.#parts = parts
  }

  /** Resolves when no change is left to send or the server cannot be asked now. Never rejects. */
  async send(): Promise<void> {
    if (this.#sending !== null) return await this.#sending
    if (!this.#isWanted()) return
    this.#sending = this.#sendAll()
    await this.#sending
  }

  async #sendAll(): Promise<void> {
    try {
      // A change that is made while the lock is being released is sent under the next lock.
      while (this.#isWanted()) await this.#parts.runInOneTabAtATime(() => this.#sendInTurn())
    } catch (error) {
      // The browser did not grant the lock.
      this.#parts.onFailed('passing', error, Date.now())
    } finally {
      this.#sending = null
    }
  }

  /** Records a failure before the lock is released, so that the next tab that gets the lock sees the pause. */
  async #sendInTurn(): Promise<void> {
    let askedAtMs = 0
    try {
      while (this.#isWanted()) {
        askedAtMs = Date.now()
        await this.#sendSome()
      }
    } catch (error) {
      this.#parts.onFailed(replicationFailureOf(error), error, askedAtMs)
    }
  }

  #isWanted(): boolean {
    return this.#sendable().length > 0 && !this.#parts.isPaused()
  }

  /** The waiting changes that the server may accept now. */
  #sendable(): readonly DocumentChange<Address>[] {
    const waiting = this.#parts.waiting()
    return this.#parts.isTextRefused() ? waiting.filter((each) => !hasText(each)) : waiting
  }

  async #sendSome(): Promise<void> {
    const { sync, householdId, onSettled, kind } = this.#parts
    const sent = this.#sendable().slice(0, this.#max)
    try {
      const answer = await sync.mutate(
        { householdId, operations: sent },
        { signal: AbortSignal.timeout(syncAnswerTimeoutMs) },
      )
      this.#max = Math.min(maxChangesPerCall, this.#max * 2)
      const { taken, refused, docs } = answer
      onSettled({ taken, refused: refused.map((each) => this.#worded(each, sent)), docs })
    } catch (error) {
      const isRefused = replicationFailureOf(error) === 'bad'
      const isTooLong = readFailureAdvice(error, Date.now()).status === payloadTooLargeStatus
      const [only, ...others] = sent
      const isSplit = others.length > 0 && (isRefused || isTooLong)
      if (!isRefused && !isSplit) throw error
      // The server did not say which of several changes it cannot read, or they were too long together: try fewer.
      this.#max = Math.ceil(sent.length / 2)
      if (only && !isSplit) {
        const refused = this.#worded({ id: only.id, sentence: kind.wordUnreadable() }, sent)
        onSettled({ taken: [], refused: [refused], docs: [] })
      }
    }
  }

  /** The refusal, with the kind's own sentence if the refused change is a removal. */
  #worded(refused: { id: string; sentence: string }, sent: readonly DocumentChange<Address>[]) {
    const isRemoval = sent.some(
      (each) => each.id === refused.id && !hasText(each) && Object.keys(each.removed).length > 0,
    )
    return isRemoval ? { ...refused, sentence: this.#parts.kind.wordRefusedRemoval() } : refused
  }
}

/** The HTTP status for a request body that is too long for Larder or for a proxy in front of it. */
const payloadTooLargeStatus = 413

/** Whether a change contains text, by the same rule as on the server: a change that removes has no fields. */
const hasText = ({ fields }: AddressedDocument<object>): boolean => Object.keys(fields).length > 0
