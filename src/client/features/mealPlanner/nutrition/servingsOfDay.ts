import type { EatenServing } from '#shared/kitchen/nutrition/addServings.ts'
import type { CalendarDate } from '#shared/mealPlan/calendarDates.ts'
import { eatersOfMeal, type PlannedMeal } from '#shared/mealPlan/meals.ts'
import type { MealSlot } from '#shared/mealPlan/slots.ts'
import type { PlannedRecipes } from '../usePlannedRecipes.ts'

export interface EatenOnDay {
  /** A serving of each meal that has a recipe; left-overs have that of the meal they come from. */
  servings: EatenServing[]
  /** Notes, whose food is unknown. */
  notes: number
}

interface PlanOfDay {
  meals: readonly PlannedMeal[]
  slots: readonly MealSlot[]
  /** Ids of all who eat with the household. */
  eaterIds: readonly string[]
  recipes: PlannedRecipes['recipes']
}

/** What one person eats on a day: one serving of each meal that is for them and is not skipped. */
export function listServingsEatenOnDay(
  { meals, slots, eaterIds, recipes }: PlanOfDay,
  day: CalendarDate,
  eaterId: string,
): EatenOnDay {
  const eaten = meals.filter(
    (meal) =>
      meal.date === day &&
      meal.state !== 'skipped' &&
      eatersOfMeal(
        meal,
        slots.find(({ id }) => id === meal.slotId),
        eaterIds,
      ).includes(eaterId),
  )
  const servings = eaten.flatMap(({ dish }): EatenServing[] => {
    if (dish.kind === 'note') return []
    const cooked = dish.kind === 'recipe' ? dish : meals.find(({ id }) => id === dish.mealId)?.dish
    const recipeId = cooked?.kind === 'recipe' ? cooked.recipeId : null
    const nutrients = (recipeId !== null && recipes.get(recipeId)?.nutrition) || null
    return [{ recipeId: recipeId ?? '', nutrients: nutrients as EatenServing['nutrients'] }]
  })
  return { servings, notes: eaten.length - servings.length }
}
