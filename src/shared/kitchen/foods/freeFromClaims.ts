import type { Claim } from './foodClaims.ts'
import { contentsOfFood } from './foodContents.ts'
import type { FoodFact } from './foodFacts.ts'
import type { Food } from './foods.ts'

/** "Almond-free": whatever almonds certainly hold is not in it. */
export function createFreeFromClaim(food: Food): Claim {
  return { words: [], factsDenied: certainFacts(food), factsPossible: [] }
}

function certainFacts(food: Food): FoodFact[] {
  return [...contentsOfFood(food)].filter(([, trace]) => trace.isCertain).map(([fact]) => fact)
}
