import { type Nutrient, nutrients } from '#shared/kitchen/nutrition/nutrients.ts'
import type { NutrientTarget } from '#shared/kitchen/planner/planProblem.ts'
import type { MealType } from '#shared/kitchen/questionnaire.ts'

/**
 * What somebody is counted to need in a day where they set no target of their own, as an adult does: the reference intakes of Regulation (EU) No
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

/** Whether the target that an eater entered is a minimum, a maximum, or an amount to be met. */
const kindOfFigure: Readonly<Record<Nutrient, NutrientTarget['kind']>> = {
  kcal: 'about',
  proteinGrams: 'at least',
  fatGrams: 'about',
  saturatedFatGrams: 'at most',
  carbohydrateGrams: 'about',
  sugarsGrams: 'at most',
  fibreGrams: 'at least',
  sodiumMg: 'at most',
}

/** Targets for one eater in the part of each day that is planned; `own` are those of a whole day that they set. */
export function targetsForMeals(
  meals: readonly { day: number; mealType: MealType }[],
  own: Partial<Record<Nutrient, number>> = {},
): NutrientTarget[] {
  const days = new Set(meals.map(({ day }) => day)).size
  if (days === 0) return []
  const share = meals.reduce((sum, { mealType }) => sum + shareOfDay[mealType], 0) / days
  const set = nutrients.flatMap((nutrient): NutrientTarget[] => {
    const perDay = own[nutrient]
    return perDay === undefined ? [] : [{ nutrient, perDay, kind: kindOfFigure[nutrient], weight: 1 }]
  })
  const others = referenceTargets.filter(({ nutrient }) => !set.some((each) => each.nutrient === nutrient))
  return [...set, ...others].map((target) => ({ ...target, perDay: target.perDay * Math.min(1, share) }))
}
