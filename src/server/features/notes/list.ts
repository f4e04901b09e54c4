import { and, count, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { maxCountedNotes, notesPageSize } from '#shared/contract/limits.ts'
import type { RecipeNoteList, RecipeNoteListInput } from '#shared/contract/notes.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { usersTable } from '../auth/table.ts'
import { recipeTableColumns, selectRecipesVisibleTo } from '../recipes/service.ts'
import { recipeNotesTable } from './table.ts'

/**
 * A page of the notes on a recipe, or on all that the caller may see, newest first. One that waits for review is shown
 * only to its author and the recipe's creator. Throws NOT_FOUND when there is no such recipe.
 */
export async function listRecipeNotes(ctx: Context, input: RecipeNoteListInput): Promise<RecipeNoteList> {
  const { recipeId } = input
  const isAsked = and(
    recipeId === null ? undefined : eq(recipeNotesTable.recipeId, recipeId),
    isNoteShownTo(ctx),
  )
  // At the same time, because the recipe's page waits for them.
  const [about, counted, asked] = await Promise.all([
    recipeId === null ? null : findNotedRecipe(ctx, recipeId),
    countNotes(ctx, isAsked),
    readNotePage(ctx, isAsked, input.page),
  ])
  const total = Math.min(counted, maxCountedNotes)
  const pageCount = Math.ceil(total / notesPageSize)
  const page = Math.max(1, Math.min(input.page, pageCount))
  const items = page === input.page ? asked : await readNotePage(ctx, isAsked, page)
  return { about, items, total, isMore: counted > maxCountedNotes, page, pageCount }
}

/** The number of notes, counted up to one more than are listed. */
async function countNotes(ctx: Context, isAsked: Condition): Promise<number> {
  const { db } = ctx.deps
  const found = db
    .select({ id: recipeNotesTable.id })
    .from(recipeNotesTable)
    .innerJoin(selectRecipesVisibleTo(ctx), eq(recipeTableColumns.id, recipeNotesTable.recipeId))
    .where(isAsked)
    .limit(maxCountedNotes + 1)
    .as('found')
  const [row] = await db.select({ n: count() }).from(found)
  return row?.n ?? 0
}

type Condition = ReturnType<typeof and>

async function findNotedRecipe(ctx: Context, recipeId: string): Promise<{ id: string; name: string }> {
  const [about] = await ctx.deps.db
    .select({ id: recipeTableColumns.id, name: recipeTableColumns.name })
    .from(selectRecipesVisibleTo(ctx))
    .where(eq(recipeTableColumns.id, recipeId))
  if (!about) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  return about
}

function isNoteShownTo({ member }: Context) {
  const isOpen = isNull(recipeNotesTable.hiddenAt)
  if (!member) return isOpen
  return or(
    isOpen,
    eq(recipeNotesTable.authorId, member.userId),
    eq(recipeTableColumns.createdBy, member.userId),
  )
}

async function readNotePage(
  ctx: Context,
  isAsked: Condition,
  page: number,
): Promise<RecipeNoteList['items']> {
  const userId = ctx.member?.userId ?? null
  const rows = await ctx.deps.db
    .select({
      id: recipeNotesTable.id,
      recipe: { id: recipeTableColumns.id, name: recipeTableColumns.name },
      author: usersTable.name,
      authorId: recipeNotesTable.authorId,
      creatorId: recipeTableColumns.createdBy,
      at: recipeNotesTable.at,
      text: recipeNotesTable.text,
      hiddenAt: recipeNotesTable.hiddenAt,
    })
    .from(recipeNotesTable)
    .innerJoin(selectRecipesVisibleTo(ctx), eq(recipeTableColumns.id, recipeNotesTable.recipeId))
    .innerJoin(usersTable, eq(usersTable.id, recipeNotesTable.authorId))
    .where(isAsked)
    // In the order of the index.
    .orderBy(sql`${desc(recipeNotesTable.at)} nulls last`, recipeNotesTable.id)
    .limit(notesPageSize)
    .offset((page - 1) * notesPageSize)
  return rows.map(({ authorId, creatorId, at, hiddenAt, ...note }) => {
    const isMine = authorId === userId
    const isOnOwnRecipe = userId !== null && creatorId === userId
    const isHidden = hiddenAt !== null
    return {
      ...note,
      at: at.toISOString(),
      isMine,
      canRemove: isMine || isOnOwnRecipe,
      isHidden,
      canShow: isHidden && isOnOwnRecipe && !isMine,
    }
  })
}
