import { isLikelyAllergyFood } from '../clauses.ts'
import { type FoodWithState, type PlacedFoods, placesOf } from '../foods/foodStates.ts'
import { usualRoleInDish } from '../foods/partsOfDish.ts'
import { headings } from '../languages/headings.ts'
import type { WishPart } from '../limitsOf.ts'
import type { PlacedItems } from '../placedItems.ts'
import type { WishToken } from '../wishTokens.ts'
import type { TokenRange } from '../wordMarks.ts'
import { isFirstName } from './firstNames.ts'
import { withoutPrefixes } from './nameForms.ts'

/** Somebody with nothing but foods beside the name. */
export interface PersonFoodsEntry {
  stretch: TokenRange
  foods: FoodWithState[]
  /** Whether a person or a common first name stands there, and no word that is only unknown. */
  isSure: boolean
  isBracket: boolean
}

export interface PersonsText {
  text: string
  tokens: readonly WishToken[]
  part: WishPart
  placed: PlacedItems
  foods: PlacedFoods
  /** Tokens of words for a person. */
  people: ReadonlySet<number>
  /** Tokens of "my", "and", "the", "has", which may stand before or behind a name. */
  passed: ReadonlySet<number>
  /** Tokens that no language knows. */
  unknown: ReadonlySet<number>
}

/** Words of a name at most: "Anna-Lena". */
export const maxNameWords = 2

export const nameOf = ({ reading }: WishPart, { index }: FoodWithState): string => reading.items[index]!.food!
export const isMeal = (food: string) =>
  usualRoleInDish(food) === 'dish' || (usualRoleInDish(food) === 'treat' && !isLikelyAllergyFood(food))

export const isCapital = ({ text, tokens }: PersonsText, at: number) =>
  /^\p{Lu}/u.test(text.slice(tokens[at]!.from))

export function isPerson({ tokens, people, placed, part, text }: PersonsText, at: number): boolean {
  const { from, to, word } = tokens[at]!
  if (/['’]s?$/u.test(text.slice(from, to)) || headings.has(word)) return false
  if (people.has(at)) return true
  const item = placed.beginningAt(at)
  const isOfLonger = item !== undefined && item.food !== null && item.to + part.offset > at + 1
  return [word, ...withoutPrefixes(word)].some(isFirstName) && !isOfLonger
}

export const isUnknownWordOnly = (read: PersonsText, at: number): boolean =>
  read.unknown.has(at) && !isPerson(read, at) && isNameAt(read, at) && isCapital(read, at)

export const isNameAt = (read: PersonsText, at: number) => isName(read.tokens[at]!) && !isOfFood(read, at)

const isName = ({ typed, word }: WishToken): boolean =>
  /^[\p{L}\p{M}]+$/u.test(typed) &&
  word.length > 1 &&
  ![word, ...withoutPrefixes(word)].some((each) => headings.has(each))

/** "Ramyeon" is one letter away from a dish. */
const isOfFood = ({ placed }: PersonsText, at: number): boolean => (placed.holding(at)?.food ?? null) !== null

/** The foods of a stretch in which nothing else is said; null where something is, or where there are none. */
export function foodsIfNothingElse(
  { tokens, foods, passed, part }: PersonsText,
  stretch: TokenRange,
): FoodWithState[] | null {
  const found = foods.within(stretch)
  const isOfFood = (at: number) => found.some(({ from, to }) => from <= at && at < to)
  const isAlone = placesOf(stretch).every(
    (at) => isOfFood(at) || passed.has(at) || /^\d+$/.test(tokens[at]!.word),
  )
  const named = found.filter(({ index }) => part.reading.items[index]!.food !== null)
  return isAlone && named.length > 0 ? named : null
}
