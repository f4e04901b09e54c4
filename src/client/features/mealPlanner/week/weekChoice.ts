import type { WeekPlanObjective } from '#shared/contract/planner/weekPlanDemands.ts'
import { weekPlanObjectives } from '#shared/contract/planner/weekPlanDemands.ts'
import type {
  WeekPlan,
  WeekPlanAlternative,
  WeekPlanCosts,
  WeekPlanEntry,
} from '#shared/contract/planner/weekPlans.ts'
import type { MealPlanOperation } from '#shared/mealPlan/kind.ts'
import type { MealPlace } from '#shared/mealPlan/meals.ts'
import type { createMealPlanOperations } from '#shared/mealPlan/operations.ts'
import { isSameMealPlace, mealPlaceKey } from './weekDemands.ts'

/** Alternatives that were chosen in place of entries, by the keys of their meals. */
export type ChosenAlternatives = Readonly<Record<string, WeekPlanAlternative>>

/** The entries with what was chosen in their place: those who eat left-overs of an entry eat those of its alternative. */
export function replaceEntriesByAlternatives(
  { entries }: WeekPlan,
  chosen: ChosenAlternatives,
): WeekPlanEntry[] {
  const swapped = entries.map((entry) => {
    const alternative = chosen[mealPlaceKey(entry)]
    return alternative
      ? { ...entry, dishId: alternative.dishId, leftOversOf: alternative.leftOversOf, reasons: [] }
      : entry
  })
  return swapped.map((entry) => {
    const source = entry.leftOversOf && swapped.find((each) => isSameMealPlace(each, entry.leftOversOf!))
    return source ? { ...entry, dishId: source.dishId } : entry
  })
}

/** What the plan has of each objective with the alternatives that were chosen: exact for one, an estimate for more. */
export function objectiveAmountsWithAlternatives(
  { amounts }: WeekPlan,
  chosen: ChosenAlternatives,
): Record<WeekPlanObjective, number> | null {
  if (!amounts) return null
  const changes = Object.values(chosen)
  return Object.fromEntries(
    weekPlanObjectives.map((each) => [
      each,
      Math.max(
        0,
        changes.reduce((sum, alternative) => sum + alternative.changes[each], amounts[each]),
      ),
    ]),
  ) as Record<WeekPlanObjective, number>
}

/** What the prices say of the plan, with the alternatives that were chosen: the cost of each of them may be known in part alone. */
export function costsWithChoices(
  { costs, dishes }: Pick<WeekPlan, 'costs' | 'dishes'>,
  chosen: ChosenAlternatives,
): WeekPlanCosts | null {
  const isPartial = Object.values(chosen).some(
    ({ dishId }) => !dishes.find(({ id }) => id === dishId)?.isCostKnown,
  )
  return costs && isPartial ? { ...costs, hasUncountedLines: true } : costs
}

const mealAt = ({ demands }: WeekPlan, place: MealPlace) =>
  demands.meals.find((meal) => isSameMealPlace(meal, place))

/** How many servings each entry cooks: those of its meal, and of the meals that eat its left-overs. */
export function countServingsToCook(
  plan: WeekPlan,
  entries: readonly WeekPlanEntry[],
  entry: MealPlace,
): number {
  const servingsOf = (place: MealPlace) => mealAt(plan, place)?.servings ?? 1
  const eaten = entries.filter(({ leftOversOf }) => leftOversOf && isSameMealPlace(leftOversOf, entry))
  return servingsOf(entry) + eaten.reduce((sum, each) => sum + servingsOf(each), 0)
}

type Make = ReturnType<typeof createMealPlanOperations>

/** Plans the meals of a proposal. `recipeIds` are those of its dishes, by their ids; meals whose dish has none are left out. */
export function createOperationsToTakePlan(
  make: Make,
  plan: WeekPlan,
  entries: readonly WeekPlanEntry[],
  recipeIds: ReadonlyMap<string, string>,
): MealPlanOperation[] {
  const nameOf = new Map(plan.dishes.map(({ id, name }) => [id, name]))
  const made = new Map<string, MealPlanOperation>()
  const cooked = entries.filter(({ leftOversOf }) => leftOversOf === null)
  for (const entry of cooked) {
    const recipeId = recipeIds.get(entry.dishId)
    if (recipeId === undefined) continue
    const { date, slotId } = entry
    const name = nameOf.get(entry.dishId) ?? ''
    const operation = make.addMeal({
      date,
      slotId,
      dish: { kind: 'recipe', recipeId, name },
      servings: countServingsToCook(plan, entries, entry),
      eaterIds: mealAt(plan, entry)?.eaterIds ?? null,
      comment: '',
    })
    made.set(mealPlaceKey(entry), operation)
  }
  const leftOvers = entries.flatMap((entry) => {
    const source = entry.leftOversOf && made.get(mealPlaceKey(entry.leftOversOf))
    if (!source) return []
    const { date, slotId } = entry
    const meal = mealAt(plan, entry)
    return make.addMeal({
      date,
      slotId,
      dish: { kind: 'leftovers', mealId: source.documentId, name: nameOf.get(entry.dishId) ?? '' },
      servings: meal?.servings ?? 1,
      eaterIds: meal?.eaterIds ?? null,
      comment: '',
    })
  })
  return [...made.values(), ...leftOvers]
}
