import type { QueryClient } from '@tanstack/react-query'
import { dehydrateQueries, procedureNameOfQuery } from '../data/dehydrateQueries.ts'
import { offlineReportVersionPath } from './offlineRecipes.ts'

/**
 * Keeps the version of today's reports as this page has heard it, by which a page without a network tells whether a kept
 * report is current. While the server has not answered, the kept one stays.
 */
export async function storeReportVersionOffline(cache: Cache, queryClient: QueryClient): Promise<void> {
  const versionQueries = dehydrateQueries(
    queryClient,
    (key) => procedureNameOfQuery(key) === 'recipes.reportVersion',
  )
  if (versionQueries.length > 0) await cache.put(offlineReportVersionPath, Response.json(versionQueries))
}
