import { isWordOfLanguage, isWordOfNoLanguage } from '../detectWishLanguages.ts'
import { englishWishLanguage } from '../languages/grammars/english.ts'
import { italianWishLanguage } from '../languages/grammars/italian.ts'
import { portugueseWishLanguage } from '../languages/grammars/portuguese.ts'
import { spanishWishLanguage } from '../languages/grammars/spanish.ts'
import type { UnclearWishPassage } from '../readWishLimits.ts'
import type { WishToken } from '../wishTokens.ts'

/**
 * "No" with one word that is of no language, set off on both sides: "no mayo, no ketch". Where the words beside it are not English,
 * "no" is not read as English either, and in Spanish a verb might follow it.
 */
export function findPassagesDenyingUnknownWord(
  text: string,
  tokens: readonly WishToken[],
): UnclearWishPassage[] {
  if (!tokens.some(({ word }) => word === 'no') || isRomance(tokens)) return []
  return tokens.flatMap((token, at) => {
    const [word, next] = [tokens[at + 1], tokens[at + 2]]
    const isSetOff = (at === 0 || token.gap !== 'space') && (next === undefined || next.gap !== 'space')
    if (token.word !== 'no' || word?.gap !== 'space' || !isSetOff) return []
    const isUnknown = /^\p{L}{3,}$/u.test(word.word) && isWordOfNoLanguage(word.word)
    return isUnknown ? [{ text: text.slice(token.from, word.to), isAllergy: false, foods: [] }] : []
  })
}

/** Languages in which "no" is "not", and stands before verbs and adjectives: "huevos fritos, no revueltos". */
const romance = [spanishWishLanguage, italianWishLanguage, portugueseWishLanguage]

const isRomance = (tokens: readonly WishToken[]) =>
  tokens.some(
    ({ word }) =>
      !isWordOfLanguage(word, englishWishLanguage) && romance.some((each) => isWordOfLanguage(word, each)),
  )
