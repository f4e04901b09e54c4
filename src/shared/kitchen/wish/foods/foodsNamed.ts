import { compiledLanguage } from '../compiledLanguage.ts'
import { languages } from '../languages.ts'
import { itemsOf } from '../wishItems.ts'
import { tokensOf } from '../wishTokens.ts'
import { languagesOf } from '../writtenIn.ts'
import { isFood } from './isFood.ts'

/**
 * The foods that somebody names in answer to a question, in any language, by their names in English. Words that nobody
 * knows are a food of that name.
 */
export function foodsNamed(text: string): string[] {
  const tokens = tokensOf(text)
  const likely = languagesOf(tokens).map(({ language }) => language)
  for (const among of [likely, languages]) {
    const items = among.flatMap((language) => itemsOf(tokens, compiledLanguage(language)))
    const foods = items.filter(isFood).map(({ food }) => food!)
    if (foods.length > 0) return [...new Set(foods)]
  }
  const whole = text.trim()
  return whole === '' ? [] : [whole]
}
