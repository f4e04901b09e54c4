import type { QueryClient } from '@tanstack/react-query'

/**
 * All ids in the queries and answers that a page was rendered from. Those of its recipes are among them: every contract calls
 * the id of a recipe `id` or `recipeId`.
 */
export function collectIdsInQueries(queryClient: QueryClient): Set<string> {
  const found = new Set<string>()
  function collect(value: unknown): void {
    for (const [name, each] of Object.entries(Object(value))) {
      if (typeof each === 'object') collect(each)
      else if (typeof each === 'string' && (name === 'id' || name === 'recipeId')) found.add(each)
    }
  }
  for (const { queryKey, state } of queryClient.getQueryCache().getAll())
    for (const each of [queryKey, state.data]) if (typeof each === 'object') collect(each)
  return found
}
