import { desc, eq } from 'drizzle-orm'
import { maxCountedNotes, notesPageSize } from '#shared/contract/limits.ts'
import type { NotesOfCallerInput, RecipeNoteList } from '#shared/contract/notes.ts'
import type { MemberContext } from '../../context.ts'
import { recipeTableColumns, selectRecipesVisibleTo } from '../recipes/service.ts'
import { recipeNotesTable } from './table.ts'

/**
 * A page of the notes that the caller wrote, newest first, including those on recipes that they may no longer see:
 * nothing of such a recipe is included.
 */
export async function listNotesOfCaller(
  ctx: MemberContext,
  input: NotesOfCallerInput,
): Promise<RecipeNoteList> {
  const { userId } = ctx.member
  const written = await ctx.deps.db.$count(recipeNotesTable, eq(recipeNotesTable.authorId, userId))
  const total = Math.min(written, maxCountedNotes)
  const pageCount = Math.ceil(total / notesPageSize)
  const page = Math.max(1, Math.min(input.page, pageCount))
  const items = total > 0 ? await ownNoteItems(ctx, page) : []
  return { about: null, items, total, isMore: written > maxCountedNotes, page, pageCount }
}

async function ownNoteItems(ctx: MemberContext, page: number): Promise<RecipeNoteList['items']> {
  const { userId, name: author } = ctx.member
  const rows = await ctx.deps.db
    .select({
      id: recipeNotesTable.id,
      recipeId: recipeTableColumns.id,
      recipeName: recipeTableColumns.name,
      at: recipeNotesTable.at,
      text: recipeNotesTable.text,
      hiddenAt: recipeNotesTable.hiddenAt,
    })
    .from(recipeNotesTable)
    .leftJoin(selectRecipesVisibleTo(ctx), eq(recipeTableColumns.id, recipeNotesTable.recipeId))
    .where(eq(recipeNotesTable.authorId, userId))
    .orderBy(desc(recipeNotesTable.at), recipeNotesTable.id)
    .limit(notesPageSize)
    .offset((page - 1) * notesPageSize)
  return rows.map(({ id, recipeId, recipeName, at, text, hiddenAt }) => ({
    id,
    recipe: recipeId === null ? null : { id: recipeId, name: recipeName ?? '' },
    author,
    at: at.toISOString(),
    text,
    isMine: true,
    canRemove: true,
    isHidden: hiddenAt !== null,
    canShow: false,
  }))
}
