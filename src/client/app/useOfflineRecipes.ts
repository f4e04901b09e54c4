import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { trpcHooks } from '../data/trpc.ts'
import { importWithRetries } from '../ui/importWithRetries.ts'

/**
 * Keeps what a page shows up to date with what changes elsewhere, and lets a member's browser keep what they may want to read
 * without a network; a visitor finds the reason there.
 */
export function useOfflineRecipes(userId: string | undefined): void {
  const openedId = useMatches().at(-1)?.params.recipeId ?? null
  const queryClient = useQueryClient()
  const queries = trpcHooks.useUtils()
  const { data: reportVersion } = trpcHooks.recipes.reportVersion.useQuery(undefined, { enabled: false })
  useEffect(() => {
    if (userId === undefined) {
      import('../offline/startWorker.ts')
        .then(({ registerServiceWorker }) => registerServiceWorker())
        .catch(() => {})
      // Of a visitor's answers only those about a recipe have a version.
      if (openedId !== null)
        void importWithRetries(() => import('../data/versions/refetchOutdatedAnswers.ts'), Infinity).then(
          ({ refetchOutdatedAnswers }) => refetchOutdatedAnswers(queryClient),
        )
      return
    }
    void importWithRetries(() => import('./memberAnswers.ts'), Infinity).then(
      ({ importRecipePages, refetchOutdatedAnswers, storeRecipesOffline }) => {
        refetchOutdatedAnswers(queryClient)
        return storeRecipesOffline(
          { userId, queryClient, queries, reportVersion, importRecipePages },
          openedId,
        )
      },
    )
  }, [userId, openedId, reportVersion, queryClient, queries])
}
