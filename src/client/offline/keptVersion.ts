import type { QueryClient } from '@tanstack/react-query'
import { dehydrateQueries, procedureNameOf } from '../data/dehydrateQueries.ts'
import { keptVersionPath } from './keptRecipes.ts'

/**
 * Keeps the version of today's reports as this page has heard it, by which a page without a network tells whether a kept
 * report is current. While the server has not answered, the kept one stays.
 */
export async function keepReportVersion(cache: Cache, queryClient: QueryClient): Promise<void> {
  const heard = dehydrateQueries(queryClient, (key) => procedureNameOf(key) === 'recipes.reportVersion')
  if (heard.length > 0) await cache.put(keptVersionPath, Response.json(heard))
}
