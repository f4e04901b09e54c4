import { LRUCache } from 'lru-cache'
import { expireAfter } from '../expireAfter.ts'
import { gathered } from '../turns/gathered.ts'
import type { CachedPage, PageHeaders } from './cachedPage.ts'
import { PageRuns, type Render, type ShownPage } from './pageRuns.ts'

/** How old what no stamp tells of may be: around a recipe its neighbours, and the names of its creator and beside notes. */
const maxAgeMs = 60_000

/** Tells for each of these subjects that is there, be it a recipe's id, what its page depends on. */
type StampsOf = (subjects: string[]) => Promise<Map<string, string>>

interface KeptPage extends ShownPage {
  stamp: string
}

/**
 * Pages as every visitor sees them: each rendered once per version of what it shows, and its stamp asked for again
 * whenever it is, so that it never shows an older one. Those asked for longest ago go first when there are more than
 * `maxBytes` of them, in all encodings together.
 */
export class StampedPages {
  /** By address. */
  private readonly kept: LRUCache<string, KeptPage>
  private readonly runs = new PageRuns()
  private readonly stampOf: (subject: string) => Promise<string | undefined>
  /** Raised by `drop`; part of each stamp, so that a page that is being rendered meanwhile is not found either. */
  private generation = 0

  constructor(stampsOf: StampsOf, maxBytes: number) {
    const ask = gathered(stampsOf)
    this.stampOf = async (subject) => {
      const { generation } = this
      const stamp = await ask(subject)
      return stamp === undefined ? undefined : `${generation} ${stamp}`
    }
    const limits = { maxSize: maxBytes, sizeCalculation: bytesOf, ...expireAfter(maxAgeMs) }
    this.kept = new LRUCache<string, KeptPage>(limits)
  }

  /** The page at this address if it is kept and nothing of it has changed, else null. */
  async find(address: string, subject: string): Promise<CachedPage | null> {
    if (!this.kept.has(address)) return null
    const stamp = await this.stampOf(subject)
    return this.take(address, stamp)
  }

  /**
   * Keeps what `render` gives and returns it. Null when there is no such subject, and when the page is none to be kept,
   * which `render` tells by null. Who asks for a page that is being rendered waits for that; where it fails, they render
   * it themselves, for the failure may be the first asker's alone, who left or had no budget.
   */
  async fill(
    address: string,
    subject: string,
    headers: PageHeaders,
    render: Render,
  ): Promise<CachedPage | null> {
    // Before it is rendered, so that a change meanwhile is told by the next stamp. What breaks here breaks there too,
    // where it is told.
    const stamp = await this.stampOf(subject).catch(() => undefined)
    if (stamp === undefined) return null
    const known = this.take(address, stamp)
    if (known) return known
    const keep = (shown: ShownPage) => void this.kept.set(address, { ...shown, stamp })
    const again = () => this.fill(address, subject, headers, render)
    const waiting = { keep, isOwn: () => true, again, isInTurn: true }
    return await this.runs.once(`${address} ${stamp}`, headers, render, waiting)
  }

  /** Drops the pages that show this recipe, be it as a neighbour. */
  hide(recipeId: string): void {
    for (const [address, { showsIds }] of [...this.kept.entries()])
      if (showsIds.has(recipeId)) this.kept.delete(address)
    this.runs.hide(recipeId)
  }

  /** Forgets every page, also those that are being rendered: their neighbours may be hidden now. */
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

function bytesOf({ page: { whole } }: ShownPage): number {
  return Object.values(whole).reduce((sum, { body }) => sum + body.length, 0)
}
