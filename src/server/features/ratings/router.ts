import * as z from 'zod/mini'
import {
  MarkRecipeTriedInput,
  RateRecipeInput,
  RatingOfCaller,
  RecipeStarsAfterRating,
} from '#shared/contract/ratings.ts'
import { RecipeRef } from '#shared/contract/recipes/recipes.ts'
import { memberProcedure, router } from '../../rpc/trpc.ts'
import { getRatingOfCaller, markRecipeTried, rateRecipe } from './service.ts'

export const ratingsRouter = router({
  mine: memberProcedure
    .meta({ cost: 1, storedOffline: 'beside recipe' })
    .input(RecipeRef)
    .output(RatingOfCaller)
    .query(({ ctx, input }) => getRatingOfCaller(ctx, input)),
  rate: memberProcedure
    .input(RateRecipeInput)
    .output(RecipeStarsAfterRating)
    .mutation(({ ctx, input }) => rateRecipe(ctx, input)),
  markTried: memberProcedure
    .input(MarkRecipeTriedInput)
    .output(z.void())
    .mutation(({ ctx, input }) => markRecipeTried(ctx, input)),
})
