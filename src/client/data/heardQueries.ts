import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { KeptQueries } from '../offline/keptRecipes.ts'

/** The name of the procedure a query asks, such as "recipes.get". */
export const nameOf = (key: QueryKey) => (key[0] as string[]).join('.')

/** The answers this page has, of those queries that are wanted, as another page can take them over. */
export function heardQueries(queryClient: QueryClient, isWanted: (key: QueryKey) => boolean): KeptQueries {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.data !== undefined && isWanted(queryKey))
    .map(({ queryKey, queryHash, state }) => ({
      queryKey,
      queryHash,
      // Whoever takes it over asks again as soon as somebody can answer.
      state: { ...state, fetchStatus: 'idle' as const, isInvalidated: true },
      dehydratedAt: state.dataUpdatedAt,
    }))
}
