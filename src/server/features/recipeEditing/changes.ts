import { isDeepStrictEqual } from 'node:util'
import { and, eq, lt, lte, sql } from 'drizzle-orm'
import type { EditableRecipe, RecipeVersionRef } from '#shared/contract/recipes/recipeKeeping.ts'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { requireDatabaseRoomForText } from '../../textRoom.ts'
import {
  createTooMuchTextError,
  examineRecipe,
  isTextWithinQuota,
  lockRecipesOfCaller,
  storeRecipeReport,
} from '../recipes/service.ts'
import { recipeRevisionsTable, recipesTable } from '../recipes/table.ts'
import { addLinesOfBlogText } from './linesOfBlogText.ts'

const ownColumns = {
  recipeId: recipesTable.id,
  version: recipesTable.version,
  updatedAt: recipesTable.updatedAt,
  kind: recipesTable.kind,
  name: recipesTable.name,
  description: recipesTable.description,
  ingredients: recipesTable.ingredients,
  instructions: recipesTable.instructions,
  content: recipesTable.content,
  servings: recipesTable.servings,
  prepTimeMinutes: recipesTable.prepTimeMinutes,
  cookTimeMinutes: recipesTable.cookTimeMinutes,
  totalTimeMinutes: recipesTable.totalTimeMinutes,
  mealType: recipesTable.mealType,
  dietType: recipesTable.dietType,
  cuisine: recipesTable.cuisine,
  isServingsStated: recipesTable.isServingsStated,
  isTotalTimeStated: recipesTable.isTotalTimeStated,
  cookTimeWords: recipesTable.cookTimeWords,
  nutritionInfo: recipesTable.nutritionInfo,
  sentLinesDigest: recipesTable.sentLinesDigest,
}

type Row = typeof recipesTable.$inferSelect
/** Columns that a change may set in addition to the content; revisions do not contain them. */
export type NonRevisionColumns = Pick<
  Row,
  | 'servings'
  | 'prepTimeMinutes'
  | 'cookTimeMinutes'
  | 'totalTimeMinutes'
  | 'mealType'
  | 'dietType'
  | 'cuisine'
  | 'isServingsStated'
  | 'isTotalTimeStated'
  | 'cookTimeWords'
  | 'nutritionInfo'
  | 'sentLinesDigest'
>
/** A stored recipe of the caller's. */
export type OwnRecipe = Omit<EditableRecipe, 'updatedAt'> & Pick<Row, 'updatedAt'> & NonRevisionColumns

/** The content of a recipe, which revisions contain. */
export type RevisionedContent = Pick<
  OwnRecipe,
  'kind' | 'name' | 'description' | 'ingredients' | 'instructions' | 'content'
>

/** A recipe that the caller created. Throws NOT_FOUND, also for a recipe of somebody else's. */
export async function findOwnRecipe({ deps, member }: MemberContext, recipeId: string): Promise<OwnRecipe> {
  const [own] = await deps.db
    .select(ownColumns)
    .from(recipesTable)
    .where(and(eq(recipesTable.id, recipeId), eq(recipesTable.createdBy, member.userId)))
  if (!own) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  return own
}

/**
 * Stores the result of `changed`, and the columns of `frame`, as the next version of a recipe of the caller's, with a
 * revision; without a difference there is no new version. Deletes the oldest versions beyond the maximum. Throws
 * NOT_FOUND, FORBIDDEN when longer text has no room in the account even so, and CONFLICT with the stored recipe when
 * `version` is outdated, because somebody saved meanwhile; their save is not overwritten. If the next version has the
 * content that this change would store, its answer was lost, and it succeeds.
 */
export async function changeOwnRecipe(
  ctx: MemberContext,
  { recipeId, version }: RecipeVersionRef,
  changed: (own: OwnRecipe) => RevisionedContent | Promise<RevisionedContent>,
  frame: Partial<NonRevisionColumns> = {},
): Promise<EditableRecipe> {
  const { userId } = ctx.member
  const own = await findOwnRecipe(ctx, recipeId)
  if (own.version !== version && own.version !== version + 1) throw conflictWith(own)
  const content = await addLinesOfBlogText(ctx, await changed(own))
  if (own.version !== version) return requireStoredAs(own, { ...content, ...frame })
  if (isStoredAs(own, { ...content, ...frame })) return toEditableRecipe(own)
  await requireDatabaseRoomForText(ctx)
  const examination = await examineRecipe(ctx, { ...own, ...content, ...frame })
  return await runInTransaction(ctx, async (tx) => {
    const { db, config } = tx.deps
    await lockRecipesOfCaller(tx)
    const [saved] = await db
      .update(recipesTable)
      .set({
        ...content,
        ...frame,
        ...examination.facts,
        version: sql`${recipesTable.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(
        and(
          eq(recipesTable.id, recipeId),
          eq(recipesTable.createdBy, userId),
          eq(recipesTable.version, version),
        ),
      )
      .returning(ownColumns)
    if (!saved)
      return requireStoredAs(await findOwnRecipe(tx, recipeId), {
        version: version + 1,
        ...content,
        ...frame,
      })
    const before = { recipeId, version, at: own.updatedAt, by: userId, content: contentOf(own) }
    const after = { recipeId, version: saved.version, by: userId, content: contentOf(saved) }
    await storeRecipeReport(tx, { id: recipeId, version: saved.version }, examination)
    // A recipe that was not created by a save has no revision of its first state yet.
    await db.insert(recipeRevisionsTable).values(before).onConflictDoNothing()
    await db.insert(recipeRevisionsTable).values(after)
    const isOld = lte(recipeRevisionsTable.version, saved.version - config.maxRevisionsPerRecipe)
    await db.delete(recipeRevisionsTable).where(and(eq(recipeRevisionsTable.recipeId, recipeId), isOld))
    const isLonger = JSON.stringify(after.content).length > JSON.stringify(before.content).length
    if (!(await makeRoom(tx, saved)) && isLonger) throw createTooMuchTextError(tx)
    return toEditableRecipe(saved)
  })
}

/** The stored recipe, if it already has the wanted values. Throws CONFLICT if not. */
function requireStoredAs(own: OwnRecipe, wanted: Partial<OwnRecipe>): EditableRecipe {
  if (!isStoredAs(own, wanted)) throw conflictWith(own)
  return toEditableRecipe(own)
}

/** Whether a stored recipe has these values. The order of the keys counts, because old clients are answered in it. */
export function isStoredAs(own: OwnRecipe, wanted: Partial<OwnRecipe>): boolean {
  const changed = { ...own, ...wanted }
  return (
    isDeepStrictEqual(changed, own) &&
    JSON.stringify(changed.nutritionInfo) === JSON.stringify(own.nutritionInfo)
  )
}

/**
 * If the caller's text exceeds the account's maximum, deletes the recipe's older versions, except the last one. Returns
 * whether that was enough.
 */
async function makeRoom(tx: MemberContext, { recipeId, version }: OwnRecipe): Promise<boolean> {
  if (await isTextWithinQuota(tx)) return true
  const isOld = lt(recipeRevisionsTable.version, version - 1)
  await tx.deps.db.delete(recipeRevisionsTable).where(and(eq(recipeRevisionsTable.recipeId, recipeId), isOld))
  return await isTextWithinQuota(tx)
}

export function toEditableRecipe(own: OwnRecipe): EditableRecipe {
  const { recipeId, version, updatedAt } = own
  return { recipeId, version, updatedAt: updatedAt.toISOString(), ...contentOf(own) }
}

function contentOf({
  kind,
  name,
  description,
  ingredients,
  instructions,
  content,
}: OwnRecipe): RevisionedContent {
  return { kind, name, description, ingredients, instructions, content }
}

function conflictWith(own: OwnRecipe): DomainError {
  return new DomainError('CONFLICT', 'recipe_keeping_conflict', { stored: toEditableRecipe(own) })
}
