import type { trpcHooks } from '../data/trpc.ts'
import { recipesCacheName } from './offlineData.ts'
import { offlineReportVersionPath } from './offlineRecipes.ts'

/** Takes the version that is kept for offline use out of this browser: without it nothing is cleared. Never rejects. */
export async function deleteOfflineReportVersion(): Promise<void> {
  try {
    if (await window.caches.has(recipesCacheName))
      await (await window.caches.open(recipesCacheName)).delete(offlineReportVersionPath)
  } catch {
    // A browser that keeps nothing.
  }
}

/**
 * Fetches the current version of reports after a write that may have changed who eats, also when no part of the page
 * shows it: reports that are kept for offline use are compared with it. Until it has come, none is known and nothing is
 * cleared. Never rejects.
 */
export async function fetchReportVersion({ recipes }: ReturnType<typeof trpcHooks.useUtils>): Promise<void> {
  await deleteOfflineReportVersion()
  await recipes.reportVersion.reset().catch(() => undefined)
  await recipes.reportVersion.fetch(undefined, { staleTime: 0 }).catch(() => undefined)
}
