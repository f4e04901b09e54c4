import { eq, sql } from 'drizzle-orm'
import type { SubmitTypedRecipeInput } from '#shared/contract/recipes/recipeKeeping.ts'
import type { MemberContext } from '../../context.ts'
import { digestOfGeneratedRecipe, isGenerationId } from '../generation/service.ts'
import { recipesTable, removedRecipeIdsTable } from '../recipes/table.ts'

/** Maximum ids of removed recipes of one account; beyond it, Larder chooses the ids of its later recipes. */
const maxRemovedIds = 2_000

type TypedRecipe = Omit<SubmitTypedRecipeInput, 'draftId' | 'shownTo'>

/** A digest of everything that may be typed, by which a repeated request for the same recipe is recognized. */
export function digestOfTypedRecipe(typed: TypedRecipe): string {
  const { mealType, dietType, cuisine } = typed
  return digestOfGeneratedRecipe({ recipe: typed, mealType, dietType, cuisine })
}

type DraftIdHolder = 'free' | 'this draft' | 'other recipe of caller' | 'recipe of other user' | 'unavailable'

/**
 * Who has the id of a draft of the caller's: the recipe of this draft, another recipe of theirs, a recipe of another
 * user's, even a hidden one, or anything else that is not or was not theirs. Call it in a transaction that holds
 * `lockRecipesOfCaller`.
 */
export async function findHolderOfDraftId(
  tx: MemberContext,
  id: string,
  digest: string,
): Promise<DraftIdHolder> {
  const { db } = tx.deps
  const { userId } = tx.member
  const [row] = await db.select().from(recipesTable).where(eq(recipesTable.id, id))
  if (row && row.createdBy !== userId) return 'recipe of other user'
  // The id is reserved for the recipe that was generated under it.
  if (await isGenerationId(tx, id)) return 'unavailable'
  if (row)
    return (row.draftDigest ?? digestOfTypedRecipe(row)) === digest ? 'this draft' : 'other recipe of caller'
  const { ownerDigest } = removedRecipeIdsTable
  const isOwn = eq(ownerDigest, sql`owner_digest_of(${userId})`)
  const [removed] = await db
    .select({ isOwn: sql<boolean>`coalesce(${isOwn}, false)` })
    .from(removedRecipeIdsTable)
    .where(eq(removedRecipeIdsTable.id, id))
  if (removed) return removed.isOwn ? 'free' : 'unavailable'
  const leftBehind = await db.$count(removedRecipeIdsTable, isOwn)
  return leftBehind < maxRemovedIds ? 'free' : 'unavailable'
}
