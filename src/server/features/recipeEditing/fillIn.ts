import { and, eq, isNull } from 'drizzle-orm'
import type { RecipeRef } from '#shared/contract/recipes/recipes.ts'
import type { MemberContext } from '../../context.ts'
import { recipesTable } from '../recipes/table.ts'
import { changeOwnRecipe, findOwnRecipe, type NonRevisionColumns } from './changes.ts'

/** What another copy of a recipe states of it. Minutes are 0 where it states none. */
export interface StatedOfRecipe {
  description: string
  servings: number
  isServingsStated: boolean
  prepTimeMinutes: number
  cookTimeMinutes: number
  totalTimeMinutes: number
  sourceUrl: string | null
  sourceAuthor: string | null
}

/**
 * Fills in what a recipe of the caller's lacks: its description, servings, times and source. What it has stays. Returns whether it lacks
 * a photo too. Throws NOT_FOUND, also for somebody else's recipe, and what `changeOwnRecipe` throws.
 */
export async function fillInOwnRecipe(
  ctx: MemberContext,
  { recipeId }: RecipeRef,
  stated: StatedOfRecipe,
): Promise<{ isWithoutPhoto: boolean }> {
  const own = await findOwnRecipe(ctx, recipeId)
  const columns: Partial<NonRevisionColumns> = {}
  if (!own.isServingsStated && stated.isServingsStated)
    Object.assign(columns, { servings: stated.servings, isServingsStated: true })
  const hasTimes = own.prepTimeMinutes + own.cookTimeMinutes + own.totalTimeMinutes > 0
  if (!hasTimes && stated.totalTimeMinutes > 0) {
    const { prepTimeMinutes, cookTimeMinutes, totalTimeMinutes } = stated
    Object.assign(columns, { prepTimeMinutes, cookTimeMinutes, totalTimeMinutes, isTotalTimeStated: true })
  }
  await changeOwnRecipe(
    ctx,
    own,
    ({ kind, name, description, ingredients, instructions, content }) => ({
      ...{ kind, name, ingredients, instructions, content },
      description: description.trim() === '' ? stated.description : description,
    }),
    columns,
  )
  const isOwn = and(eq(recipesTable.id, recipeId), eq(recipesTable.createdBy, ctx.member.userId))
  const { sourceUrl, sourceAuthor } = stated
  const { db } = ctx.deps
  if (sourceUrl !== null)
    await db
      .update(recipesTable)
      .set({ sourceUrl })
      .where(and(isOwn, isNull(recipesTable.sourceUrl)))
  if (sourceAuthor !== null)
    await db
      .update(recipesTable)
      .set({ sourceAuthor })
      .where(and(isOwn, isNull(recipesTable.sourceAuthor)))
  const [row] = await db.select({ photo: recipesTable.photo }).from(recipesTable).where(isOwn)
  return { isWithoutPhoto: row?.photo === null }
}
