import * as z from 'zod/mini'
import { MemberStorageUsage } from '#shared/contract/recipes/recipeKeeping.ts'
import { RecipeReport, ReportVersionSchema } from '#shared/contract/recipes/recipeReport.ts'
import { RecipeScalablesAnswer } from '#shared/contract/recipes/recipeScalables.ts'
import { RecipeRef, RecipeSummary, SavedRecipe } from '#shared/contract/recipes/recipes.ts'
import { LastVisibilityChoice, SetRecipeVisibilityInput } from '#shared/contract/visibility.ts'
import { memberProcedure, publicProcedure, router } from '../../rpc/trpc.ts'
import { getReportVersion } from '../recipeReport/service.ts'
import { getStorageUsageOfCaller } from './quotas.ts'
import {
  getRecipe,
  getRecipeReport,
  getRecipeScalables,
  listLatestRecipes,
  listRelatedRecipes,
} from './service.ts'
import { getLastVisibilityChoice, setRecipeVisibility } from './visibility.ts'

export const recipesRouter = router({
  get: publicProcedure
    .meta({ cost: 1, storedOffline: 'of recipe version' })
    .input(RecipeRef)
    .output(SavedRecipe)
    .query(({ ctx, input }) => getRecipe(ctx, input)),
  report: publicProcedure
    .meta({ cost: 15, storedOffline: 'of recipe version' })
    .input(RecipeRef)
    .output(RecipeReport)
    .query(({ ctx, input }) => getRecipeReport(ctx, input)),
  reportVersion: memberProcedure
    .meta({ cost: 2 })
    .output(ReportVersionSchema)
    .query(({ ctx }) => getReportVersion(ctx)),
  scalables: publicProcedure
    .meta({ cost: 8, storedOffline: 'of recipe version' })
    .input(RecipeRef)
    .output(RecipeScalablesAnswer)
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
    .input(SetRecipeVisibilityInput)
    .output(RecipeRef)
    .mutation(({ ctx, input }) => setRecipeVisibility(ctx, input)),
  visibilityChoice: memberProcedure
    .meta({ cost: 1 })
    .output(LastVisibilityChoice)
    .query(({ ctx }) => getLastVisibilityChoice(ctx)),
  usage: memberProcedure
    .meta({ cost: 5 })
    .output(MemberStorageUsage)
    .query(({ ctx }) => getStorageUsageOfCaller(ctx)),
})
