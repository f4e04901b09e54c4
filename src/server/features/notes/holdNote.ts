import { eq } from 'drizzle-orm'
import type { NoteRef } from '#shared/contract/notes.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { recipes } from '../recipes/table.ts'
import { notes } from './table.ts'

/**
 * A note and who may decide on it. Until the transaction is over nobody else changes a note on its recipe: whoever
 * deletes the recipe takes the same way, recipe first. Throws NOT_FOUND.
 */
export async function holdNote({ deps: { db } }: Pick<Context, 'deps'>, { noteId }: NoteRef) {
  const ofNote = db.select({ id: notes.recipeId }).from(notes).where(eq(notes.id, noteId))
  const [recipe] = await db
    .select({ name: recipes.name, creatorId: recipes.createdBy })
    .from(recipes)
    .where(eq(recipes.id, ofNote))
    .for('no key update')
  const [note] = recipe ? await db.select().from(notes).where(eq(notes.id, noteId)) : []
  if (!recipe || !note) throw new DomainError('NOT_FOUND', 'notes_note_not_found')
  return { ...note, recipeName: recipe.name, creatorId: recipe.creatorId }
}
