import { LRUCache } from 'lru-cache'
import { expireAfter } from '../../expireAfter.ts'

const maxAgeMs = 60_000
const maxKept = 500
/** However often recipes change, what was counted is good for this long. */
const leastAgeMs = 1_000

/** What was counted of lists lately: while nothing changes nothing is counted twice, nor by two at once. */
export class RecentCounts {
  private readonly kept = new LRUCache<string, Promise<unknown>>({
    max: maxKept,
    ...expireAfter(maxAgeMs),
  })
  /** Of the clock that is never set. */
  private forgotAt = Number.NEGATIVE_INFINITY
  /** Another one whenever what a list shows may be: its recipes at once, what is counted up to a second later. */
  version = 0
  private timer: NodeJS.Timeout | null = null

  /** What is kept under `key`, or else what `count` gives; whatever is asked under one key is of one type. */
  async get<Counted>(key: string, count: () => Promise<Counted>): Promise<Counted> {
    const known = this.kept.get(key)
    if (known) return (await known) as Counted
    const counted = count()
    this.kept.set(key, counted)
    counted.catch(() => this.kept.delete(key))
    return await counted
  }

  /** To be called when recipes have changed, or one is hidden. At once the first time, then once a second at most. */
  forget(): void {
    this.version += 1
    if (this.timer) return
    const waitMs = this.forgotAt + leastAgeMs - performance.now()
    if (waitMs > 0) this.timer = setTimeout(() => this.clear(), waitMs).unref()
    else this.clear()
  }

  /** Like `forget`, but without delay: what changed meanwhile was not told. */
  drop(): void {
    if (this.timer) clearTimeout(this.timer)
    this.clear()
  }

  private clear(): void {
    this.timer = null
    this.version += 1
    this.forgotAt = performance.now()
    this.kept.clear()
  }
}
