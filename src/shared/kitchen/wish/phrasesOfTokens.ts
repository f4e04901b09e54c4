import { splitIntoPhrases } from './compileLanguage.ts'
import { normalizeWishWord } from './foods/normalizeWishWord.ts'
import type { WishToken } from './wishTokens.ts'

/** Phrases of a text with commas between them, as the folded words of tokens. */
export const phrasesIn = (text: string): readonly string[][] =>
  splitIntoPhrases(text).map((phrase) => phrase.split(/\s+/).map(normalizeWishWord))

/** Words of a text with spaces between them, folded. */
export const foldedWordsIn = (text: string): ReadonlySet<string> =>
  new Set(text.split(/[\s,]+/).map(normalizeWishWord))

/** Tokens of the longest phrase that stands at a place, with nothing but spaces within it; 0 for none. */
export function phraseLengthAt(
  tokens: readonly WishToken[],
  at: number,
  phrases: readonly string[][],
): number {
  let longest = 0
  for (const words of phrases) {
    const isHere = words.every(
      (word, index) =>
        tokens[at + index]?.word === word && (index === 0 || tokens[at + index]!.gap === 'space'),
    )
    if (isHere) longest = Math.max(longest, words.length)
  }
  return longest
}
