import type { MyRating, Rated } from '#shared/contract/ratings.ts'
import { trpc } from '../../trpc.ts'

/** What the signed-in user said of a recipe; without data for a visitor, and while it could not be read. */
export const useMyRating = (recipeId: string, isSignedIn: boolean) =>
  trpc.ratings.mine.useQuery({ recipeId }, { enabled: isSignedIn })

/** Gives a recipe the user's stars, shown at once and taken back when they could not be kept. */
export function useRate(recipeId: string) {
  const utils = trpc.useUtils()
  const mine = { recipeId }
  const show = (change: Partial<MyRating>) =>
    utils.ratings.mine.setData(mine, (known) => known && { ...known, ...change })
  return trpc.ratings.rate.useMutation({
    async onMutate({ stars }) {
      await utils.ratings.mine.cancel(mine)
      const before = utils.ratings.mine.getData(mine)?.stars
      show({ stars })
      return { before }
    },
    onError: (_error, _input, context) => {
      if (context?.before !== undefined) show({ stars: context.before })
    },
    onSuccess({ stars, averageRating, ratingCount }: Rated) {
      show({ stars })
      utils.recipes.get.setData(mine, (known) => known && { ...known, averageRating, ratingCount })
      // Where the kept rating was unknown, it may be read by now; cards that show the mean are asked for when they are shown.
      const { list, listLatest, listRelated } = utils.recipes
      if (!utils.ratings.mine.getData(mine)) void utils.ratings.mine.invalidate(mine)
      for (const cards of [list, listLatest, listRelated])
        void cards.invalidate(undefined, { refetchType: 'none' })
    },
  })
}

/** Keeps whether the user has tried a recipe. */
export function useMarkTried(recipeId: string) {
  const utils = trpc.useUtils()
  return trpc.ratings.markTried.useMutation({
    onSuccess: (_nothing, { hasTried }) =>
      utils.ratings.mine.setData({ recipeId }, (known) => known && { ...known, hasTried }),
  })
}
