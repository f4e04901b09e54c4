import { isLikelyAllergyFood } from '../clauses.ts'
import { type FoodsByPlaceInWish, type FoodWithState, tokenPlacesInRange } from '../foods/foodsWithState.ts'
import { usualRoleOfFoodInDish } from '../foods/partsOfDish.ts'
import type { WishItemsByToken } from '../indexItemsByToken.ts'
import { wishHeadingWords } from '../languages/headings.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import type { WishToken } from '../wishTokens.ts'
import type { TokenRange } from '../wordMarks.ts'
import { namesWithoutArabicPrefixes } from './nameForms.ts'
import { isFirstName } from './replaceFirstNames.ts'

/** Somebody with nothing but foods beside the name. */
export interface PersonFoodsEntry {
  stretch: TokenRange
  foods: FoodWithState[]
  /** Whether a person or a common first name stands there, and no word that is only unknown. */
  isSure: boolean
  isBracket: boolean
}

export interface WishTextWithPersons {
  text: string
  tokens: readonly WishToken[]
  part: ReadingInLanguage
  placed: WishItemsByToken
  foods: FoodsByPlaceInWish
  /** Tokens of words for a person. */
  people: ReadonlySet<number>
  /** Tokens of "my", "and", "the", "has", which may stand before or behind a name. */
  passed: ReadonlySet<number>
  /** Tokens that no language knows. */
  unknown: ReadonlySet<number>
}

/** Words of a name at most: "Anna-Lena". */
export const maxNameWords = 2

export const foodNameInReading = ({ reading }: ReadingInLanguage, { index }: FoodWithState): string =>
  reading.items[index]!.food!
export const isNameOfMeal = (food: string) =>
  usualRoleOfFoodInDish(food) === 'dish' ||
  (usualRoleOfFoodInDish(food) === 'treat' && !isLikelyAllergyFood(food))

export const isCapitalizedToken = ({ text, tokens }: WishTextWithPersons, at: number) =>
  /^\p{Lu}/u.test(text.slice(tokens[at]!.from))

export function isPersonAtToken(
  { tokens, people, placed, part, text }: WishTextWithPersons,
  at: number,
): boolean {
  const { from, to, word } = tokens[at]!
  if (/['’]s?$/u.test(text.slice(from, to)) || wishHeadingWords.has(word)) return false
  if (people.has(at)) return true
  const item = placed.beginningAt(at)
  const isOfLonger = item !== undefined && item.food !== null && item.to + part.offset > at + 1
  return [word, ...namesWithoutArabicPrefixes(word)].some(isFirstName) && !isOfLonger
}

export const isUnknownCapitalizedNameAt = (read: WishTextWithPersons, at: number): boolean =>
  read.unknown.has(at) &&
  !isPersonAtToken(read, at) &&
  isNameAtToken(read, at) &&
  isCapitalizedToken(read, at)

export const isNameAtToken = (read: WishTextWithPersons, at: number) =>
  isName(read.tokens[at]!) && !isOfFood(read, at)

const isName = ({ typed, word }: WishToken): boolean =>
  /^[\p{L}\p{M}]+$/u.test(typed) &&
  word.length > 1 &&
  ![word, ...namesWithoutArabicPrefixes(word)].some((each) => wishHeadingWords.has(each))

/** "Ramyeon" is one letter away from a dish. */
const isOfFood = ({ placed }: WishTextWithPersons, at: number): boolean =>
  (placed.holding(at)?.food ?? null) !== null

/** The foods of a stretch in which nothing else is said; null where something is, or where there are none. */
export function foodsOfRangeWithOnlyFoods(
  { tokens, foods, passed, part }: WishTextWithPersons,
  stretch: TokenRange,
): FoodWithState[] | null {
  const found = foods.within(stretch)
  const isOfFood = (at: number) => found.some(({ from, to }) => from <= at && at < to)
  const isAlone = tokenPlacesInRange(stretch).every(
    (at) => isOfFood(at) || passed.has(at) || /^\d+$/.test(tokens[at]!.word),
  )
  const named = found.filter(({ index }) => part.reading.items[index]!.food !== null)
  return isAlone && named.length > 0 ? named : null
}
