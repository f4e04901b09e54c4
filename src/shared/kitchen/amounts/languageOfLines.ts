import { detectLanguageOfRecipe } from '../gate/texts/languageOfTexts.ts'
import type { UnitLanguage } from '../units/unitWords.ts'
import { isWordOfLanguage } from '../wish/detectWishLanguages.ts'
import { normalizeWishWord } from '../wish/foods/normalizeWishWord.ts'
import { wishLanguages } from '../wish/wishLanguages.ts'
import { findAmountConjunctions } from './amountConjunctions.ts'
import type { ParsedLine } from './countableLines.ts'
import type { NounLanguage } from './words/foreignNouns.ts'

/** The language by whose rules things are counted; null for English and what has no rules here. */
export function nounLanguageOfRecipe(
  lines: readonly ParsedLine[],
  instructions: readonly string[],
): NounLanguage | null {
  const ingredients = lines.map(({ text }) => text)
  const languageBy = (steps: readonly string[]) => {
    const read = detectLanguageOfRecipe({ name: '', description: '', ingredients, instructions: [...steps] })
    const id = read === 'unread' ? null : read.id
    // "Cocoa" alone is a word of Spanish too.
    if (countWords(instructions) < fewWordsOfSteps && ingredients.some((text) => englishMeasure.test(text)))
      return null
    return id === 'de' || id === 'fr' || id === 'es' ? id : null
  }
  return languageBy(instructions) ?? (tellLanguage(instructions) ? null : languageBy([]))
}

/** Words of steps from which they tell the language of a recipe; of fewer the lines do. */
const minWordsOfSteps = 5
const fewWordsOfSteps = 12
const countWords = (instructions: readonly string[]) =>
  instructions.join(' ').match(/\p{L}{2,}/gu)?.length ?? 0
const tellLanguage = (instructions: readonly string[]) => countWords(instructions) >= minWordsOfSteps

/** The same of a recipe whose steps tell none, by the names of its foods. */
export function nounLanguageOfFoods(
  lines: readonly ParsedLine[],
  instructions: readonly string[],
): NounLanguage | null {
  if (tellLanguage(instructions) || lines.some(({ text }) => englishMeasure.test(text))) return null
  const words = lines
    .slice(0, maxLinesRead)
    .flatMap(({ text }) => text.match(/\p{L}{3,}/gu)?.map(normalizeWishWord) ?? [])
  const [english, ...others] = ['en', 'de', 'fr', 'es'].map(
    (id) => wishLanguages.find((each) => each.id === id)!,
  )
  const own = words.filter((word) => !isWordOfLanguage(word, english!))
  const known = others.map((language) => own.filter((word) => isWordOfLanguage(word, language)).length)
  const most = Math.max(...known)
  const isClear = most > words.length - own.length && known.filter((count) => count === most).length === 1
  return isClear ? (others[known.indexOf(most)]!.id as NounLanguage) : null
}

const maxLinesRead = 40
const englishMeasure = /(?<!\p{L})(?:tbsps?|tsps?|tablespoons?|teaspoons?)(?!\p{L})/iu

export const unitLanguageOfScript = (text: string): UnitLanguage | null =>
  /\p{Script=Devanagari}/u.test(text) ? 'hi' : /\p{Script=Arabic}/u.test(text) ? 'ar' : null

/** The language whose word joins the amounts of a line, of a recipe too short to tell its own. */
export const nounLanguageOfConjunctions = (text: string): NounLanguage | null =>
  (['de', 'fr', 'es'] as const).find((id) =>
    findAmountConjunctions(text).some(({ languages }) => languages.includes(id) && !languages.includes('en')),
  ) ?? null
