import { and, desc, eq, isNotNull, not, sql } from 'drizzle-orm'
import type {
  FoodWarnings,
  GroceryRef,
  RecipeWarnings,
  RecipeWarningsInput,
} from '#shared/contract/grocery.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { AuthorizedHouseholdId, MemberContext } from '../../context.ts'
import { askKitchen } from '../../kitchenThread/askKitchen.ts'
import { JobOverLimit } from '../../kitchenThread/kitchenThread.ts'
import { eatersOf, understoodEaters } from '../households/service.ts'
import { getRecipe } from '../recipes/service.ts'
import { expectAccess } from './changes.ts'
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
  return (
    (await warningsIn(
      ctx,
      ours,
      rows.map(({ name }) => name),
    )) ?? []
  )
}

/**
 * The foods of a recipe that hold, or may hold, what somebody in the household is allergic to: its lines, and what only
 * its texts name. `isChecked` is false where that could not be looked for. Throws NOT_FOUND, also unless the caller
 * belongs to the household.
 */
export async function listRecipeWarnings(
  ctx: MemberContext,
  { householdId, recipeId }: RecipeWarningsInput,
): Promise<RecipeWarnings> {
  const ours = await expectAccess(ctx, householdId)
  const { name, description, ingredients, instructions, kind } = await getRecipe(ctx, { recipeId })
  const { unknown: unknownAllergies } = await understoodEaters(ctx, await eatersOf(ctx, ours))
  if (ingredients.length === 0) return { isChecked: false, foods: [], unknownAllergies }
  const eaters = await allergicEaters(ctx, ours)
  if (eaters.length === 0) return { isChecked: true, foods: [], unknownAllergies }
  const words = { name, description, ingredients, instructions, isProse: kind === 'blog' }
  const foods = await askKitchen(ctx, 'recipeWarnings', { words, eaters }).catch(nullIfOverLimit(ctx))
  return { isChecked: foods !== null, foods: foods ?? [], unknownAllergies }
}

/** Who eats in a household and is allergic to something, with nothing but their allergies. */
async function allergicEaters(ctx: MemberContext, householdId: AuthorizedHouseholdId): Promise<Eater[]> {
  return (await eatersOf(ctx, householdId))
    .map(({ name, allergens, otherAllergies = [] }) => ({
      ...{ name, allergens, otherAllergies },
      ...{ diets: [], dislikes: [], likes: [] },
    }))
    .filter(({ allergens, otherAllergies }) => allergens.length + otherAllergies.length > 0)
}

const nullIfOverLimit = (ctx: MemberContext) => (error: unknown) => {
  if (!(error instanceof JobOverLimit)) throw error
  ctx.deps.log.warn({ err: error }, 'foods not checked')
  return null
}

/** Null where the texts cannot be read in the time there is. */
async function warningsIn(
  ctx: MemberContext,
  householdId: AuthorizedHouseholdId,
  texts: readonly string[],
): Promise<FoodWarnings[] | null> {
  const eaters = await allergicEaters(ctx, householdId)
  if (eaters.length === 0 || texts.length === 0) return []
  const found = await askKitchen(ctx, 'foodWarnings', { texts, eaters }).catch(nullIfOverLimit(ctx))
  return found && texts.flatMap((name, at) => (found[at]!.length > 0 ? [{ name, warnings: found[at]! }] : []))
}
