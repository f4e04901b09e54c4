import { LRUCache } from 'lru-cache'
import { cacheExpiryOptions } from '../cacheExpiryOptions.ts'
import { createQuestionBatcher } from '../turns/batchQuestions.ts'
import type { CachedPage, CachedPageHeaders } from './cachedPage.ts'
import {
  type RenderCacheablePage,
  type RenderedCachedPage,
  SharedPageRenderings,
} from './sharedPageRenderings.ts'

/** Maximum age of what no stamp covers: a recipe's neighbours, and the names of its creator and of the authors of notes. */
const maxAgeMs = 60_000

/**
 * Returns a stamp for each subject that exists, for example by recipe id: it changes with everything that the subject's
 * page depends on.
 */
type StampsOf = (subjects: string[]) => Promise<Map<string, string>>

interface KeptPage extends RenderedCachedPage {
  stamp: string
}

/**
 * Cached pages as every visitor sees them: each is rendered once per stamp of its subject, and the stamp is queried
 * before each use, so that an outdated page is never sent. The least recently used are dropped when all encodings
 * together exceed `maxBytes`.
 */
export class StampValidatedPageCache {
  /** By address. */
  private readonly kept: LRUCache<string, KeptPage>
  private readonly runs = new SharedPageRenderings()
  private readonly stampOf: (subject: string) => Promise<string | undefined>
  /** Raised by `drop`; part of each stamp, so that a page that is being rendered is not found later either. */
  private generation = 0

  constructor(stampsOf: StampsOf, maxBytes: number) {
    const ask = createQuestionBatcher(stampsOf)
    this.stampOf = async (subject) => {
      const { generation } = this
      const stamp = await ask(subject)
      return stamp === undefined ? undefined : `${generation} ${stamp}`
    }
    const limits = { maxSize: maxBytes, sizeCalculation: bytesOf, ...cacheExpiryOptions(maxAgeMs) }
    this.kept = new LRUCache<string, KeptPage>(limits)
  }

  /** The cached page at this address if its stamp is unchanged, else null. */
  async find(address: string, subject: string): Promise<CachedPage | null> {
    if (!this.kept.has(address)) return null
    const stamp = await this.stampOf(subject)
    return this.take(address, stamp)
  }

  /**
   * Renders a page, caches and returns it. Null when the subject does not exist, and when `render` returns null for a
   * page that must not be cached. Callers for a page that is being rendered wait for it; if it fails, they render it
   * themselves, because the failure may concern only the first caller, who left or had no budget.
   */
  async fill(
    address: string,
    subject: string,
    headers: CachedPageHeaders,
    render: RenderCacheablePage,
  ): Promise<CachedPage | null> {
    // Queried before rendering, so that a change meanwhile gives another stamp. An error occurs again while rendering,
    // where it is logged.
    const stamp = await this.stampOf(subject).catch(() => undefined)
    if (stamp === undefined) return null
    const known = this.take(address, stamp)
    if (known) return known
    const keep = (shown: RenderedCachedPage) => void this.kept.set(address, { ...shown, stamp })
    const again = () => this.fill(address, subject, headers, render)
    const waiting = { keep, isOwn: () => true, again, isInTurn: true }
    return await this.runs.once(`${address} ${stamp}`, headers, render, waiting)
  }

  /** Drops the pages that show this recipe, also as a neighbour. */
  hide(recipeId: string): void {
    for (const [address, { showsIds }] of [...this.kept.entries()])
      if (showsIds.has(recipeId)) this.kept.delete(address)
    this.runs.hide(recipeId)
  }

  /** Drops every page, also those that are being rendered: their neighbours may be hidden now. */
  drop(): void {
    this.generation += 1
    this.kept.clear()
    this.runs.drop()
  }

  private take(address: string, stamp: string | undefined): CachedPage | null {
    const known = this.kept.get(address)
    if (!known) return null
    if (known.stamp === stamp) return known.page
    this.kept.delete(address)
    return null
  }
}

function bytesOf({ page: { whole } }: RenderedCachedPage): number {
  return Object.values(whole).reduce((sum, { body }) => sum + body.length, 0)
}
