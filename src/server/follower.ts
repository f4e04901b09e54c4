/** An event of a followed topic: it has changed, or the follower must check whether it still has access, or the stream ends. */
export type TopicFollowerEvent = 'changed' | 'check access' | 'closed'

/** A stream that follows changes of one topic. */
export class TopicChangeStream<By> {
  readonly by: By
  #event: TopicFollowerEvent | null = null
  #wake: (() => void) | null = null

  constructor(by: By) {
    this.by = by
  }

  /** Whether `notify('closed')` was called. */
  get isClosed(): boolean {
    return this.#event === 'closed'
  }

  notify(event: TopicFollowerEvent): void {
    // Only the more serious of two unread events is kept.
    if (this.#event !== 'closed' && (this.#event === null || event !== 'changed')) this.#event = event
    this.#wake?.()
  }

  /**
   * Resolves to the next event, or to the one that came since the last call, after `turn` has resolved; to 'closed'
   * when the signal aborts.
   */
  async next(signal: AbortSignal, turn = async () => {}): Promise<TopicFollowerEvent> {
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
