import type { PlannedRecipe } from '#shared/contract/mealPlan.ts'
import type { HouseholdEater } from '../eaters.ts'

/** One food or diet, and those who eat the meal and must not, or do not, eat that. */
export interface MealConcern {
  kind: 'contains' | 'may contain' | 'not checked' | 'breaks diet'
  /** The id of an allergen or a diet, or a food in the household's own words. */
  what: string
  eaters: readonly string[]
}

/** What was found in a recipe for those who eat a meal, the worst first. `eaters`: those of the meal. */
export function concernsOfMeal(
  { concerns }: Pick<PlannedRecipe, 'concerns'>,
  eaters: readonly HouseholdEater[],
): MealConcern[] {
  const found = new Map<string, MealConcern & { eaters: string[] }>()
  const add = (kind: MealConcern['kind'], what: string, eater: string) => {
    const key = `${kind} ${what}`
    const known = found.get(key)
    if (known) known.eaters.push(eater)
    else found.set(key, { kind, what, eaters: [eater] })
  }
  for (const { id, name } of eaters) {
    const concern = concerns.find(({ eaterId }) => eaterId === id)
    for (const each of concern?.contains ?? []) add('contains', each, name)
    for (const each of concern?.mayContain ?? []) add('may contain', each, name)
    for (const each of concern?.unknownAllergies ?? []) add('not checked', each, name)
    for (const each of concern?.breaksDiets ?? []) add('breaks diet', each, name)
  }
  return [...found.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

const order: readonly MealConcern['kind'][] = ['contains', 'may contain', 'not checked', 'breaks diet']
