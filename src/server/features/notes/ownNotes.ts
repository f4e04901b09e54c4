import { desc, eq } from 'drizzle-orm'
import { maxCountedNotes, notesPageSize } from '#shared/contract/limits.ts'
import type { NoteList, OwnNoteListInput } from '#shared/contract/notes.ts'
import type { MemberContext } from '../../context.ts'
import { recipesVisibleTo, recipeTableColumns } from '../recipes/service.ts'
import { notes } from './table.ts'

/**
 * A page of the notes that the caller wrote, newest first, including those on recipes that they may no longer see:
 * nothing of such a recipe is included.
 */
export async function listOwnNotes(ctx: MemberContext, input: OwnNoteListInput): Promise<NoteList> {
  const { userId } = ctx.member
  const written = await ctx.deps.db.$count(notes, eq(notes.authorId, userId))
  const total = Math.min(written, maxCountedNotes)
  const pageCount = Math.ceil(total / notesPageSize)
  const page = Math.max(1, Math.min(input.page, pageCount))
  const items = total > 0 ? await ownNoteItems(ctx, page) : []
  return { about: null, items, total, isMore: written > maxCountedNotes, page, pageCount }
}

async function ownNoteItems(ctx: MemberContext, page: number): Promise<NoteList['items']> {
  const { userId, name: author } = ctx.member
  const rows = await ctx.deps.db
    .select({
      id: notes.id,
      recipeId: recipeTableColumns.id,
      recipeName: recipeTableColumns.name,
      at: notes.at,
      text: notes.text,
      hiddenAt: notes.hiddenAt,
    })
    .from(notes)
    .leftJoin(recipesVisibleTo(ctx), eq(recipeTableColumns.id, notes.recipeId))
    .where(eq(notes.authorId, userId))
    .orderBy(desc(notes.at), notes.id)
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
