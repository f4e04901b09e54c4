import { phrasesIn } from '../compiledLanguage.ts'
import { foldWord } from './foldWord.ts'

/** The words of a list with commas between them, as words of a wish are compared. */
export const wordSet = (text: string): ReadonlySet<string> =>
  new Set(phrasesIn(text).map((word) => foldWord(word)))
