import { z } from 'zod'
import { RecipeReport } from '#shared/contract/recipeReport.ts'
import { Recipe, RecipeRef, RecipeSummary } from '#shared/contract/recipes.ts'
import { publicProcedure, router } from '../../rpc/trpc.ts'
import { getRecipe, getRecipeReport, listLatestRecipes, listRelatedRecipes } from './service.ts'

export const recipesRouter = router({
  get: publicProcedure
    .input(RecipeRef)
    .output(Recipe)
    .query(({ ctx, input }) => getRecipe(ctx, input)),
  report: publicProcedure
    .input(RecipeRef)
    .output(RecipeReport)
    .query(({ ctx, input }) => getRecipeReport(ctx, input)),
  listLatest: publicProcedure.output(z.array(RecipeSummary)).query(({ ctx }) => listLatestRecipes(ctx)),
  listRelated: publicProcedure
    .input(RecipeRef)
    .output(z.array(RecipeSummary))
    .query(({ ctx, input }) => listRelatedRecipes(ctx, input)),
})
