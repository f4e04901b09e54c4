import { allFoodNames } from '../foods/catalogueIndex.ts'
import { isDescribingWord, isJoiningWord } from '../foods/describingWords.ts'
import { splitFoodNameIntoWords } from '../foods/foodWords.ts'

let words: ReadonlySet<string> | null = null

/** Letters of a word that tells of English: shorter ones are words of many languages. */
const minLength = 4

/** Whether a word of a line tells of English: of the catalogue's own names, which are English, or what is said of foods. */
export function isEnglishLine(text: string): boolean {
  words ??= new Set(allFoodNames.flatMap(splitFoodNameIntoWords))
  return splitFoodNameIntoWords(text).some(
    (word) =>
      word.length >= minLength &&
      !/\d/.test(word) &&
      (isDescribingWord(word) || isJoiningWord(word) || words!.has(word)),
  )
}
