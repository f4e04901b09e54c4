import { GenerateInput, GenerationEvent, ReadWishInput, WishReading } from '#shared/contract/generation.ts'
import { eventStream } from '../../rpc/eventStream.ts'
import { publicProcedure, router } from '../../rpc/trpc.ts'
import { wordGeneration } from '../../wording/generation.ts'
import { generateRecipe, readWish } from './service.ts'

const never = new AbortController().signal

export const generationRouter = router({
  generate: publicProcedure
    .meta({ countedAs: 'generation' })
    .input(GenerateInput)
    .output(eventStream(GenerationEvent))
    .mutation(({ ctx, input, signal }) => wordGeneration(generateRecipe(ctx, input, signal ?? never))),
  readWish: publicProcedure
    .meta({ cost: 5 })
    .input(ReadWishInput)
    .output(WishReading)
    .query(({ ctx, input }) => readWish(ctx, input)),
})
