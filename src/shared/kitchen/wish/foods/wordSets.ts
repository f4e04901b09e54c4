import { splitIntoPhrases } from '../compileLanguage.ts'
import { normalizeWishWord } from './normalizeWishWord.ts'

/** The words of a list with commas between them, as words of a wish are compared. */
export const normalizedWordSet = (text: string): ReadonlySet<string> =>
  new Set(splitIntoPhrases(text).map((word) => normalizeWishWord(word)))
