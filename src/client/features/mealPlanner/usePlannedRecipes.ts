import { useMemo } from 'react'
import type { PlannedRecipe } from '#shared/contract/planner/mealPlan.ts'
import { addDays, type CalendarDate } from '#shared/mealPlan/calendarDates.ts'
import { maxPlannedRecipesPerCall } from '#shared/mealPlan/limits.ts'
import type { PlannedMeal } from '#shared/mealPlan/meals.ts'
import { trpcHooks } from '../../data/trpc.ts'

/** Left-overs may come from meals of the days before those that are shown. */
const daysBefore = 7

/** The ids of the recipes of meals from a day to a day, in order; at most as many as one call reads. */
export function recipeIdsOfMeals(
  meals: readonly PlannedMeal[],
  from: CalendarDate,
  to: CalendarDate,
): string[] {
  const ids = meals.flatMap(({ date, dish }) =>
    dish.kind === 'recipe' && date >= addDays(from, -daysBefore) && date <= to ? [dish.recipeId] : [],
  )
  return [...new Set(ids)].sort().slice(0, maxPlannedRecipesPerCall)
}

/** The facts of recipes, by their ids. */
export interface PlannedRecipes {
  recipes: ReadonlyMap<string, PlannedRecipe>
  /** Whether the server is being asked: until it has answered, a missing recipe does not count as unchecked. */
  isLoading: boolean
}

/**
 * The facts of the recipes of these days. A recipe is missing where the reader may not see it, where it was deleted, and where
 * the server could not be asked.
 */
export function usePlannedRecipes(
  householdId: string,
  meals: readonly PlannedMeal[],
  from: CalendarDate,
  to: CalendarDate,
): PlannedRecipes {
  const recipeIds = recipeIdsOfMeals(meals, from, to)
  const { data, isFetching } = trpcHooks.mealPlanner.recipes.useQuery(
    { householdId, recipeIds },
    { enabled: recipeIds.length > 0, placeholderData: (before) => before },
  )
  const recipes = useMemo(() => new Map(data?.map((recipe) => [recipe.id, recipe])), [data])
  return { recipes, isLoading: isFetching }
}
