import { splitIntoPhrases } from '../compileLanguage.ts'
import { isWordOfNoLanguage } from '../detectWishLanguages.ts'
import { normalizeWishWord } from '../foods/normalizeWishWord.ts'
import {
  wishDietWordsBeforeName,
  wishDietWordsBehindName,
  wishHarmlessNamesOfDiets,
} from '../languages/allergies/unknownDietWords.ts'
import type { UnclearWishPassage } from '../readWishLimits.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(splitIntoPhrases(text).map((word) => normalizeWishWord(word)))

const behind = wordsIn(wishDietWordsBehindName)
const before = wordsIn(wishDietWordsBeforeName)
const harmless = wordsIn(wishHarmlessNamesOfDiets)

/** Diets that nothing here knows, and foods without something unknown: "SCD diet bread", "lectin-free chili". */
export function findPassagesWithUnknownDiets(
  text: string,
  tokens: readonly WishToken[],
): UnclearWishPassage[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1]
    const isName = (word: string) =>
      /^\p{L}{3,}$/u.test(word) && !harmless.has(word) && isWordOfNoLanguage(word)
    if (next === undefined || !isNameContinuedAcrossGap(next)) return []
    const isDiet =
      (behind.has(next.word) && isName(token.word)) || (before.has(token.word) && isName(next.word))
    return isDiet ? [{ text: text.slice(token.from, next.to), isAllergy: false, foods: [] }] : []
  })
}
