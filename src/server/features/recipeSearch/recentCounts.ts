import { LRUCache } from 'lru-cache'
import { cacheExpiryOptions } from '../../cacheExpiryOptions.ts'

const maxAgeMs = 60_000
const maxKept = 500
/** Lists whose pages are kept, some 400 kB each at most: crawlers walk through one or two. */
const maxKeptLists = 8
/** Minimum time that counts stay valid, however often recipes change. */
const leastAgeMs = 1_000

/** A cache of recent counts of lists, and of which recipes are on the pages of long ones: while nothing changes nothing is counted twice, nor by two calls at once. */
export class RecentListCountsCache {
  private readonly kept = new LRUCache<string, Promise<unknown>>({
    max: maxKept,
    ...cacheExpiryOptions(maxAgeMs),
  })
  private readonly keptPages = new LRUCache<string, Promise<string[][]>>({
    max: maxKeptLists,
    ...cacheExpiryOptions(maxAgeMs),
  })
  /** By the monotonic clock. */
  private forgotAt = Number.NEGATIVE_INFINITY
  /** Changes whenever the content of lists may have changed: with their recipes at once, with counts up to a second later. */
  version = 0
  private timer: NodeJS.Timeout | null = null

  /** The cached value of `key`, or else the result of `count`; the values of one key have one type. */
  async get<Counted>(key: string, count: () => Promise<Counted>): Promise<Counted> {
    const known = this.kept.get(key)
    if (known) return (await known) as Counted
    const counted = count()
    this.kept.set(key, counted)
    counted.catch(() => this.kept.delete(key))
    return await counted
  }

  /** The cached ids of the recipes on each page of the list `key`, or else the result of `read`. As long valid as counts. */
  async getPages(key: string, read: () => Promise<string[][]>): Promise<string[][]> {
    const known = this.keptPages.get(key)
    if (known) return await known
    const pages = read()
    this.keptPages.set(key, pages)
    pages.catch(() => this.keptPages.delete(key))
    return await pages
  }

  /** To be called when recipes have changed, or one is hidden. Takes effect at once the first time, then once a second at most. */
  forget(): void {
    this.version += 1
    if (this.timer) return
    const waitMs = this.forgotAt + leastAgeMs - performance.now()
    if (waitMs > 0) this.timer = setTimeout(() => this.clear(), waitMs).unref()
    else this.clear()
  }

  /** Like `forget`, but without delay: notifications of changes may have been lost. */
  drop(): void {
    if (this.timer) clearTimeout(this.timer)
    this.clear()
  }

  private clear(): void {
    this.timer = null
    this.version += 1
    this.forgotAt = performance.now()
    this.kept.clear()
    this.keptPages.clear()
  }
}
