import * as m from '#messages'
import { type MealPlace, type MealPlan, nameOfDish, type PlannedMeal } from '#shared/mealPlan/meals.ts'
import type { MealChanges } from '#shared/mealPlan/operations.ts'
import type { PerformPlanAction } from '../usePlannerChanges.ts'
import { mealPlaceName } from '../words.ts'

/** What a meal's dialog does with it. */
export function createMealActions(meal: PlannedMeal, { meals, settings }: MealPlan, act: PerformPlanAction) {
  const name = nameOfDish(meal.dish)
  const later = meals.filter(
    ({ seriesId, date }) => meal.seriesId !== null && seriesId === meal.seriesId && date >= meal.date,
  )
  return {
    /** `comment`: null leaves the comment, or all of them, as they are. */
    change(changes: MealChanges, comment: string | null) {
      const isChanged = Object.keys(changes).length > 0
      if (!isChanged && comment === null) return
      act(m.meal_plan_saved({ name }), (make, docs) => [
        ...(isChanged ? [make.changeMeal(meal.id, changes)] : []),
        ...(comment === null ? [] : [make.writeComment(docs, meal.id, comment)]),
      ])
    },
    /** Plans the meal again after it was deleted: all its fields are written, with these changes. */
    putBack: (changes: MealChanges, comment: string | null) =>
      act(m.meal_plan_added({ name, place: mealPlaceName(settings.slots, meal) }), (make, docs) => {
        const { date, slotId, dish, servings, eaterIds, state, otherComments } = meal
        const written = comment ?? (otherComments.length > 0 ? null : meal.comment)
        return [
          make.moveMeal(meal.id, { date, slotId }),
          make.changeMeal(meal.id, {
            ...{ dish, eaterIds, state },
            ...(servings !== null && { servings }),
            ...changes,
          }),
          ...(written === null ? [] : [make.writeComment(docs, meal.id, written)]),
        ]
      }),
    copy: (place: MealPlace) =>
      act(m.meal_plan_copied({ name, place: mealPlaceName(settings.slots, place) }), (make) =>
        make.addMeal({ ...meal, ...place }),
      ),
    repeat: (everyDays: number, until: string) =>
      act(m.meal_plan_repeated({ name }), (make) => make.repeatMeal(meal, everyDays, until)),
    remove: () => act(m.meal_plan_removed({ name }), (make, docs) => make.removeMeals(docs, [meal.id])),
    /** Removes this meal and the later ones that the same repetition made; null where there are none. */
    removeSeries:
      later.length < 2
        ? null
        : () =>
            act(m.meal_plan_series_removed({ name, count: later.length }), (make, docs) =>
              make.removeMeals(
                docs,
                later.map(({ id }) => id),
              ),
            ),
  }
}
