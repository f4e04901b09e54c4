import { inArray } from 'drizzle-orm'
import type { RequiredAmounts } from '#shared/grocery/requiredAmounts.ts'
import type { GroceryLine } from '#shared/kitchen/groceryLines.ts'
import type { FoodAtHand } from '#shared/mealPlan/foodAtHand.ts'
import type { MealPlan } from '#shared/mealPlan/meals.ts'
import { findShoppedDaysOfMeal } from '#shared/mealPlan/shopping.ts'
import type { ServerContext } from '../../../context.ts'
import { runKitchenJobInTurn } from '../../../kitchenThread/runKitchenJobInTurn.ts'
import { blogTextFlags } from '../../recipeReport/service.ts'
import { recipeTableColumns, selectRecipesVisibleTo } from '../../recipes/service.ts'
import { isRecipeMeal } from './planGroceries.ts'

interface RecipeToShop {
  /** Null where not all of the household may see the recipe; its lines then have the words of their foods alone. */
  name: string | null
  lines: readonly GroceryLine[]
}

/** What the kitchen read of the recipes and the food of a plan. */
export interface FoodsReadForPlan {
  /** By recipe and servings; null for a recipe that does not exist or that the member may not see. */
  recipes: Map<string, RecipeToShop | null>
  /** By name and amount of a food at hand; null where it cannot be read. */
  atHand: Map<string, { foodKey: string; parts: RequiredAmounts } | null>
}

export const recipeToShopKey = (recipeId: string, servings: number): string => `${servings} ${recipeId}`
export const foodAtHandKey = ({ amount, name }: Pick<FoodAtHand, 'amount' | 'name'>): string =>
  `${amount} ${name}`.trim()

/** Those recipes of a plan that are shopped for, by their keys. */
export function findRecipesToShop({
  meals,
  shopping,
}: MealPlan): Map<string, { recipeId: string; servings: number }> {
  const shopped = meals
    .filter(isRecipeMeal)
    .filter((meal) => findShoppedDaysOfMeal(shopping, meal) !== undefined)
  return new Map(
    shopped.map(({ dish: { recipeId }, servings }) => [
      recipeToShopKey(recipeId, servings ?? 1),
      { recipeId, servings: servings ?? 1 },
    ]),
  )
}

const columns = {
  id: recipeTableColumns.id,
  name: recipeTableColumns.name,
  description: recipeTableColumns.description,
  ingredients: recipeTableColumns.ingredients,
  instructions: recipeTableColumns.instructions,
  kind: recipeTableColumns.kind,
  servings: recipeTableColumns.servings,
  visibility: recipeTableColumns.visibility,
  shownToId: recipeTableColumns.householdId,
}

/**
 * Adds the recipes and the food at hand that were not read before. Recipes are read as this member may see them. Of a recipe that
 * some of the household may not see, only foods and amounts are kept, since each of them can read the grocery list.
 */
export async function readFoodsOfPlan(
  ctx: ServerContext,
  { userId, householdId }: { userId: string; householdId: string },
  plan: MealPlan,
  read: FoodsReadForPlan,
): Promise<void> {
  const missing = [...findRecipesToShop(plan)].filter(([key]) => !read.recipes.has(key))
  const ids = [...new Set(missing.map(([, { recipeId }]) => recipeId))]
  const rows =
    ids.length === 0
      ? []
      : await ctx.deps.db
          .select(columns)
          .from(selectRecipesVisibleTo({ member: { userId } }))
          .where(inArray(recipeTableColumns.id, ids))
  const recipes = new Map(rows.map((row) => [row.id, row]))
  for (const [key, { recipeId, servings }] of missing) {
    const recipe = recipes.get(recipeId)
    if (!recipe) {
      read.recipes.set(key, null)
      continue
    }
    const { name, description, ingredients, instructions, kind, visibility, shownToId } = recipe
    const isSeenByAll = visibility === 'everyone' || (visibility === 'household' && shownToId === householdId)
    const lines = await runKitchenJobInTurn(ctx, 'groceryLines', {
      ingredients,
      factor: servings / recipe.servings,
      beside: { name, description, instructions, ...blogTextFlags({ kind, instructions }) },
    })
    read.recipes.set(key, isSeenByAll ? { name, lines } : { name: null, lines: lines.map(withoutText) })
  }
  await readFoodsAtHand(ctx, plan.foodsAtHand, read)
}

/** A line that asks for the same food, by a name of the catalogue or the words for it in the recipe. */
const withoutText = (line: GroceryLine): GroceryLine => ({
  ...line,
  text: line.name,
  language: line.category === null ? line.language : 'en',
})

async function readFoodsAtHand(
  ctx: ServerContext,
  foods: readonly FoodAtHand[],
  { atHand }: FoodsReadForPlan,
) {
  const texts = [...new Set(foods.map(foodAtHandKey))].filter((text) => !atHand.has(text))
  if (texts.length === 0) return
  const lines = await runKitchenJobInTurn(ctx, 'groceryLines', { ingredients: texts, factor: 1 })
  const byText = Map.groupBy(lines, ({ text }) => text)
  for (const text of texts) {
    const [line, ...others] = byText.get(text) ?? []
    // Of "salt and pepper" the amount of each is not known.
    const isRead = line !== undefined && others.length === 0
    atHand.set(text, isRead ? { foodKey: line.key, parts: [line.part] } : null)
  }
}
