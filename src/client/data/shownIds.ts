import type { QueryClient } from '@tanstack/react-query'

/**
 * Ids of all that the answers tell of which a page is drawn from, those of its recipes among them: every contract names the
 * id of a recipe `id` or `recipeId`.
 */
export function shownIds(queryClient: QueryClient): Set<string> {
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
