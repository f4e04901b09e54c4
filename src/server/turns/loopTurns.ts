/**
 * Starts one piece of heavy work per turn of the event loop: requests that came meanwhile are answered between two of
 * them, and wait for one piece at most.
 */
export class EventLoopTurns {
  private readonly waiting: (() => void)[] = []

  /** Resolves when it is the caller's turn; callers are served in the order of their calls. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve)
      if (this.waiting.length === 1) setImmediate(() => this.begin())
    })
  }

  private begin(): void {
    this.waiting.shift()?.()
    if (this.waiting.length > 0) setImmediate(() => this.begin())
  }
}
