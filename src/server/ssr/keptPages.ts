import type { ServerContext } from '../context.ts'
import type { Deps } from '../deps.ts'
import { stampsOf } from '../features/recipes/stamps.ts'
import { PageCache } from './pageCache.ts'
import { StampedPages } from './stampedPages.ts'

/** Pages as every visitor sees them, kept so that none is rendered twice while nothing changes. */
export interface PageCaches {
  cache: PageCache
  recipePages: StampedPages
  /** Lists of recipes as they are searched and filtered. */
  listPages: StampedPages
  /** The origin people type; null when they come straight to us. */
  publicUrl: string | null
}

/** What all lists of recipes depend on. */
export const lists = 'lists'

const maxBytes = { recipes: 8 * 1024 * 1024, lists: 4 * 1024 * 1024 }

export function openPageCaches({ deps }: ServerContext): PageCaches {
  const { recentCounts } = deps
  const listStamps = () => new Map(recentCounts ? [[lists, String(recentCounts.version)]] : [])
  return {
    cache: new PageCache(() => recentCounts?.version ?? 0),
    recipePages: new StampedPages((recipeIds) => stampsOf({ deps }, recipeIds), maxBytes.recipes),
    listPages: new StampedPages(async () => listStamps(), maxBytes.lists),
    publicUrl: deps.config.publicUrl,
  }
}

/** What names recipes beside pages. */
interface NamedRecipes {
  hide: (recipeId: string) => void
  drop: () => void
}

// The trigger recipes_tell_hidden puts the id behind it.
const hidden = 'recipe hidden '

/**
 * Drops what shows a recipe as soon as it is hidden, former versions too, and forgets what other changes may change. Where
 * what was told meanwhile is lost, any recipe may be hidden now, and everything is dropped. Resolves to how to stop.
 */
export function followPageChanges(
  { onPageChange, recentCounts }: Pick<Deps, 'onPageChange' | 'recentCounts'>,
  { cache, recipePages, listPages }: PageCaches,
  sitemapParts: NamedRecipes,
): Promise<() => Promise<void>> {
  const all: NamedRecipes[] = [cache, recipePages, listPages, sitemapParts]
  return onPageChange((change) => {
    if (change === null) {
      for (const each of all) each.drop()
      recentCounts?.drop()
      return
    }
    if (change.startsWith(hidden)) for (const each of all) each.hide(change.slice(hidden.length))
    cache.forget()
    recentCounts?.forget()
  })
}
