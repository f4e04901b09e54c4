import {
  CheckUnsavedInput,
  GenerateInput,
  GenerationEvent,
  ReadWishInput,
  SwapLineInput,
  SwappedRecipe,
  WishReading,
} from '#shared/contract/generation.ts'
import { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import { eventStream } from '../../rpc/eventStream.ts'
import { memberProcedure, publicProcedure, router } from '../../rpc/trpc.ts'
import { checkUnsaved, generateRecipe, readWish, swapLine } from './service.ts'

const never = new AbortController().signal

export const generationRouter = router({
  generate: publicProcedure
    .meta({ countedAs: 'generation' })
    .input(GenerateInput)
    .output(eventStream(GenerationEvent))
    .mutation(({ ctx, input, signal }) => generateRecipe(ctx, input, signal ?? never)),
  swapLine: memberProcedure
    .input(SwapLineInput)
    .output(SwappedRecipe)
    .mutation(({ ctx, input }) => swapLine(ctx, input)),
  checkUnsaved: memberProcedure
    .input(CheckUnsavedInput)
    .output(RecipeReport)
    .mutation(({ ctx, input }) => checkUnsaved(ctx, input)),
  readWish: publicProcedure
    .meta({ cost: 5 })
    .input(ReadWishInput)
    .output(WishReading)
    .query(({ ctx, input }) => readWish(ctx, input)),
})
