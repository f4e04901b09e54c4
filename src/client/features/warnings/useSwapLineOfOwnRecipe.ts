import * as m from '#messages'
import type { SavedRecipe } from '#shared/contract/recipes/recipes.ts'
import { appErrorDataOf, isCallWithoutServerAnswer, sentenceOfUnansweredCall } from '../../data/failure.ts'
import { trpcHooks } from '../../data/trpc.ts'

/**
 * Puts another line in place of one of the caller's own recipe, as a new version of it, and has everything fetched again
 * that shows it. Resolves with what is to be told.
 */
export function useSwapLineOfOwnRecipe() {
  const utils = trpcHooks.useUtils()
  return async (recipe: SavedRecipe, line: number, swap: string): Promise<string> => {
    const { id: recipeId, version } = recipe
    /** Whether the recipe has the line although no answer told so. */
    const isKept = async () => (await utils.client.recipes.get.query({ recipeId })).ingredients[line] === swap
    try {
      await utils.client.recipes.swapLine.mutate({ recipeId, version, line, swap })
      return m.warnings_swapped({ line: swap })
    } catch (error) {
      if (isCallWithoutServerAnswer(error) && (await isKept().catch(() => false)))
        return m.warnings_swapped({ line: swap })
      const isStale = appErrorDataOf(error)?.reason === 'recipe_keeping_swap_stale'
      if (isStale && error instanceof Error) return error.message
      return sentenceOfUnansweredCall(error) ?? m.warnings_swap_failed()
    } finally {
      await utils.recipes.invalidate()
    }
  }
}
