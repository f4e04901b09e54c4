import { wishMisspeltReactionPatterns } from '../../languages/allergies/misspeltReactionWords.ts'

/** Minimum letters of a word that is recognised by its sound. */
const minLength = 6

/** The word of an allergy that a word stands for by its sound, as a phrase of every language has it; else null. */
export const findAllergyWordOfMisspelling = (word: string): string | null =>
  word.length >= minLength && wishMisspeltReactionPatterns.some((each) => each.test(word)) ? 'allerg*' : null
