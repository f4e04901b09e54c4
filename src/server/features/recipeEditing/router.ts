import * as z from 'zod/mini'
import {
  EditableRecipe,
  EditRecipeInput,
  LineReading,
  ReadLineInput,
  RecipeVersionRef,
  RestoreRevisionInput,
  RevisionSummary,
  RevisionText,
  SaveRecipeInput,
  SubmitRecipeInput,
  SwapRecipeLineInput,
} from '#shared/contract/recipes/recipeKeeping.ts'
import { RecipeId, RecipeRef, RecipeState, SeenRecipesInput } from '#shared/contract/recipes/recipes.ts'
import { memberProcedure, publicProcedure, router } from '../../rpc/trpc.ts'
import { convertToBlog, editRecipe, getRecipeForEdit, removeRecipe, swapRecipeLine } from './edit.ts'
import { listNewestOwnRecipes, listVisibleRecipeIds } from './newestOwn.ts'
import { readRecipeLine } from './readings.ts'
import { getRevision, listRevisions, restoreRevision } from './revisions.ts'
import { saveRecipe, submitRecipe } from './saving.ts'

/** Merged into the procedures of `recipes`. */
export const recipeEditingRouter = router({
  listNewestOwn: memberProcedure
    .meta({ cost: 2 })
    .output(z.array(RecipeState))
    .query(({ ctx }) => listNewestOwnRecipes(ctx)),
  listSeen: memberProcedure
    .meta({ cost: 1 })
    .input(SeenRecipesInput)
    .output(z.array(RecipeId))
    .query(({ ctx, input }) => listVisibleRecipeIds(ctx, input)),
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
    .query(({ ctx, input }) => getRecipeForEdit(ctx, input)),
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
  remove: memberProcedure.input(RecipeRef).mutation(({ ctx, input }) => removeRecipe(ctx, input)),
})
