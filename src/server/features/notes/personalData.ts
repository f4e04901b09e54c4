import { eq, inArray } from 'drizzle-orm'
import type { MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import type { PersonalData } from '../../personalData.ts'
import { lockRecipesById } from '../recipes/service.ts'
import { readReportedNotes, readWrittenNotes } from './noteData.ts'
import { recipeNotesTable } from './table.ts'

/**
 * Deletes up to `limit` notes of a user who leaves. Call it in a transaction that has locked the account. Returns the
 * number of notes, 0 once none are left.
 */
async function withdrawNotes(
  tx: DbContext,
  { userId, limit }: { userId: string; limit: number },
): Promise<number> {
  const { db } = tx.deps
  const written = await db
    .select({ id: recipeNotesTable.id, recipeId: recipeNotesTable.recipeId })
    .from(recipeNotesTable)
    .where(eq(recipeNotesTable.authorId, userId))
    .limit(limit)
  if (written.length === 0) return 0
  // A trigger changes the recipe of each note.
  await lockRecipesById(
    tx,
    written.map(({ recipeId }) => recipeId),
  )
  const ids = written.map(({ id }) => id)
  await db.delete(recipeNotesTable).where(inArray(recipeNotesTable.id, ids))
  return written.length
}

const batchSize = 100

export const notesPersonalData = {
  export: {
    notes: (ctx, { userId }) => ({
      written: readWrittenNotes(ctx, userId),
      reported: readReportedNotes(ctx, userId),
    }),
  },
  eraseBatch: async (tx, { userId }) => ({
    count: await withdrawNotes(tx, { userId, limit: batchSize }),
    photos: [],
  }),
} satisfies PersonalData<MemberContext, 'notes'>
