import { addDoubt } from '../allergies/harmDoubts.ts'
import { wordSet } from '../foods/wordSets.ts'
import { exceptingWords } from '../languages/eaterContexts.ts'
import { dishContainsWords, everybodyWords } from '../languages/untoldWords.ts'
import { isWithin } from '../wordMarks.ts'
import { type Clause, hasItemOfRole, isClauseInStretches, type PartWithPersonWords } from './readClauses.ts'

/** The most words of a clause that says nothing but that somebody does not: "I don't". */
const maxShort = 3

const held = wordSet(dishContainsWords)
const everybody = wordSet(everybodyWords)

/**
 * Asks about the foods of the clause beside one that denies: "everyone eats fish, Mia doesn't", "this has milk in it, I can't have that",
 * "can't, it has nuts". `before`: the sentence before.
 */
export function doubtDenied(
  read: PartWithPersonWords,
  sentence: readonly Clause[],
  before: readonly Clause[],
  place: number,
): void {
  const denial = sentence[place]!
  const holdsFood = ({ foods }: Clause) => foods.length > 0
  const earlier = sentence.some(holdsFood) ? sentence.slice(0, place) : before
  const target = earlier.findLast(holdsFood) ?? sentence.slice(place + 1).find(holdsFood)
  if (!target || target.open.length < target.foods.length) return
  const isShort = denial.to - denial.from <= maxShort && denial.hasPerson
  if (hasItemOfRole(target, 'wishesNext') && !isClauseInStretches(read.objects, target) && !isShort) return
  const isUsed =
    hasItemOfRole(target, 'uses') ||
    read.tokens.slice(target.from, target.to).some(({ word }) => held.has(word))
  if (isUsed || (denial.hasPerson && isPlain(read, denial)))
    addDoubt(read.part, [target, denial], target.open)
}

/** Whether nothing is said but that somebody does not. */
function isPlain({ part, people }: PartWithPersonWords, { items }: Clause): boolean {
  const isPerson = (at: number) => people.some(({ from, to }) => from <= at && at < to)
  return items.every(({ role, from }) => role !== 'unknown' || isPerson(from + part.offset))
}

const excepting: readonly string[] = ['exceptNext', 'lessNext', 'exceptPrevious']

/** "Everyone eats fish apart from Mia", "sab machhli khate hain sirf Mia nahi". */
export function isDeniedToOne({ tokens, placed, kin }: PartWithPersonWords, clause: Clause): boolean {
  const isExcepting = (at: number) =>
    exceptingWords.has(tokens[at]!.word) || excepting.includes(placed.holding(at)?.role ?? '')
  const lastFood = clause.open.at(-1)!.to
  const isOfAll = tokens.slice(clause.from, clause.to).some(({ word }) => everybody.has(word))
  for (let at = lastFood; isOfAll && at < clause.to - 1; at++) if (isExcepting(at)) return true
  const isExcepted = ({ from }: { from: number }) =>
    [from - 1, from - 2].some((at) => at >= clause.from && isExcepting(at))
  return hasItemOfRole(clause, 'uses') && kin.some((each) => isWithin(each, clause) && isExcepted(each))
}
