import type { MemberContext } from '../../context.ts'
import type { PersonalData } from '../../personalData.ts'
import { withdrawGenerationsOfUser } from './claims.ts'
import { readGenerationData } from './generationData.ts'

/** Rows per batch; they are short. */
const batchSize = 1_000

export const generationPersonalData = {
  export: { generations: (ctx, { userId }) => readGenerationData(ctx, userId) },
  eraseBatch: async (tx, { userId }) => ({
    count: await withdrawGenerationsOfUser(tx, { userId, limit: batchSize }),
    photos: [],
  }),
} satisfies PersonalData<MemberContext, 'generations'>
