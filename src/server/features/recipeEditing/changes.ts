import { isDeepStrictEqual } from 'node:util'
import { and, eq, lt, lte, sql } from 'drizzle-orm'
import type { EditableRecipe, RecipeVersionRef } from '#shared/contract/recipes/recipeKeeping.ts'
import type { MemberContext } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { expectRoomForText } from '../../textRoom.ts'
import { examineRecipe, isTextWithin, lockRecipesOf, storeReport, tooMuchText } from '../recipes/service.ts'
import { recipeRevisions, recipes } from '../recipes/table.ts'
import { withOwnLines } from './ownLines.ts'

const ownColumns = {
  recipeId: recipes.id,
  version: recipes.version,
  updatedAt: recipes.updatedAt,
  kind: recipes.kind,
  name: recipes.name,
  description: recipes.description,
  ingredients: recipes.ingredients,
  instructions: recipes.instructions,
  content: recipes.content,
  servings: recipes.servings,
  prepTimeMinutes: recipes.prepTimeMinutes,
  cookTimeMinutes: recipes.cookTimeMinutes,
  totalTimeMinutes: recipes.totalTimeMinutes,
  mealType: recipes.mealType,
  dietType: recipes.dietType,
  cuisine: recipes.cuisine,
  isServingsStated: recipes.isServingsStated,
  isTotalTimeStated: recipes.isTotalTimeStated,
  cookTimeWords: recipes.cookTimeWords,
  nutritionInfo: recipes.nutritionInfo,
}

type Row = typeof recipes.$inferSelect
/** What a change may change beside the words; a revision does not keep it. */
export type Frame = Pick<
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
>
/** A recipe of the caller's, as it is kept. */
export type OwnRecipe = Omit<EditableRecipe, 'updatedAt'> & Pick<Row, 'updatedAt'> & Frame

/** What a change may change: all that a revision keeps. */
export type Content = Pick<
  OwnRecipe,
  'kind' | 'name' | 'description' | 'ingredients' | 'instructions' | 'content'
>

/** A recipe that the caller made. Throws NOT_FOUND, also for a recipe of somebody else's. */
export async function ownRecipe({ deps, member }: MemberContext, recipeId: string): Promise<OwnRecipe> {
  const [own] = await deps.db
    .select(ownColumns)
    .from(recipes)
    .where(and(eq(recipes.id, recipeId), eq(recipes.createdBy, member.userId)))
  if (!own) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  return own
}

/**
 * Gives a recipe of the caller's what `changed` makes of it, and the parts of `frame`, as its next version, and keeps that as a revision; what
 * changes nothing makes none. Versions beyond those that are kept go, the oldest first. Throws NOT_FOUND, FORBIDDEN when
 * longer text has no room in the account even so, and CONFLICT with the recipe as it is kept when `version` is not its
 * own: somebody saved since, and nothing of theirs is overwritten. Where the next version is what this change makes, the answer
 * to it was lost, and it is answered as saved.
 */
export async function changeRecipe(
  ctx: MemberContext,
  { recipeId, version }: RecipeVersionRef,
  changed: (own: OwnRecipe) => Content | Promise<Content>,
  frame: Partial<Frame> = {},
): Promise<EditableRecipe> {
  const { userId } = ctx.member
  const own = await ownRecipe(ctx, recipeId)
  if (own.version !== version && own.version !== version + 1) throw conflictWith(own)
  const content = await withOwnLines(ctx, await changed(own))
  if (own.version !== version) return expectSame(own, { ...content, ...frame })
  if (isDeepStrictEqual({ ...own, ...content, ...frame }, own)) return toEditable(own)
  await expectRoomForText(ctx)
  const examined = await examineRecipe(ctx, { ...own, ...content, ...frame })
  return await withTransaction(ctx, async (tx) => {
    const { db, config } = tx.deps
    await lockRecipesOf(tx)
    const [saved] = await db
      .update(recipes)
      .set({
        ...content,
        ...frame,
        ...examined.facts,
        version: sql`${recipes.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(recipes.id, recipeId), eq(recipes.createdBy, userId), eq(recipes.version, version)))
      .returning(ownColumns)
    if (!saved)
      return expectSame(await ownRecipe(tx, recipeId), { version: version + 1, ...content, ...frame })
    const before = { recipeId, version, at: own.updatedAt, by: userId, content: contentOf(own) }
    const after = { recipeId, version: saved.version, by: userId, content: contentOf(saved) }
    await storeReport(tx, { id: recipeId, version: saved.version }, examined)
    // A recipe that came by another way than a save has no revision of its first state yet.
    await db.insert(recipeRevisions).values(before).onConflictDoNothing()
    await db.insert(recipeRevisions).values(after)
    const isOld = lte(recipeRevisions.version, saved.version - config.maxRevisionsPerRecipe)
    await db.delete(recipeRevisions).where(and(eq(recipeRevisions.recipeId, recipeId), isOld))
    const isLonger = JSON.stringify(after.content).length > JSON.stringify(before.content).length
    if (!(await makeRoom(tx, saved)) && isLonger) throw tooMuchText(tx)
    return toEditable(saved)
  })
}

/** The recipe as it is kept, where it is so already. Throws CONFLICT where it is not. */
function expectSame(own: OwnRecipe, wanted: Partial<OwnRecipe>): EditableRecipe {
  if (!isDeepStrictEqual({ ...own, ...wanted }, own)) throw conflictWith(own)
  return toEditable(own)
}

/**
 * Where the caller's text takes more room than one account has, the recipe's older versions go, but for the last.
 * Returns whether that was enough.
 */
async function makeRoom(tx: MemberContext, { recipeId, version }: OwnRecipe): Promise<boolean> {
  if (await isTextWithin(tx)) return true
  const isOld = lt(recipeRevisions.version, version - 1)
  await tx.deps.db.delete(recipeRevisions).where(and(eq(recipeRevisions.recipeId, recipeId), isOld))
  return await isTextWithin(tx)
}

export function toEditable(own: OwnRecipe): EditableRecipe {
  const { recipeId, version, updatedAt } = own
  return { recipeId, version, updatedAt: updatedAt.toISOString(), ...contentOf(own) }
}

function contentOf({ kind, name, description, ingredients, instructions, content }: OwnRecipe): Content {
  return { kind, name, description, ingredients, instructions, content }
}

function conflictWith(own: OwnRecipe): DomainError {
  return new DomainError('CONFLICT', 'recipe_keeping_conflict', { stored: toEditable(own) })
}
