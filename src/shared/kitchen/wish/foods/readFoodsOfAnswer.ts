import { compileLanguage } from '../compileLanguage.ts'
import { detectWishLanguages } from '../detectWishLanguages.ts'
import { readWishItemsOfTokens } from '../wishItems.ts'
import { wishLanguages } from '../wishLanguages.ts'
import { splitWishIntoTokens } from '../wishTokens.ts'
import { isFoodItem } from './isFoodItem.ts'

/**
 * The foods that somebody names in answer to a question, in any language, by their names in English. Words that nobody
 * knows are a food of that name.
 */
export function readFoodsOfAnswer(text: string): string[] {
  const tokens = splitWishIntoTokens(text)
  const likely = detectWishLanguages(tokens).map(({ language }) => language)
  for (const among of [likely, wishLanguages]) {
    const items = among.flatMap((language) => readWishItemsOfTokens(tokens, compileLanguage(language)))
    const foods = items.filter(isFoodItem).map(({ food }) => food!)
    if (foods.length > 0) return [...new Set(foods)]
  }
  const whole = text.trim()
  return whole === '' ? [] : [whole]
}
