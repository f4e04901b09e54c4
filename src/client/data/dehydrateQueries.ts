import type { DehydratedState, QueryClient, QueryKey } from '@tanstack/react-query'

/** The name of the procedure that a query calls, such as "recipes.get". */
export const procedureNameOfQuery = (key: QueryKey) => (key[0] as string[]).join('.')

/** The answers that this page has to the wanted queries, in a form that another page can hydrate. */
export function dehydrateQueries(
  queryClient: QueryClient,
  isWanted: (key: QueryKey) => boolean,
): DehydratedState['queries'] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.data !== undefined && isWanted(queryKey))
    .map(({ queryKey, queryHash, state }) => ({
      queryKey,
      queryHash,
      // The page that hydrates it fetches it again as soon as it can.
      state: { ...state, fetchStatus: 'idle' as const, isInvalidated: true },
      dehydratedAt: state.dataUpdatedAt,
    }))
}
