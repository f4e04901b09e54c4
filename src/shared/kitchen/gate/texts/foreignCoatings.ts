import { splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import { findFoodKindName } from '../foods/kindsOfFood.ts'
import type { SaidFood } from '../foods/saidFoods.ts'
import type { CoatingOfAction } from './coatingActions.ts'
import { findFoodOrKindByWishName } from './foodByWishName.ts'

/** A food that is put in by a action which is called by it. What a sentence with another coating is breaded with is open. */
export function coatingFood(
  { food: name, name: typed }: CoatingOfAction,
  sentence: string,
  { named, isOpen, isCompounding }: { named: readonly SaidFood[]; isOpen: boolean; isCompounding: boolean },
): SaidFood {
  const food = findFoodOrKindByWishName(name)!
  const isOffered =
    isOpen || named.some((said) => said.food !== food && coatingCategories.has(said.food.category))
  return {
    ...{
      food,
      words: splitFoodNameIntoWords(food.name),
      before: [],
      wordAfter: null,
      sentence,
      isAction: false,
      claims: [],
    },
    foreign: {
      ...{ typed: splitFoodNameIntoWords(typed), kind: findFoodKindName(name), isCompounding, isOffered },
      ...{ isOwn: false, isBeside: false, isNew: true, asksAction: true },
    },
  }
}

/** Categories of foods that others are rolled in: "mit Mandeln panieren". */
const coatingCategories: ReadonlySet<string> = new Set(['Pantry Staples', 'Grains', 'Baking', 'Snacks'])
