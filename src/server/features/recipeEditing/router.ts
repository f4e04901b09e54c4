import * as z from 'zod/mini'
import {
  EditableRecipe,
  EditRecipeInput,
  IngredientLineReading,
  ReadIngredientLineInput,
  RecipeRevisionSummary,
  RecipeRevisionText,
  RecipeVersionRef,
  RestoreRecipeRevisionInput,
  SaveRecipeInput,
  SubmitTypedRecipeInput,
  SwapRecipeLineInput,
} from '#shared/contract/recipes/recipeKeeping.ts'
import {
  RecipeIdSchema,
  RecipeRef,
  RecipeUpdateTime,
  StoredRecipeVisibilityInput,
} from '#shared/contract/recipes/recipes.ts'
import { memberProcedure, publicProcedure, router } from '../../rpc/trpc.ts'
import {
  convertRecipeToBlogEntry,
  deleteOwnRecipe,
  getRecipeForEdit,
  saveRecipeEdit,
  swapRecipeLine,
} from './edit.ts'
import { filterVisibleRecipeIds, listNewestOwnRecipes } from './newestOwn.ts'
import { parseRecipeLine } from './readings.ts'
import { getRecipeRevision, listRecipeRevisions, restoreRecipeRevision } from './revisions.ts'
import { saveGeneratedRecipe, saveTypedRecipe } from './saving.ts'

/** Merged into the procedures of `recipes`. */
export const recipeEditingRouter = router({
  listNewestOwn: memberProcedure
    .meta({ cost: 2 })
    .output(z.array(RecipeUpdateTime))
    .query(({ ctx }) => listNewestOwnRecipes(ctx)),
  listSeen: memberProcedure
    .meta({ cost: 1 })
    .input(StoredRecipeVisibilityInput)
    .output(z.array(RecipeIdSchema))
    .query(({ ctx, input }) => filterVisibleRecipeIds(ctx, input)),
  readLine: publicProcedure
    .meta({ cost: 5 })
    .input(ReadIngredientLineInput)
    .output(IngredientLineReading)
    .query(({ input }) => parseRecipeLine(input)),
  save: memberProcedure
    .meta({ isRepeatable: true })
    .input(SaveRecipeInput)
    .output(RecipeRef)
    .mutation(({ ctx, input }) => saveGeneratedRecipe(ctx, input)),
  submit: memberProcedure
    .meta({ isRepeatable: true })
    .input(SubmitTypedRecipeInput)
    .output(RecipeRef)
    .mutation(({ ctx, input }) => saveTypedRecipe(ctx, input)),
  getForEdit: memberProcedure
    .meta({ cost: 1 })
    .input(RecipeRef)
    .output(EditableRecipe)
    .query(({ ctx, input }) => getRecipeForEdit(ctx, input)),
  edit: memberProcedure
    .input(EditRecipeInput)
    .output(EditableRecipe)
    .mutation(({ ctx, input }) => saveRecipeEdit(ctx, input)),
  swapLine: memberProcedure
    .meta({ isRepeatable: true })
    .input(SwapRecipeLineInput)
    .output(EditableRecipe)
    .mutation(({ ctx, input }) => swapRecipeLine(ctx, input)),
  convertToBlog: memberProcedure
    .input(RecipeVersionRef)
    .output(EditableRecipe)
    .mutation(({ ctx, input }) => convertRecipeToBlogEntry(ctx, input)),
  listRevisions: memberProcedure
    .meta({ cost: 15 })
    .input(RecipeRef)
    .output(z.array(RecipeRevisionSummary))
    .query(({ ctx, input }) => listRecipeRevisions(ctx, input)),
  getRevision: memberProcedure
    .meta({ cost: 1 })
    .input(RecipeVersionRef)
    .output(RecipeRevisionText)
    .query(({ ctx, input }) => getRecipeRevision(ctx, input)),
  restoreRevision: memberProcedure
    .input(RestoreRecipeRevisionInput)
    .output(EditableRecipe)
    .mutation(({ ctx, input }) => restoreRecipeRevision(ctx, input)),
  remove: memberProcedure.input(RecipeRef).mutation(({ ctx, input }) => deleteOwnRecipe(ctx, input)),
})
