import type { QueryClient } from '@tanstack/react-query'
import { recipeIdOfQuery } from '../data/versions/recipeVersions.ts'
import { isRecipeNotFoundError } from './offlineCopies.ts'

const followed = new WeakSet<QueryClient>()

/** Tells of each recipe of which any call of this page is answered that there is none, or none that this user may see. */
export function subscribeToMissingRecipes(queryClient: QueryClient, tell: (recipeId: string) => void): void {
  if (followed.has(queryClient)) return
  followed.add(queryClient)
  const hear = (recipeId: unknown, error: unknown) => {
    if (typeof recipeId === 'string' && isRecipeNotFoundError(error)) tell(recipeId)
  }
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error')
      hear(recipeIdOfQuery(event.query.queryKey), event.action.error)
  })
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error')
      hear(Object(event.mutation.state.variables).recipeId, event.action.error)
  })
}
