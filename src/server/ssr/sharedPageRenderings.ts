import { setTimeout as sleep } from 'node:timers/promises'
import type { CacheableHtml } from './cacheableHtml.ts'
import { type CachedPage, type CachedPageHeaders, toCachedPage } from './cachedPage.ts'

/** A page in the form in which it is sent, with the ids of the recipes that it shows. */
export interface RenderedCachedPage extends Pick<CacheableHtml, 'showsIds'> {
  page: CachedPage
}

interface PageRendering {
  result: Promise<RenderedCachedPage | null>
  /** Recipes that were hidden since it began, in this order. */
  hidden: string[]
}

/** Renders a page; null when it must not be cached. */
export type RenderCacheablePage = () => Promise<CacheableHtml | null>

interface Waiting {
  /** Called with a page that shows no recipe which was hidden meanwhile. */
  keep: (shown: RenderedCachedPage) => void
  /** Whether the error concerns only the first caller. */
  isOwn: (error: unknown) => boolean
  /** Requests the page again, where another caller's rendering cannot be used or takes too long. */
  again: () => Promise<CachedPage | null>
  /** Whether it is rendered in the first caller's turn, which may be late because of their other requests. */
  isInTurn: boolean
}

/** Milliseconds that others wait for a page in the first caller's turn, before one of them renders it in their own. */
const patienceMs = 500

/** Pages that are being rendered: each once for all callers who wait for it. */
export class SharedPageRenderings {
  private readonly running = new Map<string, PageRendering>()
  /** Includes renderings that no caller waits for any more. */
  private readonly all = new Set<PageRendering>()

  has(key: string): boolean {
    return this.running.has(key)
  }

  /**
   * The result of `render`, or of a running rendering with the same key, unless that shows a recipe which was hidden
   * before this call. Throws the error of the rendering. Callers who have waited long for another's turn ask again, and
   * the first of them renders the page.
   */
  async once(
    key: string,
    headers: CachedPageHeaders,
    render: RenderCacheablePage,
    { keep, isOwn, again, isInTurn }: Waiting,
  ): Promise<CachedPage | null> {
    const known = this.running.get(key)
    if (!known) return (await this.begin(key, headers, render, keep))?.page ?? null
    const hiddenCountBefore = known.hidden.length
    const result = known.result.catch((error) => {
      if (!isOwn(error)) throw error
    })
    const shown = await (isInTurn ? this.inTime(key, known, result) : result)
    const mustRenderAgain =
      shown === undefined || (shown && showsAnyOf(shown, known.hidden.slice(0, hiddenCountBefore)))
    return mustRenderAgain ? await again() : (shown?.page ?? null)
  }

  /** To be called when a recipe has been hidden. */
  hide(recipeId: string): void {
    for (const { hidden } of this.all) hidden.push(recipeId)
  }

  /** New callers no longer wait for running renderings. */
  drop(): void {
    this.running.clear()
  }

  /** The result, or undefined where it is late: later callers do not wait for it. */
  private async inTime<T>(key: string, run: PageRendering, result: Promise<T>): Promise<T | undefined> {
    const timer = new AbortController()
    const late = sleep(patienceMs, undefined, { signal: timer.signal, ref: false })
      .then(() => {
        if (this.running.get(key) === run) this.running.delete(key)
      })
      .catch(() => {})
    return await Promise.race([result, late as Promise<undefined>]).finally(() => timer.abort())
  }

  private begin(
    key: string,
    headers: CachedPageHeaders,
    render: RenderCacheablePage,
    keep: (shown: RenderedCachedPage) => void,
  ): Promise<RenderedCachedPage | null> {
    const hidden: string[] = []
    const result = renderWithShownIds(headers, render)
      .then((shown) => {
        if (shown && !showsAnyOf(shown, hidden)) keep(shown)
        return shown
      })
      .finally(() => {
        this.all.delete(run)
        if (this.running.get(key) === run) this.running.delete(key)
      })
    const run: PageRendering = { result, hidden }
    this.all.add(run)
    this.running.set(key, run)
    return result
  }
}

async function renderWithShownIds(
  headers: CachedPageHeaders,
  render: RenderCacheablePage,
): Promise<RenderedCachedPage | null> {
  const rendered = await render()
  if (rendered === null) return null
  return { page: await toCachedPage(rendered.html, headers), showsIds: rendered.showsIds }
}

const showsAnyOf = ({ showsIds }: RenderedCachedPage, recipeIds: readonly string[]) =>
  recipeIds.some((id) => showsIds.has(id))
