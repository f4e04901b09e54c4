import { longestNameLengthFromWord } from '#shared/kitchen/foods/catalogueIndex.ts'
import { toSingularFoodWord } from '#shared/kitchen/foods/foodWords.ts'

/** Whether a name of the catalogue of foods begins with a word; small letters. */
export const isKnownFoodWord = (word: string): boolean =>
  longestNameLengthFromWord(word) > 0 || longestNameLengthFromWord(toSingularFoodWord(word)) > 0
