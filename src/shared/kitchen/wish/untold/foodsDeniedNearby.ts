import { addQuestionAboutFoods } from '../allergies/askAboutFoodsBesideHarm.ts'
import { normalizedWordSet } from '../foods/wordSets.ts'
import { wishExceptingWords } from '../languages/people/eaterContexts.ts'
import { wishDishContainsWords, wishEverybodyWords } from '../languages/untoldWords.ts'
import { isTokenRangeWithin } from '../wordMarks.ts'
import {
  hasClauseItemOfRole,
  isClauseWithinRanges,
  type ReadingWithPersonWords,
  type WishClause,
} from './readClauses.ts'

/** The most words of a clause that says nothing but that somebody does not: "I don't". */
const maxShort = 3

const held = normalizedWordSet(wishDishContainsWords)
const everybody = normalizedWordSet(wishEverybodyWords)

/**
 * Asks about the foods of the clause beside one that denies: "everyone eats fish, Mia doesn't", "this has milk in it, I can't have that",
 * "can't, it has nuts". `before`: the sentence before.
 */
export function askAboutFoodsDeniedNearby(
  read: ReadingWithPersonWords,
  sentence: readonly WishClause[],
  before: readonly WishClause[],
  place: number,
): void {
  const denial = sentence[place]!
  const holdsFood = ({ foods }: WishClause) => foods.length > 0
  const earlier = sentence.some(holdsFood) ? sentence.slice(0, place) : before
  const target = earlier.findLast(holdsFood) ?? sentence.slice(place + 1).find(holdsFood)
  if (!target || target.open.length < target.foods.length) return
  const isShort = denial.to - denial.from <= maxShort && denial.hasPerson
  if (hasClauseItemOfRole(target, 'wishesNext') && !isClauseWithinRanges(read.objects, target) && !isShort)
    return
  const isUsed =
    hasClauseItemOfRole(target, 'uses') ||
    read.tokens.slice(target.from, target.to).some(({ word }) => held.has(word))
  if (isUsed || (denial.hasPerson && isPlain(read, denial)))
    addQuestionAboutFoods(read.part, [target, denial], target.open)
}

/** Whether nothing is said but that somebody does not. */
function isPlain({ part, people }: ReadingWithPersonWords, { items }: WishClause): boolean {
  const isPerson = (at: number) => people.some(({ from, to }) => from <= at && at < to)
  return items.every(({ role, from }) => role !== 'unknown' || isPerson(from + part.offset))
}

const excepting: readonly string[] = ['exceptNext', 'lessNext', 'exceptPrevious']

/** "Everyone eats fish apart from Mia", "sab machhli khate hain sirf Mia nahi". */
export function isFoodDeniedToOnePerson(
  { tokens, placed, kin }: ReadingWithPersonWords,
  clause: WishClause,
): boolean {
  const isExcepting = (at: number) =>
    wishExceptingWords.has(tokens[at]!.word) || excepting.includes(placed.holding(at)?.role ?? '')
  const lastFood = clause.open.at(-1)!.to
  const isOfAll = tokens.slice(clause.from, clause.to).some(({ word }) => everybody.has(word))
  for (let at = lastFood; isOfAll && at < clause.to - 1; at++) if (isExcepting(at)) return true
  const isExcepted = ({ from }: { from: number }) =>
    [from - 1, from - 2].some((at) => at >= clause.from && isExcepting(at))
  return (
    hasClauseItemOfRole(clause, 'uses') &&
    kin.some((each) => isTokenRangeWithin(each, clause) && isExcepted(each))
  )
}
