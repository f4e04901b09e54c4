import type { trpc } from '../data/trpc.ts'
import { keptVersionPath } from './keptRecipes.ts'
import { recipesCache } from './offlineData.ts'

/** Takes the version that is kept for offline use out of this browser: without it nothing is cleared. Never rejects. */
export async function forgetKeptVersion(): Promise<void> {
  try {
    if (await window.caches.has(recipesCache))
      await (await window.caches.open(recipesCache)).delete(keptVersionPath)
  } catch {
    // A browser that keeps nothing.
  }
}

/**
 * Fetches the current version of reports after a write that may have changed who eats, also when no part of the page
 * shows it: reports that are kept for offline use are compared with it. Until it has come, none is known and nothing is
 * cleared. Never rejects.
 */
export async function askReportVersion({ recipes }: ReturnType<typeof trpc.useUtils>): Promise<void> {
  await forgetKeptVersion()
  await recipes.reportVersion.reset().catch(() => undefined)
  await recipes.reportVersion.fetch(undefined, { staleTime: 0 }).catch(() => undefined)
}
