import { type CachedPage, type PageHeaders, toCachedPage } from './cachedPage.ts'
import { recipesIn } from './shownRecipes.ts'

/** A page with the ids of the recipes that it shows. */
export interface ShownPage {
  page: CachedPage
  shows: ReadonlySet<string>
}

interface Run {
  result: Promise<ShownPage | null>
  /** Recipes that were hidden since it began, in this order. */
  hidden: string[]
}

/** What renders a page: its HTML, or null when it is none to be kept. */
type Render = () => Promise<string | null>

interface Waiting {
  /** Called with a page that shows no recipe which was hidden meanwhile. */
  keep: (shown: ShownPage) => void
  /** Whether this is why the rendering failed for the first asker alone. */
  isOwn: (error: unknown) => boolean
  /** Asks for the page from the start, where what another asker had rendered is of no use. */
  again: () => Promise<CachedPage | null>
}

/** Pages that are being rendered: each once for all who wait for it. */
export class PageRuns {
  private readonly running = new Map<string, Run>()

  has(key: string): boolean {
    return this.running.has(key)
  }

  /**
   * What `render` gives, or what a rendering gives that is under way under the same key, unless that shows a recipe which
   * was hidden before this was called. Throws what the rendering throws.
   */
  async once(
    key: string,
    headers: PageHeaders,
    render: Render,
    { keep, isOwn, again }: Waiting,
  ): Promise<CachedPage | null> {
    const known = this.running.get(key)
    if (!known) return (await this.begin(key, headers, render, keep))?.page ?? null
    const hiddenBefore = known.hidden.length
    const shown = await known.result.catch((error) => {
      if (!isOwn(error)) throw error
    })
    const isUseless = shown === undefined || (shown && showsAny(shown, known.hidden.slice(0, hiddenBefore)))
    return isUseless ? await again() : (shown?.page ?? null)
  }

  /** To be called when a recipe has been hidden. */
  hide(recipeId: string): void {
    for (const { hidden } of this.running.values()) hidden.push(recipeId)
  }

  /** Lets nobody else wait for what is being rendered. */
  drop(): void {
    this.running.clear()
  }

  private begin(
    key: string,
    headers: PageHeaders,
    render: Render,
    keep: (shown: ShownPage) => void,
  ): Promise<ShownPage | null> {
    const hidden: string[] = []
    const result = renderShown(headers, render)
      .then((shown) => {
        if (shown && !showsAny(shown, hidden)) keep(shown)
        return shown
      })
      .finally(() => {
        if (this.running.get(key) === run) this.running.delete(key)
      })
    const run: Run = { result, hidden }
    this.running.set(key, run)
    return result
  }
}

async function renderShown(headers: PageHeaders, render: Render): Promise<ShownPage | null> {
  const html = await render()
  return html === null ? null : { page: await toCachedPage(html, headers), shows: recipesIn(html) }
}

const showsAny = ({ shows }: ShownPage, recipeIds: readonly string[]) => recipeIds.some((id) => shows.has(id))
