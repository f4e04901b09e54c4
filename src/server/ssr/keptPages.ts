import type { Context } from '../context.ts'
import { stampsOf } from '../features/recipes/stamps.ts'
import { PageCache } from './pageCache.ts'
import { StampedPages } from './stampedPages.ts'

/** Pages as every visitor sees them, kept so that none is rendered twice while nothing changes. */
export interface KeptPages {
  cache: PageCache
  recipePages: StampedPages
  /** Lists of recipes as they are searched and filtered. */
  listPages: StampedPages
  /** The origin people type; null when they come straight to us. */
  publicUrl: string | null
}

const hiddenPrefix = 'recipe hidden '

/** The recipe that the trigger recipes_tell_hidden tells of; null where another change is told. */
export function hiddenIn(change: string): string | null {
  return change.startsWith(hiddenPrefix) ? change.slice(hiddenPrefix.length) : null
}

/** Drops the pages that show a recipe which is hidden now. */
export function hideInPages({ cache, recipePages, listPages }: KeptPages, recipeId: string): void {
  for (const pages of [cache, recipePages, listPages]) pages.hide(recipeId)
}

/** Drops all pages, former versions too: any of them may show a recipe that is hidden now. */
export function dropPages({ cache, recipePages, listPages }: KeptPages): void {
  for (const pages of [cache, recipePages, listPages]) pages.drop()
}

/** What all lists of recipes depend on. */
export const lists = 'lists'

const mostBytes = { recipes: 8 * 1024 * 1024, lists: 4 * 1024 * 1024 }

export function keepPages({ deps }: Pick<Context, 'deps'>): KeptPages {
  const { recentCounts } = deps
  const listStamps = () => new Map(recentCounts ? [[lists, String(recentCounts.version)]] : [])
  return {
    cache: new PageCache(() => recentCounts?.version ?? 0),
    recipePages: new StampedPages((recipeIds) => stampsOf({ deps }, recipeIds), mostBytes.recipes),
    listPages: new StampedPages(async () => listStamps(), mostBytes.lists),
    publicUrl: deps.config.publicUrl,
  }
}
