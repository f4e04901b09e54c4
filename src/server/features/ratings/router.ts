import * as z from 'zod/mini'
import { MarkTriedInput, MyRating, RateInput, RecipeStarsAfterRating } from '#shared/contract/ratings.ts'
import { RecipeRef } from '#shared/contract/recipes/recipes.ts'
import { memberProcedure, router } from '../../rpc/trpc.ts'
import { getMyRating, markTried, rateRecipe } from './service.ts'

export const ratingsRouter = router({
  mine: memberProcedure
    .meta({ cost: 1 })
    .input(RecipeRef)
    .output(MyRating)
    .query(({ ctx, input }) => getMyRating(ctx, input)),
  rate: memberProcedure
    .input(RateInput)
    .output(RecipeStarsAfterRating)
    .mutation(({ ctx, input }) => rateRecipe(ctx, input)),
  markTried: memberProcedure
    .input(MarkTriedInput)
    .output(z.void())
    .mutation(({ ctx, input }) => markTried(ctx, input)),
})
