import {
  CheckUnsavedRecipeInput,
  GenerateRecipeInput,
  GenerationEvent,
  ReadWishInput,
  SwappedRecipe,
  SwapUnsavedRecipeLineInput,
  WishReading,
} from '#shared/contract/generation.ts'
import { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import { ReadWishRequirementsInput, WishRequirements } from '#shared/contract/wishRequirements.ts'
import { createEventStreamOutput } from '../../rpc/createEventStreamOutput.ts'
import { memberProcedure, publicProcedure, router } from '../../rpc/trpc.ts'
import {
  checkUnsavedRecipe,
  generateRecipe,
  readWishLimits,
  readWishRequirements,
  swapLineOfUnsavedRecipe,
} from './service.ts'

const never = new AbortController().signal

export const generationRouter = router({
  generate: publicProcedure
    .meta({ countedAs: 'generation', isStreamed: true })
    .input(GenerateRecipeInput)
    .output(createEventStreamOutput(GenerationEvent))
    .mutation(({ ctx, input, signal }) => generateRecipe(ctx, input, signal ?? never)),
  swapLine: memberProcedure
    .input(SwapUnsavedRecipeLineInput)
    .output(SwappedRecipe)
    .mutation(({ ctx, input }) => swapLineOfUnsavedRecipe(ctx, input)),
  checkUnsaved: memberProcedure
    .input(CheckUnsavedRecipeInput)
    .output(RecipeReport)
    .mutation(({ ctx, input }) => checkUnsavedRecipe(ctx, input)),
  readWish: publicProcedure
    .meta({ cost: 5 })
    .input(ReadWishInput)
    .output(WishReading)
    .query(({ ctx, input }) => readWishLimits(ctx, input)),
  readWishRequirements: publicProcedure
    .meta({ cost: 5 })
    .input(ReadWishRequirementsInput)
    .output(WishRequirements)
    .query(({ ctx, input }) => readWishRequirements(ctx, input)),
})
