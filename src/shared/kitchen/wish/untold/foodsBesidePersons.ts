import { isLikelyAllergyFood } from '../clauses.ts'
import { isFood } from '../foods/isFood.ts'
import { wordSet } from '../foods/wordSets.ts'
import { eaterNouns, subjectsWithIs } from '../languages/untoldWords.ts'
import { isIngredient } from '../sideBySide.ts'
import type { WishItem } from '../wishItems.ts'
import { isWithin } from '../wordMarks.ts'
import { type Clause, hasItemOfRole, isClauseInStretches, type PartWithPersonWords } from './readClauses.ts'

const nouns = wordSet(eaterNouns)
const withIs = wordSet(subjectsWithIs)
const passed: readonly WishItem['role'][] = ['idle', 'joins', 'pronouns']

const isOnlyFoods = ({ items }: Clause) => items.every((item) => isFood(item) || passed.includes(item.role))

const mayAllHarm = ({ part }: PartWithPersonWords, { open }: Clause) =>
  open.every(({ index }) => isLikelyAllergyFood(part.reading.items[index]!.food!))

/** "My son is lactose", "I'm lactose", "a nut kid": somebody is called by a food that may harm. */
export function isPersonCalledByFood(read: PartWithPersonWords, clause: Clause): boolean {
  const { tokens, part, people, subjects, holds, gives, welcome } = read
  if (!mayAllHarm(read, clause)) return false
  const isNoun = clause.open.some(({ to }) => to < clause.to && nouns.has(tokens[to]!.word))
  if (isNoun && part.language.id === 'en') return true
  if (
    isClauseInStretches(welcome, clause) ||
    isClauseInStretches(gives, clause) ||
    hasItemOfRole(clause, 'wishesNext')
  )
    return false
  const saysIs =
    isClauseInStretches(holds, clause) ||
    subjects.some((each) => isWithin(each, clause) && withIs.has(tokens[each.from]!.word))
  return saysIs && isClauseInStretches(people, clause) && isOnlyFoods(clause)
}

/** "No milk. Sesame.": a sentence of nothing but foods that people are allergic to. */
export function isSentenceOfOnlyFoods(read: PartWithPersonWords, clause: Clause): boolean {
  const { gap, listSign } = read.tokens[clause.from]!
  const areIngredients = clause.open.every(({ index }) => isIngredient(read.part.reading.items[index]!.food!))
  return (
    gap === 'end' && listSign === null && areIngredients && mayAllHarm(read, clause) && isOnlyFoods(clause)
  )
}
