import {
  addQuestionAboutFoods,
  sentenceRangesFrom,
  tokensKnownInLanguage,
} from '../allergies/askAboutFoodsBesideHarm.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import type { WishToken } from '../wishTokens.ts'
import { isPersonDescribedByFood, isSentenceOfOnlyFoods } from './foodsBesidePersons.ts'
import { askAboutFoodsDeniedNearby, isFoodDeniedToOnePerson } from './foodsDeniedNearby.ts'
import {
  findPersonWordsOfReading,
  type ReadingWithPersonWords,
  splitSentenceIntoClauses,
} from './readClauses.ts'

/**
 * Asks about foods of which no reading says anything, where their clause does not wish for them either: those of which a clause beside it
 * denies something, those that somebody is called by, those that follow a limit alone, and those that
 * are only named because somebody cannot have them: "oat milk because of lactose".
 */
export function askAboutFoodsNotWishedFor(
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): void {
  const scores = parts.map((part) => tokensKnownInLanguage(part, []).size)
  const best = parts.filter((_, index) => scores[index] === Math.max(...scores))
  for (const part of best)
    if (part.reading.items.some(isFoodItem)) doubtPart(findPersonWordsOfReading(tokens, parts, part))
}

function doubtPart(read: ReadingWithPersonWords): void {
  const sentences = sentenceRangesFrom(read.tokens, read.part.offset).map((each) =>
    splitSentenceIntoClauses(read, each),
  )
  const isLimited = sentences.flat().some(({ foods }) => foods.some(({ state }) => state === 'limit'))
  for (const [index, sentence] of sentences.entries())
    for (const [place, clause] of sentence.entries()) {
      if (clause.isDenial) askAboutFoodsDeniedNearby(read, sentence, sentences[index - 1] ?? [], place)
      if (clause.open.length === 0) continue
      const never = clause.open.filter(({ index }) => isSubstance(read, index))
      if (never.length > 0) addQuestionAboutFoods(read.part, [clause], never)
      else if (
        isFoodDeniedToOnePerson(read, clause) ||
        isPersonDescribedByFood(read, clause) ||
        (isLimited && isSentenceOfOnlyFoods(read, clause))
      )
        addQuestionAboutFoods(read.part, [clause], clause.open)
    }
}

/** What people name because they cannot have it, in English. */
const substances: ReadonlySet<string | null> = new Set(['gluten', 'lactose', 'casein', 'histamine', 'FODMAP'])

/** "Oat milk because of lactose"; "gluten-free" is none. */
function isSubstance({ part: { reading } }: ReadingWithPersonWords, index: number): boolean {
  const { role, food } = reading.items[index]!
  return role === 'food' && substances.has(food) && reading.items[index + 1]?.role !== 'freePrevious'
}
