/** What a follower hears: that there is something new, or that it must ask whether it may still listen. */
export type FollowerEvent = 'changed' | 'check access' | 'closed'

/** One stream that follows something which changes. */
export class Follower<By> {
  readonly by: By
  #event: FollowerEvent | null = null
  #wake: (() => void) | null = null

  constructor(by: By) {
    this.by = by
  }

  /** Whether it was told that all streams end. */
  get isClosed(): boolean {
    return this.#event === 'closed'
  }

  notify(event: FollowerEvent): void {
    // Of two messages that wait to be read only the more serious one is kept.
    if (this.#event !== 'closed' && (this.#event === null || event !== 'changed')) this.#event = event
    this.#wake?.()
  }

  /**
   * Resolves to what comes next, or came since the last time, once it is their turn to hear it; to 'closed' when the signal
   * aborts.
   */
  async next(signal: AbortSignal, turn = async () => {}): Promise<FollowerEvent> {
    if (this.#event === null && !signal.aborted) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const wake = () => resolve()
      this.#wake = wake
      signal.addEventListener('abort', wake, { once: true })
      await promise
      signal.removeEventListener('abort', wake)
      this.#wake = null
    }
    if (!signal.aborted) await turn()
    const event = signal.aborted ? 'closed' : (this.#event ?? 'changed')
    this.#event = null
    return event
  }
}
