import * as z from 'zod/mini'
import {
  BeginImportInput,
  ImportAssistant,
  ImportedItemPreview,
  ImportedItemRef,
  ImportedItems,
  ImportedItemsInput,
  RecipeImport,
  RecipeImportRef,
  SavedImports,
  SaveImportedInput,
} from '#shared/contract/recipes/recipeImport.ts'
import { memberProcedure, router } from '../../rpc/trpc.ts'
import {
  beginRecipeImport,
  getImport,
  getImportedItem,
  listImports,
  readSentFile,
  removeImport,
  resumeImport,
  saveImportedRecipes,
  stopImport,
} from './service.ts'

export const recipeImportRouter = router({
  begin: memberProcedure
    .meta({ isRepeatable: true })
    .input(BeginImportInput)
    .output(z.void())
    .mutation(({ ctx, input }) => beginRecipeImport(ctx, input)),
  fileSent: memberProcedure
    .input(RecipeImportRef)
    .output(z.void())
    .mutation(({ ctx, input }) => readSentFile(ctx, input)),
  assistant: memberProcedure
    .meta({ cost: 1 })
    .output(ImportAssistant)
    .query(({ ctx }) => ({ isThere: ctx.deps.readRecipeSource !== null })),
  list: memberProcedure
    .meta({ cost: 4 })
    .output(z.array(RecipeImport))
    .query(({ ctx }) => listImports(ctx)),
  get: memberProcedure
    .meta({ cost: 6 })
    .input(ImportedItemsInput)
    .output(ImportedItems)
    .query(({ ctx, input }) => getImport(ctx, input)),
  getItem: memberProcedure
    .meta({ cost: 2 })
    .input(ImportedItemRef)
    .output(ImportedItemPreview)
    .query(({ ctx, input }) => getImportedItem(ctx, input)),
  save: memberProcedure
    .meta({ isRepeatable: true })
    .input(SaveImportedInput)
    .output(SavedImports)
    .mutation(({ ctx, input }) => saveImportedRecipes(ctx, input)),
  stop: memberProcedure
    .input(RecipeImportRef)
    .output(z.void())
    .mutation(({ ctx, input }) => stopImport(ctx, input)),
  resume: memberProcedure
    .input(RecipeImportRef)
    .output(z.void())
    .mutation(({ ctx, input }) => resumeImport(ctx, input)),
  remove: memberProcedure
    .input(RecipeImportRef)
    .output(z.void())
    .mutation(({ ctx, input }) => removeImport(ctx, input)),
})
