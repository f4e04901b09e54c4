import { addDoubt, knownTokens, sentencesOf } from '../allergies/harmDoubts.ts'
import { isFood } from '../foods/isFood.ts'
import type { WishPart } from '../limitsOf.ts'
import type { WishToken } from '../wishTokens.ts'
import { doubtDenied, isDeniedToOne } from './deniedFoods.ts'
import { isPersonCalledByFood, isSentenceOfOnlyFoods } from './foodsBesidePersons.ts'
import { clausesOf, type PartWithPersonWords, readPartWithPersonWords } from './readClauses.ts'

/**
 * Asks about foods of which no reading says anything, where their clause does not wish for them either: those of which a clause beside it
 * denies something, those that somebody is called by, those that follow a limit alone, and those that
 * are only named because somebody cannot have them: "oat milk because of lactose".
 */
export function doubtUntoldFoods(tokens: readonly WishToken[], parts: readonly WishPart[]): void {
  const scores = parts.map((part) => knownTokens(part, []).size)
  const best = parts.filter((_, index) => scores[index] === Math.max(...scores))
  for (const part of best)
    if (part.reading.items.some(isFood)) doubtPart(readPartWithPersonWords(tokens, parts, part))
}

function doubtPart(read: PartWithPersonWords): void {
  const sentences = sentencesOf(read.tokens, read.part.offset).map((each) => clausesOf(read, each))
  const isLimited = sentences.flat().some(({ foods }) => foods.some(({ state }) => state === 'limit'))
  for (const [index, sentence] of sentences.entries())
    for (const [place, clause] of sentence.entries()) {
      if (clause.isDenial) doubtDenied(read, sentence, sentences[index - 1] ?? [], place)
      if (clause.open.length === 0) continue
      const never = clause.open.filter(({ index }) => isSubstance(read, index))
      if (never.length > 0) addDoubt(read.part, [clause], never)
      else if (
        isDeniedToOne(read, clause) ||
        isPersonCalledByFood(read, clause) ||
        (isLimited && isSentenceOfOnlyFoods(read, clause))
      )
        addDoubt(read.part, [clause], clause.open)
    }
}

/** What people name because they cannot have it, in English. */
const substances: ReadonlySet<string | null> = new Set(['gluten', 'lactose', 'casein', 'histamine', 'FODMAP'])

/** "Oat milk because of lactose"; "gluten-free" is none. */
function isSubstance({ part: { reading } }: PartWithPersonWords, index: number): boolean {
  const { role, food } = reading.items[index]!
  return role === 'food' && substances.has(food) && reading.items[index + 1]?.role !== 'freePrevious'
}
