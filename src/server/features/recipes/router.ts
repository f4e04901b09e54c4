import * as z from 'zod/mini'
import { RecipeUsage } from '#shared/contract/recipes/recipeKeeping.ts'
import { RecipeReport, ReportVersion } from '#shared/contract/recipes/recipeReport.ts'
import { RecipeScalables } from '#shared/contract/recipes/recipeScalables.ts'
import { Recipe, RecipeRef, RecipeSummary } from '#shared/contract/recipes/recipes.ts'
import { SetVisibilityInput, VisibilityChoice } from '#shared/contract/visibility.ts'
import { memberProcedure, publicProcedure, router } from '../../rpc/trpc.ts'
import { getReportVersion } from '../recipeReport/service.ts'
import { getRecipeUsage } from './quotas.ts'
import {
  getRecipe,
  getRecipeReport,
  getRecipeScalables,
  listLatestRecipes,
  listRelatedRecipes,
} from './service.ts'
import { getVisibilityChoice, setVisibility } from './visibility.ts'

export const recipesRouter = router({
  get: publicProcedure
    .meta({ cost: 1 })
    .input(RecipeRef)
    .output(Recipe)
    .query(({ ctx, input }) => getRecipe(ctx, input)),
  report: publicProcedure
    .meta({ cost: 15 })
    .input(RecipeRef)
    .output(RecipeReport)
    .query(({ ctx, input }) => getRecipeReport(ctx, input)),
  reportVersion: memberProcedure
    .meta({ cost: 2 })
    .output(ReportVersion)
    .query(({ ctx }) => getReportVersion(ctx)),
  scalables: publicProcedure
    .meta({ cost: 8 })
    .input(RecipeRef)
    .output(RecipeScalables)
    .query(({ ctx, input }) => getRecipeScalables(ctx, input)),
  listLatest: publicProcedure
    .meta({ cost: 2 })
    .output(z.array(RecipeSummary))
    .query(({ ctx }) => listLatestRecipes(ctx)),
  listRelated: publicProcedure
    .meta({ cost: 3 })
    .input(RecipeRef)
    .output(z.array(RecipeSummary))
    .query(({ ctx, input }) => listRelatedRecipes(ctx, input)),
  setVisibility: memberProcedure
    .input(SetVisibilityInput)
    .output(RecipeRef)
    .mutation(({ ctx, input }) => setVisibility(ctx, input)),
  visibilityChoice: memberProcedure
    .meta({ cost: 1 })
    .output(VisibilityChoice)
    .query(({ ctx }) => getVisibilityChoice(ctx)),
  usage: memberProcedure
    .meta({ cost: 5 })
    .output(RecipeUsage)
    .query(({ ctx }) => getRecipeUsage(ctx)),
})
