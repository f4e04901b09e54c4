import type { PlannedRecipe } from '#shared/contract/planner/mealPlan.ts'
import { getCurrentLocale } from '#shared/currentLocale.ts'
import { translateFoodName } from '#shared/kitchen/foodNames.ts'
import type { HouseholdEater } from '../eaters.ts'

/** One food or diet, and those who eat the meal and must not, or do not, eat that. */
export interface MealConcern {
  kind: 'contains' | 'may contain' | 'hazard' | 'checked in part' | 'not checked' | 'breaks diet'
  /** The id of an allergen, a diet or a hazard, or a food in the household's own words; '' where there is none. */
  what: string
  /** Empty for what concerns everybody. */
  eaters: readonly string[]
  /** The food that a hazard is about. */
  foodOfHazard?: string
}

/** What was found in a recipe for those who eat a meal, the worst first. `eaters`: those of the meal. */
export function findConcernsOfMeal(
  { concerns, hazards, foodNames }: Pick<PlannedRecipe, 'concerns' | 'hazards' | 'foodNames'>,
  eaters: readonly HouseholdEater[],
): MealConcern[] {
  const found = new Map<string, MealConcern & { eaters: string[] }>()
  const add = (kind: MealConcern['kind'], what: string, eater: string) => {
    const key = `${kind} ${what}`
    const known = found.get(key)
    if (known) known.eaters.push(eater)
    else found.set(key, { kind, what, eaters: [eater] })
  }
  const addHazard = ({ hazard, about }: PlannedRecipe['hazards'][number], eater: string | null) => {
    const key = JSON.stringify(['hazard', hazard, about])
    const known = found.get(key)
    // What concerns everybody needs no names.
    if (known && eater !== null && known.eaters.length > 0) known.eaters.push(eater)
    else if (!known)
      found.set(key, {
        ...{ kind: 'hazard', what: hazard, eaters: eater === null ? [] : [eater] },
        foodOfHazard: translateFoodName(getCurrentLocale(), about, foodNames),
      })
  }
  if (eaters.length > 0) for (const each of hazards) addHazard(each, null)
  for (const { id, name } of eaters) {
    const concern = concerns.find(({ eaterId }) => eaterId === id)
    for (const each of concern?.contains ?? []) add('contains', each, name)
    for (const each of concern?.mayContain ?? []) add('may contain', each, name)
    for (const each of concern?.hazards ?? []) addHazard(each, name)
    if (concern?.isCheckedInPart) add('checked in part', '', name)
    for (const each of concern?.unknownAllergies ?? []) add('not checked', each, name)
    for (const each of concern?.breaksDiets ?? []) add('breaks diet', each, name)
  }
  return [...found.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

const order: readonly MealConcern['kind'][] = [
  ...(['contains', 'may contain', 'hazard', 'checked in part', 'not checked', 'breaks diet'] as const),
]
