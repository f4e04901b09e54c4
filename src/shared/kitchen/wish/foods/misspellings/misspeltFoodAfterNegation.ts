import { isLikelyAllergyFood } from '../../clauses.ts'
import { compileLanguage } from '../../compileLanguage.ts'
import { markLimitUnclear, type UnclearItemRange, type WishReadingState } from '../../reading.ts'
import type { FoodListAfterItem } from '../foodLists.ts'
import { isFoodItem } from '../isFoodItem.ts'
import { usualRoleOfFoodInDish } from '../partsOfDish.ts'
import { findAllergenOfMisspelling } from './allergenOfMisspelling.ts'

/** Words that are compared with names of foods in a reading, at most. */
const maxCompared = 60
const compared = new WeakMap<WishReadingState, number>()

/** The food that people are allergic to for which the unknown word at a place may stand, misspelt; null where there is none. */
export function findAllergenMeantByMisspeltWord(reading: WishReadingState, at: number): string | null {
  const count = (compared.get(reading) ?? 0) + 1
  compared.set(reading, count)
  const { word } = reading.items[at]!
  return word === undefined || count > maxCompared
    ? null
    : findAllergenOfMisspelling(word, compileLanguage(reading.language))
}

/**
 * Asks about an unknown word between a word against something and a dish: "sans lai crêpes", "allergique au lai crêpes", "sin
 * pescao sopa". The word may be the food that is left out, and the dish the wish. Returns true where the foods of the list are not left
 * out then.
 */
export function askAboutMisspeltFoodAfterNegation(
  reading: WishReadingState,
  at: number,
  { foods, unknown, isHarmless }: FoodListAfterItem,
): boolean {
  const { items } = reading
  const [first] = foods
  // "Cats" are not a misspelt food.
  const before = unknown.filter(
    (place) => !items[place]!.isOtherAllergy && (first === undefined || place < first),
  )
  if (before.length === 0) return false
  const meant = before.flatMap((place) => {
    const food = items[place]!.food ?? findAllergenMeantByMisspeltWord(reading, place)
    return food !== null && isLikelyAllergyFood(food) ? [{ place, food }] : []
  })
  if (first === undefined) {
    if (meant.length === 0) return false
    markLimitUnclear(reading, at, before, restOfList(reading, before.at(-1)!), { meant })
    return true
  }
  const part = usualRoleOfFoodInDish(items[first]!.food!)
  const isWished =
    foods.length === 1 && (meant.length > 0 ? part !== 'ingredient' : part === 'dish' || part === 'treat')
  if (isHarmless && meant.length === 0) return false
  if (isWished) markLimitUnclear(reading, at, before, foods, { meant })
  else if (meant.length > 0) markLimitUnclear(reading, at, before, [], { meant })
  return isWished
}

/** Ingredients that go on a list behind a word: "sans lai, oeufs et noix, gâteau". */
function restOfList({ items }: WishReadingState, at: number): number[] {
  const rest: number[] = []
  for (let index = at + 1; index < items.length; index++) {
    const item = items[index]!
    if (item.gap === 'end') break
    if (isFoodItem(item) && usualRoleOfFoodInDish(item.food) === 'ingredient') rest.push(index)
    else if (item.role !== 'joins' && item.role !== 'idle') break
  }
  return rest
}

/** Unknown words of a question that are joined to a food, with the food each may be a misspelling of: "allergic to egs and peanuts". */
export function findMisspeltFoodsJoinedInUnclearPassage(
  reading: WishReadingState,
  { first, last, meant }: Pick<UnclearItemRange, 'first' | 'last' | 'meant'>,
): { place: number; food: string }[] {
  const { items } = reading
  return items.slice(first, last + 1).flatMap((item, index) => {
    const place = first + index
    if (item.role !== 'unknown' || item.food !== null || meant.some((each) => each.place === place)) return []
    const isJoined =
      (items[place + 1]?.role === 'joins' && isFoodItem(items[place + 2])) ||
      (items[place - 1]?.role === 'joins' && isFoodItem(items[place - 2]))
    const food = isJoined ? findAllergenMeantByMisspeltWord(reading, place) : null
    return food === null ? [] : [{ place, food }]
  })
}
