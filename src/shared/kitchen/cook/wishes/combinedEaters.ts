import { findAllergenByName } from '../../allergens.ts'
import type { DietId } from '../../diets.ts'
import type { Eater } from '../../eaters.ts'
import { createUnwantedFoodPathFinder } from '../../gate/allergies/allergies.ts'
import { checkLine, type LineCheck } from '../../gate/checkLine.ts'
import type { DietType } from '../../questionnaire.ts'
import { isFoodAllowedForAllergen } from '../choose/allergenRules.ts'
import { isFoodAllowedByDiet } from '../choose/dietRules.ts'
import { pickRandomChoice, type SeededRandom } from '../choose/seededRandom.ts'
import { getLarderFood, type LarderFood } from '../larderFood.ts'
import { findFoodMeaningsInWish } from './parseCookWish.ts'
import { isTooGeneralFoodWord, narrowToWantedFoods, type WishedFoodMeaning } from './wishWords.ts'

/** Everyone at the table, as one guest: what all of them may have, and what somebody likes. */
export interface CombinedEaters {
  /** The diets among theirs that the questionnaire knows as well. */
  diets: readonly DietType[]
  allows(food: LarderFood): boolean
  likes: readonly WishedFoodMeaning[]
  /** One of the likes, taken where there is a choice: not all of them in every dish. */
  treat: readonly WishedFoodMeaning[]
}

/**
 * Whether a food, by its name, holds or may hold any of what people are allergic to, by somebody who knows more foods than the larder.
 * The words are given first, all at once: reading them takes longer than looking for them.
 */
export type AllergyFoodCheckFactory = (allergies: readonly string[]) => (food: string) => boolean

const dietTypeOf: Readonly<Partial<Record<DietId, DietType>>> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  pescatarian: 'Pescatarian',
  keto: 'Keto',
  paleo: 'Paleo',
}

/** Salt and salty foods, which harm the kidneys of infants. */
const salty =
  /\bsalt$|\bmiso$|soy sauce|tamari|fish sauce|oyster sauce|hoisin|Worcestershire|aminos|anchov|caper|\bolives?$|bacon|\bham$|prosciutto|chorizo|pancetta|salami|corned beef|feta|halloumi|kimchi|pickle|smoked |dashi|salt cod/
const isUnfitForInfants = ({ name, tags }: LarderFood): boolean => salty.test(name) || tags.has('chili')

const checks = new Map<LarderFood, LineCheck>()

function checkOfLarderFood(food: LarderFood): LineCheck {
  const known = checks.get(food)
  if (known) return known
  const check = checkLine(food.name)
  checks.set(food, check)
  return check
}

export function combineEaters(
  eaters: readonly Eater[],
  chance: SeededRandom,
  mayHoldAny: AllergyFoodCheckFactory,
): CombinedEaters {
  const allergies = eaters.flatMap(({ otherAllergies = [] }) => otherAllergies)
  const allergens = new Set([
    ...eaters.flatMap((eater) => eater.allergens),
    ...allergies.flatMap((words) => findAllergenByName(words) ?? []),
  ])
  const diets = new Set(eaters.flatMap((eater) => eater.diets))
  const dislikes = [...new Set(eaters.flatMap((eater) => eater.dislikes))]
  const byWords = [...allergies, ...dislikes]
  const out = new Set(byWords.flatMap(findFoodMeaningsInWish).flatMap(({ foods }) => [...foods]))
  if (out.has(getLarderFood('butter'))) out.add(getLarderFood('ghee'))
  const mayHoldAllergen = mayHoldAny([...allergies, ...allergens])
  const findDisliked = dislikes.map(createUnwantedFoodPathFinder)
  const isAnyInfant = eaters.some(({ ageGroup }) => ageGroup === 'infant')
  const allows = (food: LarderFood) =>
    !out.has(food) &&
    !(isAnyInfant && isUnfitForInfants(food)) &&
    !mayHoldAllergen(food.name) &&
    !findDisliked.some((find) => find(checkOfLarderFood(food)) !== null) &&
    [...allergens].every((id) => isFoodAllowedForAllergen(id, food)) &&
    [...diets].every((diet) => isWithin(diet, food))
  const likes = eaters
    .flatMap((eater) => eater.likes.flatMap(findFoodMeaningsInWish))
    .filter(({ label, foods }) => !isTooGeneralFoodWord(label) && [...foods].some(allows))
    .map(narrowToWantedFoods)
  const treat = pickRandomChoice(likes, chance, 'treat')
  return {
    diets: [...diets].flatMap((diet) => dietTypeOf[diet] ?? []),
    allows,
    likes,
    treat: treat ? [treat] : [],
  }
}

/** Low-carb is counted by the serving elsewhere; here it leaves out what brings the carbohydrate. */
function isWithin(diet: DietId, food: LarderFood): boolean {
  switch (diet) {
    case 'gluten-free':
      return isFoodAllowedForAllergen('gluten', food)
    case 'dairy-free':
      return isFoodAllowedForAllergen('milk', food)
    case 'low-carb':
      return (
        isFoodAllowedByDiet('Keto', food) ||
        food.tags.has('pod') ||
        (food.kind === 'vegetable' &&
          !food.tags.has('starch') &&
          !food.tags.has('grain') &&
          !food.tags.has('legume'))
      )
    default:
      return isFoodAllowedByDiet(dietTypeOf[diet] ?? 'No restrictions', food)
  }
}
