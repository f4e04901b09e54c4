import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { NoteRef, WriteNoteInput } from '#shared/contract/notes.ts'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { expectRoomForText } from '../../textRoom.ts'
import { preventCallerDeletion } from '../callers/service.ts'
import { countAndGetWaitSeconds } from '../limits/service.ts'
import { lockRecipesById, lockSeenRecipe, recipesVisibleTo, recipeTableColumns } from '../recipes/service.ts'
import { lockRecipeOfNote } from './holdNote.ts'
import { notes } from './table.ts'

export { notesPersonalData } from './personalData.ts'
export { forgetOldNoteReports } from './reports.ts'

const hourMs = 3_600_000

/**
 * Stores a note on a recipe, for all who see the recipe. A repeated one is stored once. Throws NOT_FOUND when there is
 * no such recipe, TOO_MANY when the caller has written more in an hour than they may, FORBIDDEN when they have the
 * maximum of notes.
 */
export async function writeNote(
  ctx: MemberContext,
  { draftId, recipeId, text }: WriteNoteInput,
): Promise<NoteRef> {
  const { deps, member } = ctx
  const id = createHash('sha256')
    .update(JSON.stringify([member.userId, draftId, recipeId, text]))
    .digest('base64url')
  const [kept] = await deps.db
    .select({ id: notes.id })
    .from(notes)
    .innerJoin(recipesVisibleTo(ctx), eq(recipeTableColumns.id, notes.recipeId))
    .where(eq(notes.id, id))
  // A repeated request does not count.
  if (kept) return { noteId: id }
  await expectRoomForText(ctx)
  const limit = { key: `note ${member.userId}`, most: deps.config.notesPerMember, windowMs: hourMs }
  const retryAfterSeconds = await countAndGetWaitSeconds(deps, [limit])
  if (retryAfterSeconds !== null)
    throw new DomainError('TOO_MANY', 'errors_too_many_requests', { retryAfterSeconds })
  return await runInTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    await preventCallerDeletion(tx)
    await lockSeenRecipe(tx, { recipeId })
    const added = await db
      .insert(notes)
      .values({ id, recipeId, authorId: member.userId, text })
      .onConflictDoNothing()
      .returning({ id: notes.id })
    const { maxNotesPerMember: allowed } = deps.config
    if (added.length > 0 && (await db.$count(notes, eq(notes.authorId, member.userId))) > allowed)
      throw new DomainError('FORBIDDEN', 'notes_too_many', { params: { allowed } })
    return { noteId: id }
  })
}

/** Deletes a note that the caller wrote, or that is on a recipe of theirs. Throws NOT_FOUND. */
export async function removeNote(ctx: MemberContext, { noteId }: NoteRef): Promise<void> {
  const { userId } = ctx.member
  await runInTransaction(ctx, async (tx) => {
    if (await removeOwnNote(tx, { noteId })) return
    const { creatorId } = await lockRecipeOfNote(tx, { noteId })
    if (creatorId !== userId) throw new DomainError('NOT_FOUND', 'notes_note_not_found')
    await tx.deps.db.delete(notes).where(eq(notes.id, noteId))
  })
}

/** Deletes a note of the caller's, even if they may no longer see its recipe. Returns false where they wrote no such note. */
async function removeOwnNote(tx: MemberContext, { noteId }: NoteRef): Promise<boolean> {
  const { db } = tx.deps
  const isOwn = and(eq(notes.id, noteId), eq(notes.authorId, tx.member.userId))
  const [own] = await db.select({ recipeId: notes.recipeId }).from(notes).where(isOwn)
  if (!own) return false
  // A trigger changes the recipe.
  await lockRecipesById(tx, [own.recipeId])
  const removed = await db.delete(notes).where(isOwn).returning({ id: notes.id })
  return removed.length > 0
}
