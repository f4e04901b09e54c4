import type { AllergenId } from '#shared/kitchen/allergens.ts'
import type { AllergyMeaning } from '#shared/kitchen/allergyWords/parseAllergyText.ts'
import type { DietId } from '#shared/kitchen/diets.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { HazardId } from '#shared/kitchen/findings/hazardIds.ts'

/** What is known of a dish beside its name. */
export interface DishFacts {
  contains: readonly AllergenId[]
  mayContain: readonly AllergenId[]
  breaksDiets: readonly DietId[]
  /** Whether each of its lines could be read. */
  isReadCompletely: boolean
  /** Which words for foods, of those that were asked about, it holds for certain. */
  heldWords: readonly string[]
  hazards: readonly HazardId[]
}

/** What one eater must not or does not eat. */
export interface EaterNeeds {
  id: string
  allergens: ReadonlySet<AllergenId>
  diets: ReadonlySet<DietId>
  words: readonly string[]
  isVulnerable: boolean
}

export function toEaterNeeds(
  id: string,
  eater: Eater,
  meanings: ReadonlyMap<string, AllergyMeaning>,
): EaterNeeds {
  const words = eater.otherAllergies ?? []
  const meant = words.flatMap((each) => meanings.get(each) ?? [])
  return {
    id,
    allergens: new Set([...eater.allergens, ...meant.flatMap(({ allergens }) => allergens)]),
    diets: new Set([...eater.diets, ...meant.flatMap(({ diets }) => diets)]),
    words,
    isVulnerable: eater.isVulnerable === true,
  }
}

/**
 * The eaters for whom a dish is not planned: with a finding, also a possible one, and with a line that could not be read where
 * they have an allergy or a diet.
 */
export function findForbiddenEaters(dish: DishFacts, needs: readonly EaterNeeds[]): string[] {
  return needs.filter((each) => isForbidden(dish, each)).map(({ id }) => id)
}

function isForbidden(dish: DishFacts, { allergens, diets, words, isVulnerable }: EaterNeeds): boolean {
  const hasNeeds = allergens.size > 0 || diets.size > 0 || words.length > 0
  return (
    [...dish.contains, ...dish.mayContain].some((each) => allergens.has(each)) ||
    dish.breaksDiets.some((each) => diets.has(each)) ||
    words.some((each) => dish.heldWords.includes(each)) ||
    (isVulnerable && dish.hazards.length > 0) ||
    (hasNeeds && !dish.isReadCompletely)
  )
}
