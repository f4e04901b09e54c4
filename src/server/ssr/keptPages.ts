import type { ServerContext } from '../context.ts'
import type { Deps } from '../deps.ts'
import { readVersionStampsOfRecipes } from '../features/recipes/stamps.ts'
import { SharedPageCache } from './pageCache.ts'
import { StampValidatedPageCache } from './stampValidatedPageCache.ts'

/** Cached pages as every visitor sees them, so that none is rendered twice while nothing changes. */
export interface PageCaches {
  cache: SharedPageCache
  recipePages: StampValidatedPageCache
  /** Searched and filtered lists of recipes. */
  listPages: StampValidatedPageCache
  /** The origin that browsers use; null when they connect directly. */
  publicUrl: string | null
}

/** The subject whose stamp changes with any list of recipes. */
export const recipeListsStampSubject = 'lists'

const maxBytes = { recipes: 8 * 1024 * 1024, lists: 4 * 1024 * 1024 }

export function createPageCaches({ deps }: ServerContext): PageCaches {
  const { recentCounts } = deps
  const listStamps = () =>
    new Map(recentCounts ? [[recipeListsStampSubject, String(recentCounts.version)]] : [])
  return {
    cache: new SharedPageCache(() => recentCounts?.version ?? 0),
    recipePages: new StampValidatedPageCache(
      (recipeIds) => readVersionStampsOfRecipes({ deps }, recipeIds),
      maxBytes.recipes,
    ),
    listPages: new StampValidatedPageCache(async () => listStamps(), maxBytes.lists),
    publicUrl: deps.config.publicUrl,
  }
}

/** A cached thing other than a page that contains names of recipes. */
interface NamedRecipes {
  hide: (recipeId: string) => void
  drop: () => void
}

// The trigger recipes_tell_hidden appends the id.
const hidden = 'recipe hidden '

/**
 * Drops cached pages that show a recipe as soon as it is hidden, former versions as well, and marks others as outdated
 * when something changes. After lost notifications any recipe may be hidden, so everything is dropped. Resolves to a
 * function that stops.
 */
export function updateCachesOnPageChanges(
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
