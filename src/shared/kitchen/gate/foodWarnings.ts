import type { AllergenId } from '../allergens.ts'
import type { Eater } from '../eaters.ts'
import { checkLine } from './checkLine.ts'
import { concernsOf, traceIn } from './eaterFindings.ts'

/**
 * That something holds what an eater is allergic to, or may hold it: one of the fourteen allergens, or a food in the
 * eater's own words; the other is null.
 */
export interface FoodWarning {
  eater: string
  allergen: AllergenId | null
  food: string | null
  isCertain: boolean
}

/** For each text, an ingredient line or what somebody wants to buy, what it holds against the eaters; certain ones first. */
export function foodWarnings(texts: readonly string[], eaters: readonly Eater[]): FoodWarning[][] {
  const concerns = eaters.flatMap((eater) =>
    concernsOf({ ...eater, diets: [], dislikes: [] }).map((concern) => ({ eater: eater.name, concern })),
  )
  return texts.map((text) => {
    const check = checkLine(text)
    const found = concerns.flatMap(({ eater, concern }): FoodWarning[] => {
      const trace = traceIn(check, concern)
      if (!trace) return []
      const allergen = concern.kind === 'allergen' ? concern.id : null
      const food = concern.kind === 'allergy' ? concern.food : null
      return [{ eater, allergen, food, isCertain: trace.isCertain }]
    })
    return [...found.filter(({ isCertain }) => isCertain), ...found.filter(({ isCertain }) => !isCertain)]
  })
}
