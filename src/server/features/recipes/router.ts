import { z } from 'zod'
import {
  EditableRecipe,
  EditRecipeInput,
  LineReading,
  ReadLineInput,
  RecipeUsage,
  RecipeVersionRef,
  RestoreRevisionInput,
  RevisionSummary,
  RevisionText,
  SaveRecipeInput,
  SubmitRecipeInput,
  SwapRecipeLineInput,
} from '#shared/contract/recipeKeeping.ts'
import { FilterCounts, RecipeList, RecipeListInput } from '#shared/contract/recipeList.ts'
import { RecipeReport, ReportVersion } from '#shared/contract/recipeReport.ts'
import { RecipeScalables } from '#shared/contract/recipeScalables.ts'
import {
  Recipe,
  RecipeId,
  RecipeRef,
  RecipeState,
  RecipeSummary,
  SeenRecipesInput,
} from '#shared/contract/recipes.ts'
import { SetVisibilityInput, VisibilityChoice } from '#shared/contract/visibility.ts'
import { memberProcedure, publicProcedure, router } from '../../rpc/trpc.ts'
import { getReportVersion } from '../recipeReport/service.ts'
import { convertToBlog, editRecipe, getForEdit, removeRecipe, swapRecipeLine } from './edit.ts'
import { saveRecipe, submitRecipe } from './keeping.ts'
import { listNewestOwn, listSeen } from './newestOwn.ts'
import { getUsage } from './quotas.ts'
import { readRecipeLine } from './readings.ts'
import { getRevision, listRevisions, restoreRevision } from './revisions.ts'
import { countRecipes, listRecipes } from './search.ts'
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
  list: publicProcedure
    .meta({ cost: 25 })
    .input(RecipeListInput)
    .output(RecipeList)
    .query(({ ctx, input }) => listRecipes(ctx, input)),
  count: publicProcedure
    .meta({ cost: 5 })
    .output(FilterCounts)
    .query(({ ctx }) => countRecipes(ctx)),
  scalables: publicProcedure
    .meta({ cost: 8 })
    .input(RecipeRef)
    .output(RecipeScalables)
    .query(({ ctx, input }) => getRecipeScalables(ctx, input)),
  listLatest: publicProcedure
    .meta({ cost: 2 })
    .output(z.array(RecipeSummary))
    .query(({ ctx }) => listLatestRecipes(ctx)),
  listNewestOwn: memberProcedure
    .meta({ cost: 2 })
    .output(z.array(RecipeState))
    .query(({ ctx }) => listNewestOwn(ctx)),
  listSeen: memberProcedure
    .meta({ cost: 1 })
    .input(SeenRecipesInput)
    .output(z.array(RecipeId))
    .query(({ ctx, input }) => listSeen(ctx, input)),
  listRelated: publicProcedure
    .meta({ cost: 3 })
    .input(RecipeRef)
    .output(z.array(RecipeSummary))
    .query(({ ctx, input }) => listRelatedRecipes(ctx, input)),
  readLine: publicProcedure
    .meta({ cost: 5 })
    .input(ReadLineInput)
    .output(LineReading)
    .query(({ input }) => readRecipeLine(input)),
  save: memberProcedure
    .meta({ isRepeatable: true })
    .input(SaveRecipeInput)
    .output(RecipeRef)
    .mutation(({ ctx, input }) => saveRecipe(ctx, input)),
  submit: memberProcedure
    .meta({ isRepeatable: true })
    .input(SubmitRecipeInput)
    .output(RecipeRef)
    .mutation(({ ctx, input }) => submitRecipe(ctx, input)),
  getForEdit: memberProcedure
    .meta({ cost: 1 })
    .input(RecipeRef)
    .output(EditableRecipe)
    .query(({ ctx, input }) => getForEdit(ctx, input)),
  edit: memberProcedure
    .input(EditRecipeInput)
    .output(EditableRecipe)
    .mutation(({ ctx, input }) => editRecipe(ctx, input)),
  swapLine: memberProcedure
    .meta({ isRepeatable: true })
    .input(SwapRecipeLineInput)
    .output(EditableRecipe)
    .mutation(({ ctx, input }) => swapRecipeLine(ctx, input)),
  convertToBlog: memberProcedure
    .input(RecipeVersionRef)
    .output(EditableRecipe)
    .mutation(({ ctx, input }) => convertToBlog(ctx, input)),
  listRevisions: memberProcedure
    .meta({ cost: 15 })
    .input(RecipeRef)
    .output(z.array(RevisionSummary))
    .query(({ ctx, input }) => listRevisions(ctx, input)),
  getRevision: memberProcedure
    .meta({ cost: 1 })
    .input(RecipeVersionRef)
    .output(RevisionText)
    .query(({ ctx, input }) => getRevision(ctx, input)),
  restoreRevision: memberProcedure
    .input(RestoreRevisionInput)
    .output(EditableRecipe)
    .mutation(({ ctx, input }) => restoreRevision(ctx, input)),
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
    .query(({ ctx }) => getUsage(ctx)),
  remove: memberProcedure.input(RecipeRef).mutation(({ ctx, input }) => removeRecipe(ctx, input)),
})
