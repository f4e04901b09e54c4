import type { CacheableHtml } from './cacheableHtml.ts'
import type { CachedPage, CachedPageHeaders } from './cachedPage.ts'
import { type RenderedCachedPage, SharedPageRenderings } from './sharedPageRenderings.ts'

const maxAgeMs = 60_000

type Render = () => Promise<CacheableHtml>

interface KeptPage extends RenderedCachedPage {
  /** By the monotonic clock. */
  until: number
  version: number
  countsVersion: number
}

/**
 * Pages that are the same for all, each rendered once until `forget` is called or a minute has passed. The minute
 * limits the age of a page when a notification of a change is lost.
 */
export class SharedPageCache {
  private readonly pages = new Map<string, KeptPage>()
  private readonly runs = new SharedPageRenderings()
  private readonly countsVersion: () => number
  private version = 0
  /** The first version that may still be shown as a former page. */
  private firstShown = 0

  /** `countsVersion` returns another number whenever the counts of lists may have changed. */
  constructor(countsVersion = () => 0) {
    this.countsVersion = countsVersion
  }

  find(path: string): CachedPage | undefined {
    const known = this.pages.get(path)
    const isCurrent = known?.version === this.version && known.countsVersion === this.countsVersion()
    return isCurrent && known.until > performance.now() ? known.page : undefined
  }

  /** The page from before the last `forget`, if it was rendered within the last minute. */
  findFormer(path: string): CachedPage | undefined {
    const known = this.pages.get(path)
    const isShown = known && known.version >= this.firstShown && known.until > performance.now()
    return isShown ? known.page : undefined
  }

  /**
   * Renders a page and caches it, as a former page if `forget` was called meanwhile. Callers for a page that is being
   * rendered wait for it, unless something changed since; if it fails for a reason that by `isOwn` concerns only the
   * first caller, one of the waiting callers renders it.
   */
  async fill(
    path: string,
    headers: CachedPageHeaders,
    render: Render,
    isOwn: (error: unknown) => boolean = () => true,
  ): Promise<CachedPage> {
    const key = `${this.version} ${this.countsVersion()} ${path}`
    const again = () => this.fill(path, headers, render, isOwn)
    return await this.fillAs(key, path, headers, render, { isOwn, again, isInTurn: true })
  }

  /** Like `fill`, but outside any caller's turn and only once at a time: waiting callers may get a former page. */
  async fillOutsideTurns(path: string, headers: CachedPageHeaders, render: Render): Promise<CachedPage> {
    const again = () => this.fillOutsideTurns(path, headers, render)
    return await this.fillAs(keyOfBackgroundRendering(path), path, headers, render, {
      isOwn: () => false,
      again,
      isInTurn: false,
    })
  }

  /** Like `fillOutsideTurns`, without a waiting caller. */
  async refresh(path: string, headers: CachedPageHeaders, render: Render): Promise<void> {
    if (!this.runs.has(keyOfBackgroundRendering(path))) await this.fillOutsideTurns(path, headers, render)
  }

  forget(): void {
    this.version += 1
  }

  /** Drops the pages that show this recipe, so that they are not shown as former pages either. */
  hide(recipeId: string): void {
    for (const [path, { showsIds }] of this.pages) if (showsIds.has(recipeId)) this.pages.delete(path)
    this.runs.hide(recipeId)
  }

  /** Like `forget`, but earlier pages, and those that are being rendered, are not shown as former pages. */
  drop(): void {
    this.forget()
    this.firstShown = this.version
    this.runs.drop()
  }

  private async fillAs(
    key: string,
    path: string,
    headers: CachedPageHeaders,
    render: Render,
    waiting: { isOwn: (error: unknown) => boolean; again: () => Promise<CachedPage>; isInTurn: boolean },
  ): Promise<CachedPage> {
    const { version } = this
    const countsVersion = this.countsVersion()
    const keep = (shown: RenderedCachedPage) => {
      if ((this.pages.get(path)?.version ?? 0) > version) return
      this.pages.set(path, { ...shown, until: performance.now() + maxAgeMs, version, countsVersion })
    }
    const page = await this.runs.once(key, headers, render, { keep, ...waiting })
    if (!page) throw new Error(`The page at ${path} was not rendered.`)
    return page
  }
}

const keyOfBackgroundRendering = (path: string) => `beside ${path}`
