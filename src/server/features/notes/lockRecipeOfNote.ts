import { eq } from 'drizzle-orm'
import type { RecipeNoteRef } from '#shared/contract/notes.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { recipeTableColumns, selectRecipesVisibleTo } from '../recipes/service.ts'
import { recipeNotesTable } from './table.ts'

/**
 * Locks a note's recipe and returns the note with who may decide about it. Until the transaction ends nobody else
 * changes a note on that recipe: deleting the recipe locks it first too. Throws NOT_FOUND, also on a recipe that the
 * caller may not see.
 */
export async function lockRecipeOfNote(tx: Context, { noteId }: RecipeNoteRef) {
  const { db } = tx.deps
  const ofNote = db
    .select({ id: recipeNotesTable.recipeId })
    .from(recipeNotesTable)
    .where(eq(recipeNotesTable.id, noteId))
  const [about] = await db
    .select({ name: recipeTableColumns.name, creatorId: recipeTableColumns.createdBy })
    .from(selectRecipesVisibleTo(tx))
    .where(eq(recipeTableColumns.id, ofNote))
    .for('no key update')
  const [note] = about ? await db.select().from(recipeNotesTable).where(eq(recipeNotesTable.id, noteId)) : []
  if (!about || !note) throw new DomainError('NOT_FOUND', 'notes_note_not_found')
  return { ...note, recipeName: about.name, creatorId: about.creatorId }
}
