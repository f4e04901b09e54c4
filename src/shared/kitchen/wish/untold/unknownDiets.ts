import { phrasesIn } from '../compiledLanguage.ts'
import { foldWord } from '../foods/foldWord.ts'
import {
  dietWordsBeforeName,
  dietWordsBehindName,
  harmlessNamesOfDiets,
} from '../languages/unknownDietWords.ts'
import type { UnclearPassage } from '../readWishLimits.ts'
import { isWithinName, type WishToken } from '../wishTokens.ts'
import { isUnknownWord } from '../writtenIn.ts'

const wordsIn = (text: string): ReadonlySet<string> => new Set(phrasesIn(text).map((word) => foldWord(word)))

const behind = wordsIn(dietWordsBehindName)
const before = wordsIn(dietWordsBeforeName)
const harmless = wordsIn(harmlessNamesOfDiets)

/** Diets that nothing here knows, and foods without something unknown: "SCD diet bread", "lectin-free chili". */
export function unknownDietsIn(text: string, tokens: readonly WishToken[]): UnclearPassage[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1]
    const isName = (word: string) => /^\p{L}{3,}$/u.test(word) && !harmless.has(word) && isUnknownWord(word)
    if (next === undefined || !isWithinName(next)) return []
    const isDiet =
      (behind.has(next.word) && isName(token.word)) || (before.has(token.word) && isName(next.word))
    return isDiet ? [{ text: text.slice(token.from, next.to), isAllergy: false, foods: [] }] : []
  })
}
