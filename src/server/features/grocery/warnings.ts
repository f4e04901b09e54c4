import { and, desc, eq, isNotNull, not, sql } from 'drizzle-orm'
import type {
  FoodWarnings,
  GroceryRef,
  RecipeWarnings,
  RecipeWarningsInput,
} from '#shared/contract/grocery.ts'
import type { MemberContext } from '../../context.ts'
import { eatersOf, understoodEaters } from '../households/service.ts'
import { getRecipe, proseOf } from '../recipes/service.ts'
import { expectAccess } from './changes.ts'
import { findRecipeWarnings, findWarnings, nothingUnread } from './keptWarnings.ts'
import { groceryDocs } from './table.ts'

/** Names on all lists of a household that are checked, those that changed last; a week's shopping has some 50. */
const maxNames = 300

/**
 * What is on the household's lists and holds, or may hold, what somebody in it is allergic to; nothing where that is not
 * found. Throws NOT_FOUND unless the caller belongs to the household.
 */
export async function listFoodWarnings(
  ctx: MemberContext,
  { householdId }: GroceryRef,
): Promise<FoodWarnings[]> {
  const ours = await expectAccess(ctx, householdId)
  const rows = await ctx.deps.db
    .select({ name: sql<string>`${groceryDocs.name}` })
    .from(groceryDocs)
    .where(
      and(eq(groceryDocs.householdId, householdId), not(groceryDocs.isGone), isNotNull(groceryDocs.name)),
    )
    .groupBy(groceryDocs.name)
    .orderBy(desc(sql`max(${groceryDocs.changedAt})`))
    .limit(maxNames)
  const texts = rows.map(({ name }) => name)
  const found = (await findWarnings(ctx, texts, await eatersOf(ctx, ours))) ?? []
  return texts.flatMap((name, at) => (found[at]?.warnings.length ? [{ name, ...found[at] }] : []))
}

/**
 * The foods of a recipe that hold, or may hold, what somebody in the household is allergic to: its lines, and what only
 * its texts name; and what of it was not read. `isChecked` is false where that could not be looked for. Throws NOT_FOUND, also unless the caller
 * belongs to the household.
 */
export async function listRecipeWarnings(
  ctx: MemberContext,
  { householdId, recipeId }: RecipeWarningsInput,
): Promise<RecipeWarnings> {
  const ours = await expectAccess(ctx, householdId)
  const { name, description, ingredients, instructions, kind } = await getRecipe(ctx, { recipeId })
  const eaters = await eatersOf(ctx, ours)
  const { unknown: unknownAllergies } = await understoodEaters(ctx, eaters)
  const unchecked = { isChecked: false, foods: [], foodNames: [], notRead: nothingUnread, unknownAllergies }
  if (ingredients.length === 0) return unchecked
  const prose = proseOf({ kind, instructions })
  const words = { name, description, ingredients, instructions, ...prose }
  const found = await findRecipeWarnings(ctx, words, eaters)
  return found ? { isChecked: true, ...found, unknownAllergies } : unchecked
}
