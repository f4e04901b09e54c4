import { allergenCalled } from '../../allergens.ts'
import type { DietId } from '../../diets.ts'
import type { Eater } from '../../eaters.ts'
import type { DietType } from '../../questionnaire.ts'
import { allergyAllows } from '../choose/allergenRules.ts'
import { type Chance, pick } from '../choose/chance.ts'
import { dietAllows } from '../choose/dietRules.ts'
import type { Food } from '../food.ts'
import { foodMeaningsIn } from './wish.ts'
import { isTooGeneralWord, narrowToWantedFoods, type WishedFoodMeaning } from './wishWords.ts'

/** Everyone at the table, as one guest: what all of them may have, and what somebody likes. */
export interface CombinedEaters {
  /** The diets among theirs that the questionnaire knows as well. */
  diets: readonly DietType[]
  allows(food: Food): boolean
  likes: readonly WishedFoodMeaning[]
  /** One of the likes, taken where there is a choice: not all of them in every dish. */
  treat: readonly WishedFoodMeaning[]
}

/**
 * Whether a food, by its name, holds or may hold any of what people are allergic to, by somebody who knows more foods than the larder.
 * The words are given first, all at once: reading them takes longer than looking for them.
 */
export type MayContainAny = (allergies: readonly string[]) => (food: string) => boolean

const dietTypeOf: Readonly<Partial<Record<DietId, DietType>>> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  pescatarian: 'Pescatarian',
  keto: 'Keto',
  paleo: 'Paleo',
}

export function combineEaters(
  eaters: readonly Eater[],
  chance: Chance,
  mayHoldAny: MayContainAny,
): CombinedEaters {
  const allergies = eaters.flatMap(({ otherAllergies = [] }) => otherAllergies)
  const allergens = new Set([
    ...eaters.flatMap((eater) => eater.allergens),
    ...allergies.flatMap((words) => allergenCalled(words) ?? []),
  ])
  const diets = new Set(eaters.flatMap((eater) => eater.diets))
  const unwanted = [...new Set([...allergies, ...eaters.flatMap((eater) => eater.dislikes)])]
  const out = new Set(unwanted.flatMap(foodMeaningsIn).flatMap(({ foods }) => [...foods]))
  const mayHoldUnwanted = mayHoldAny([...unwanted, ...allergens])
  const allows = (food: Food) =>
    !out.has(food) &&
    !mayHoldUnwanted(food.name) &&
    [...allergens].every((id) => allergyAllows(id, food)) &&
    [...diets].every((diet) => isWithin(diet, food))
  const likes = eaters
    .flatMap((eater) => eater.likes.flatMap(foodMeaningsIn))
    .filter(({ label, foods }) => !isTooGeneralWord(label) && [...foods].some(allows))
    .map(narrowToWantedFoods)
  const treat = pick(likes, chance, 'treat')
  return {
    diets: [...diets].flatMap((diet) => dietTypeOf[diet] ?? []),
    allows,
    likes,
    treat: treat ? [treat] : [],
  }
}

/** Low-carb is counted by the serving elsewhere; here it leaves out what brings the carbohydrate. */
function isWithin(diet: DietId, food: Food): boolean {
  switch (diet) {
    case 'gluten-free':
      return allergyAllows('gluten', food)
    case 'dairy-free':
      return allergyAllows('milk', food)
    case 'low-carb':
      return (
        dietAllows('Keto', food) ||
        food.tags.has('pod') ||
        (food.kind === 'vegetable' &&
          !food.tags.has('starch') &&
          !food.tags.has('grain') &&
          !food.tags.has('legume'))
      )
    default:
      return dietAllows(dietTypeOf[diet] ?? 'No restrictions', food)
  }
}
