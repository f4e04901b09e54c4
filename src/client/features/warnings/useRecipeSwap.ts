import { TRPCClientError } from '@trpc/client'
import * as m from '#messages'
import type { Recipe } from '#shared/contract/recipes.ts'
import { trpc } from '../../trpc.ts'

/**
 * Puts another line in place of one of the caller's own recipe, as a new version of it, and has everything fetched again
 * that shows it. Resolves with what is to be told.
 */
export function useRecipeSwap() {
  const utils = trpc.useUtils()
  return async (recipe: Recipe, line: number, swap: string): Promise<string> => {
    const { id: recipeId, version } = recipe
    try {
      await utils.client.recipes.swapLine.mutate({ recipeId, version, line, swap })
      return m.warnings_swapped({ line: swap })
    } catch (error) {
      const isConflict = error instanceof TRPCClientError && error.data?.code === 'CONFLICT'
      return isConflict ? m.recipe_keeping_conflict() : m.warnings_swap_failed()
    } finally {
      await utils.recipes.invalidate()
    }
  }
}
