import {
  articles,
  type DishesWithFoodWords,
  dishesWithFoodWords,
  endsOfDenial,
} from '../../languages/negations/dishesWithFoodWords.ts'
import type { WishToken } from '../../wishTokens.ts'

/** "Pas de plats avec", "no products containing": words for any food, whose lists go on with the same word, are read as they stand. */
const isReadAsAnyDish = (dish: string, preposition: string) =>
  (preposition === 'avec' && /^(?:plats?|trucs|choses|produits?)$/.test(dish)) ||
  (preposition === 'containing' && /^(?:products?|foods?)$/.test(dish))

/** Words between the negation of a verb and the dish: "don't want to eat any meals". */
const maxWordsToDish = 4

/**
 * Tokens in which a negation stands right before the food that a dish must not be made with: "no soup with celery" and "we don't eat meals
 * with pork" leave out celery and pork, and not every soup. The dish and its "with" are left away.
 */
export function dropDishesBehindNegation(tokens: readonly WishToken[]): readonly WishToken[] {
  const dropped = new Set<number>()
  for (const [at, token] of tokens.entries())
    for (const words of dishesWithFoodWords) {
      if (!words.dishes.has(token.word) || at + 1 >= tokens.length) continue
      const next = tokens[at + 1]!
      const denial = next.gap === 'space' ? denialBefore(tokens, at, words) : null
      if (denial === null || (denial === 'dish' && isReadAsAnyDish(token.word, next.word))) continue
      // Arabic writes "with" as one letter before the food.
      const isJoined = /^ب\p{L}{3}/u.test(next.word)
      if (!isJoined && (!words.with.has(next.word) || at + 2 >= tokens.length)) continue
      dropped.add(at)
      if (!isJoined) dropped.add(at + 1)
    }
  if (dropped.size === 0) return tokens
  return tokens.filter((_, at) => !dropped.has(at))
}

/** Whether a dish is denied, by a negation with which a part of the wish begins, or by that of a verb; null where it is not. */
function denialBefore(
  tokens: readonly WishToken[],
  dish: number,
  words: DishesWithFoodWords,
): 'dish' | 'verb' | null {
  let isPlain = true
  for (let at = dish - 1; at >= 0 && at >= dish - 1 - maxWordsToDish; at--) {
    if (tokens[at + 1]!.gap !== 'space') return null
    const { word } = tokens[at]!
    if (endsOfDenial.has(word)) return null
    const isFirst = at === 0 || tokens[at]!.gap !== 'space'
    if (isPlain && words.before.has(word)) return isFirst ? 'dish' : 'verb'
    if (words.ofVerb.has(word)) return 'verb'
    if (!articles.has(word)) isPlain = false
  }
  return null
}
