import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { RecipeNoteRef, WriteRecipeNoteInput } from '#shared/contract/notes.ts'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError, tooManyForNow } from '../../errors.ts'
import { requireDatabaseRoomForText } from '../../textRoom.ts'
import { preventDeletionOfCaller } from '../callers/service.ts'
import { countAndGetWaitSeconds } from '../limits/service.ts'
import {
  lockRecipesById,
  lockVisibleRecipe,
  recipeTableColumns,
  selectRecipesVisibleTo,
} from '../recipes/service.ts'
import { lockRecipeOfNote } from './lockRecipeOfNote.ts'
import { recipeNotesTable } from './table.ts'

export { deleteOldNoteReports } from './reports.ts'

const hourMs = 3_600_000

/**
 * Stores a note on a recipe, for all who see the recipe. A repeated one is stored once. Throws NOT_FOUND when there is
 * no such recipe, TOO_MANY when the caller has written more in an hour than they may, FORBIDDEN when they have the
 * maximum of notes.
 */
export async function writeRecipeNote(
  ctx: MemberContext,
  { draftId, recipeId, text }: WriteRecipeNoteInput,
): Promise<RecipeNoteRef> {
  const { deps, member } = ctx
  const id = createHash('sha256')
    .update(JSON.stringify([member.userId, draftId, recipeId, text]))
    .digest('base64url')
  const [kept] = await deps.db
    .select({ id: recipeNotesTable.id })
    .from(recipeNotesTable)
    .innerJoin(selectRecipesVisibleTo(ctx), eq(recipeTableColumns.id, recipeNotesTable.recipeId))
    .where(eq(recipeNotesTable.id, id))
  // A repeated request does not count.
  if (kept) return { noteId: id }
  await requireDatabaseRoomForText(ctx)
  const limit = { key: `note ${member.userId}`, most: deps.config.notesPerMember, windowMs: hourMs }
  const retryAfterSeconds = await countAndGetWaitSeconds(deps, [limit])
  if (retryAfterSeconds !== null) throw tooManyForNow(retryAfterSeconds)
  return await runInTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    await preventDeletionOfCaller(tx)
    await lockVisibleRecipe(tx, { recipeId })
    const added = await db
      .insert(recipeNotesTable)
      .values({ id, recipeId, authorId: member.userId, text })
      .onConflictDoNothing()
      .returning({ id: recipeNotesTable.id })
    const { maxNotesPerMember: allowed } = deps.config
    if (
      added.length > 0 &&
      (await db.$count(recipeNotesTable, eq(recipeNotesTable.authorId, member.userId))) > allowed
    )
      throw new DomainError('FORBIDDEN', 'notes_too_many', { params: { allowed } })
    return { noteId: id }
  })
}

/** Deletes a note that the caller wrote, or that is on a recipe of theirs. Throws NOT_FOUND. */
export async function removeRecipeNote(ctx: MemberContext, { noteId }: RecipeNoteRef): Promise<void> {
  const { userId } = ctx.member
  await runInTransaction(ctx, async (tx) => {
    if (await removeOwnNote(tx, { noteId })) return
    const { creatorId } = await lockRecipeOfNote(tx, { noteId })
    if (creatorId !== userId) throw new DomainError('NOT_FOUND', 'notes_note_not_found')
    await tx.deps.db.delete(recipeNotesTable).where(eq(recipeNotesTable.id, noteId))
  })
}

/** Deletes a note of the caller's, even if they may no longer see its recipe. Returns false where they wrote no such note. */
async function removeOwnNote(tx: MemberContext, { noteId }: RecipeNoteRef): Promise<boolean> {
  const { db } = tx.deps
  const isOwn = and(eq(recipeNotesTable.id, noteId), eq(recipeNotesTable.authorId, tx.member.userId))
  const [own] = await db.select({ recipeId: recipeNotesTable.recipeId }).from(recipeNotesTable).where(isOwn)
  if (!own) return false
  // A trigger changes the recipe.
  await lockRecipesById(tx, [own.recipeId])
  const removed = await db.delete(recipeNotesTable).where(isOwn).returning({ id: recipeNotesTable.id })
  return removed.length > 0
}
