import { and, desc, eq, isNotNull, not, sql } from 'drizzle-orm'
import type { FoodWarnings, GroceryRef, RecipeWarnings } from '#shared/contract/grocery.ts'
import type { RecipeRef } from '#shared/contract/recipes.ts'
import type { MemberContext } from '../../context.ts'
import { askKitchen } from '../../kitchenThread/askKitchen.ts'
import { JobOverLimit } from '../../kitchenThread/kitchenThread.ts'
import { eatersOf } from '../households/service.ts'
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
  await expectAccess(ctx, householdId)
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
      rows.map(({ name }) => name),
    )) ?? []
  )
}

/**
 * The lines of a recipe that hold, or may hold, what somebody in the caller's household is allergic to; `isChecked` is
 * false where that could not be looked for. Throws NOT_FOUND.
 */
export async function listRecipeWarnings(ctx: MemberContext, ref: RecipeRef): Promise<RecipeWarnings> {
  const { ingredients } = await getRecipe(ctx, ref)
  const lines = await warningsIn(ctx, ingredients)
  return { isChecked: lines !== null && ingredients.length > 0, lines: lines ?? [] }
}

/** Null where the texts cannot be read in the time there is. */
async function warningsIn(ctx: MemberContext, texts: readonly string[]): Promise<FoodWarnings[] | null> {
  const eaters = (await eatersOf(ctx))
    .map(({ name, allergens, otherAllergies = [] }) => ({
      ...{ name, allergens, otherAllergies },
      ...{ diets: [], dislikes: [], likes: [] },
    }))
    .filter(({ allergens, otherAllergies }) => allergens.length + otherAllergies.length > 0)
  if (eaters.length === 0 || texts.length === 0) return []
  const found = await askKitchen(ctx, 'foodWarnings', { texts, eaters }).catch((error) => {
    if (!(error instanceof JobOverLimit)) throw error
    ctx.deps.log.warn({ err: error }, 'foods not checked')
    return null
  })
  return found && texts.flatMap((name, at) => (found[at]!.length > 0 ? [{ name, warnings: found[at]! }] : []))
}
