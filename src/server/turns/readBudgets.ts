const minuteMs = 60_000

/** Maximum number of callers whose spending is stored, some 150 bytes each; the caller who read longest ago is dropped first. */
const maxCallers = 20_000

/** What each caller has spent; it decreases evenly by `perMinute` a minute. */
export class ReadBudgetsOfCallers {
  private readonly perMinute: number
  private readonly atOnce: number
  private readonly now: () => number
  /** In the order of the last charge. */
  private readonly spending = new Map<string, { spent: number; at: number }>()

  /** `atOnce`: how much of a minute's budget may be spent at once; all of it by default. */
  constructor(
    perMinute: number,
    { atOnce = perMinute, now = () => performance.now() }: { atOnce?: number; now?: () => number } = {},
  ) {
    this.perMinute = perMinute
    this.atOnce = atOnce
    this.now = now
  }

  get size(): number {
    return this.spending.size
  }

  /** Whole seconds until the caller may read again; 0 when they may read now. */
  waitSeconds(caller: string): number {
    const excess = this.spentBy(caller) - this.atOnce
    return excess < 0 ? 0 : Math.floor((excess / this.perMinute) * 60) + 1
  }

  /** Milliseconds until the caller has spent less than half of a minute's budget; 0 when they have. */
  easedInMs(caller: string): number {
    const excess = this.spentBy(caller) - this.atOnce / 2
    return excess < 0 ? 0 : Math.floor((excess / this.perMinute) * minuteMs) + 1
  }

  charge(caller: string, cost: number): void {
    // The limit on the debt lets a caller read again within a minute.
    const spent = Math.min(this.spentBy(caller) + cost, 2 * this.perMinute)
    this.spending.delete(caller)
    this.spending.set(caller, { spent, at: this.now() })
    for (const oldest of this.spending.keys()) {
      if (this.spending.size <= maxCallers && this.spentBy(oldest) > 0) break
      this.spending.delete(oldest)
    }
  }

  private spentBy(caller: string): number {
    const known = this.spending.get(caller)
    if (!known) return 0
    return Math.max(0, known.spent - ((this.now() - known.at) / minuteMs) * this.perMinute)
  }
}
