import type { NutrientTarget } from '#shared/kitchen/planner/planProblem.ts'
import type { MealType } from '#shared/kitchen/questionnaire.ts'

/**
 * What an adult is counted to need in a day where no own target is known: the reference intakes of Regulation (EU) No
 * 1169/2011, annex XIII, with 6 g of salt as 2,400 mg of sodium, and 25 g of fibre as EFSA's panel advises (2010). No
 * energy: it differs too much between people.
 */
const referenceTargets: readonly NutrientTarget[] = [
  { nutrient: 'proteinGrams', perDay: 50, kind: 'at least', weight: 1 },
  { nutrient: 'fibreGrams', perDay: 25, kind: 'at least', weight: 1 },
  { nutrient: 'saturatedFatGrams', perDay: 20, kind: 'at most', weight: 0.5 },
  { nutrient: 'sodiumMg', perDay: 2_400, kind: 'at most', weight: 0.5 },
]

/** Larder's own estimate of what each meal gives of a day. */
const shareOfDay: Readonly<Record<MealType, number>> = {
  Breakfast: 0.25,
  Lunch: 0.3,
  Dinner: 0.35,
  Snack: 0.1,
}

/** Targets for one eater in the part of each day that is planned. */
export function targetsForMeals(meals: readonly { day: number; mealType: MealType }[]): NutrientTarget[] {
  const days = new Set(meals.map(({ day }) => day)).size
  if (days === 0) return []
  const share = meals.reduce((sum, { mealType }) => sum + shareOfDay[mealType], 0) / days
  return referenceTargets.map((target) => ({ ...target, perDay: target.perDay * Math.min(1, share) }))
}
