import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type {
  MarkRecipeTriedInput,
  RateRecipeInput,
  RatingOfCaller,
  RecipeStarsAfterRating,
} from '#shared/contract/ratings.ts'
import { throwUnlessCallWasCarriedOut } from '../../data/throwUnlessCallWasCarriedOut.ts'
import { trpcHooks } from '../../data/trpc.ts'

type Utils = ReturnType<typeof trpcHooks.useUtils>

/** What the signed-in user said of a recipe; without data for a visitor, and while it could not be read. */
export const useRatingOfCaller = (recipeId: string, isSignedIn: boolean) =>
  trpcHooks.ratings.mine.useQuery({ recipeId }, { enabled: isSignedIn })

/** Fetches what is kept of the user's own, and shows it. */
const refetchMyRating = (utils: Utils, recipeId: string) =>
  utils.ratings.mine.fetch({ recipeId }, { staleTime: 0 })

/**
 * Gives a recipe the user's stars, shown at once and rolled back when they were not saved or the outcome is unknown. Stars given while
 * others are being saved are saved after them.
 */
export function useRateRecipe(recipeId: string) {
  const utils = trpcHooks.useUtils()
  const queryClient = useQueryClient()
  const mine = { recipeId }
  /** Without the recipe's mean where only the stars are known to be kept. */
  async function rate(
    input: RateRecipeInput,
  ): Promise<Pick<RecipeStarsAfterRating, 'stars'> & Partial<RecipeStarsAfterRating>> {
    try {
      return await utils.client.ratings.rate.mutate(input)
    } catch (error) {
      await throwUnlessCallWasCarriedOut(
        error,
        async () => (await refetchMyRating(utils, recipeId)).stars === input.stars,
      )
      void utils.recipes.get.invalidate(mine)
      return { stars: input.stars }
    }
  }
  const show = (change: Partial<RatingOfCaller>) =>
    utils.ratings.mine.setData(mine, (known) => known && { ...known, ...change })
  const mutationKey = ['rate recipe', recipeId]
  const isOnlyMutation = () => queryClient.isMutating({ mutationKey }) <= 1
  /** The stars that are kept as far as this page knows: of several that wait none may be saved. */
  const kept = useRef<number>(undefined)
  return useMutation({
    mutationKey,
    scope: { id: `rate recipe ${recipeId}` },
    mutationFn: rate,
    async onMutate({ stars }: RateRecipeInput) {
      await utils.ratings.mine.cancel(mine)
      if (isOnlyMutation()) kept.current = utils.ratings.mine.getData(mine)?.stars
      show({ stars })
    },
    onError: (_error, { stars }) => {
      // Where others are shown by now, they were read since.
      const isShown = utils.ratings.mine.getData(mine)?.stars === stars
      if (kept.current !== undefined && isShown) show({ stars: kept.current })
    },
    onSuccess({ stars, ...mean }) {
      kept.current = stars
      if (isOnlyMutation()) show({ stars })
      utils.recipes.get.setData(mine, (known) => known && { ...known, ...mean })
      // Where the kept rating was unknown, it may be read by now; cards that show the mean are asked for when they are shown.
      const { list, listLatest, listRelated } = utils.recipes
      if (!utils.ratings.mine.getData(mine)) void utils.ratings.mine.invalidate(mine)
      for (const cards of [list, listLatest, listRelated])
        void cards.invalidate(undefined, { refetchType: 'none' })
    },
  })
}

/** Keeps whether the user has tried a recipe. */
export function useMarkRecipeTried(recipeId: string) {
  const utils = trpcHooks.useUtils()
  return useMutation({
    mutationFn: (input: MarkRecipeTriedInput) =>
      utils.client.ratings.markTried
        .mutate(input)
        .catch((error: unknown) =>
          throwUnlessCallWasCarriedOut(
            error,
            async () => (await refetchMyRating(utils, recipeId)).hasTried === input.hasTried,
          ),
        ),
    onSuccess: (_nothing, { hasTried }) =>
      utils.ratings.mine.setData({ recipeId }, (known) => known && { ...known, hasTried }),
  })
}
