/**
 * Lets one piece of heavy work begin in each turn of the event loop: whatever was sent meanwhile is answered between
 * two of them, and waits for one piece at most instead of for all that are ready.
 */
export class LoopTurns {
  private readonly waiting: (() => void)[] = []

  /** Resolves when it is the caller's turn; callers come in the order in which they asked. */
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
