import { isLikelyAllergyFood } from '../clauses.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { normalizedWordSet } from '../foods/wordSets.ts'
import { wishEaterNouns, wishSubjectsWithIs } from '../languages/untoldWords.ts'
import { isIngredientAndNoDish } from '../sideBySide.ts'
import type { WishItem } from '../wishItems.ts'
import { isTokenRangeWithin } from '../wordMarks.ts'
import {
  hasClauseItemOfRole,
  isClauseWithinRanges,
  type ReadingWithPersonWords,
  type WishClause,
} from './readClauses.ts'

const nouns = normalizedWordSet(wishEaterNouns)
const withIs = normalizedWordSet(wishSubjectsWithIs)
const passed: readonly WishItem['role'][] = ['idle', 'joins', 'pronouns']

const isOnlyFoods = ({ items }: WishClause) =>
  items.every((item) => isFoodItem(item) || passed.includes(item.role))

const mayAllHarm = ({ part }: ReadingWithPersonWords, { open }: WishClause) =>
  open.every(({ index }) => isLikelyAllergyFood(part.reading.items[index]!.food!))

/** "My son is lactose", "I'm lactose", "a nut kid": somebody is called by a food that may harm. */
export function isPersonDescribedByFood(read: ReadingWithPersonWords, clause: WishClause): boolean {
  const { tokens, part, people, subjects, holds, gives, welcome } = read
  if (!mayAllHarm(read, clause)) return false
  const isNoun = clause.open.some(({ to }) => to < clause.to && nouns.has(tokens[to]!.word))
  if (isNoun && part.language.id === 'en') return true
  if (
    isClauseWithinRanges(welcome, clause) ||
    isClauseWithinRanges(gives, clause) ||
    hasClauseItemOfRole(clause, 'wishesNext')
  )
    return false
  const saysIs =
    isClauseWithinRanges(holds, clause) ||
    subjects.some((each) => isTokenRangeWithin(each, clause) && withIs.has(tokens[each.from]!.word))
  return saysIs && isClauseWithinRanges(people, clause) && isOnlyFoods(clause)
}

/** "No milk. Sesame.": a sentence of nothing but foods that people are allergic to. */
export function isSentenceOfOnlyFoods(read: ReadingWithPersonWords, clause: WishClause): boolean {
  const { gap, listSign } = read.tokens[clause.from]!
  const areIngredients = clause.open.every(({ index }) =>
    isIngredientAndNoDish(read.part.reading.items[index]!.food!),
  )
  return (
    gap === 'end' && listSign === null && areIngredients && mayAllHarm(read, clause) && isOnlyFoods(clause)
  )
}
