import {
  madeOfHindiFoods,
  madeWithOfHindi,
  negationsOfHindi,
  ofOfHindi,
  sourcesOfHindiFoods,
} from '../../languages/negations/hindiFoodOfFoodWords.ts'
import type { WishToken } from '../../wishTokens.ts'

/** Words up to the negation of a dish: "मूंगफली वाली चटनी बिल्कुल नहीं खा सकती". */
const maxWordsToNegation = 4

/**
 * Tokens in which what is made of a plant, a nut or fish is called by it: "मूंगफली के मक्खन", peanut butter, is of peanuts and not of butter;
 * and in which a dish that somebody refuses is called by the food in it: "मछली वाला खाना मत बनाना".
 */
export function nameHindiFoodsByTheirSource(tokens: readonly WishToken[]): readonly WishToken[] {
  const dropped = new Set<number>()
  const isJoined = (at: number) => tokens[at]?.gap === 'space'
  for (let at = 0; at + 2 < tokens.length; at++) {
    const [, next, third] = [tokens[at]!, tokens[at + 1]!, tokens[at + 2]!]
    if (!isJoined(at + 1) || !isJoined(at + 2)) continue
    if (
      sourcesOfHindiFoods.has(tokens[at]!.word) &&
      ofOfHindi.has(next.word) &&
      madeOfHindiFoods.has(third.word)
    ) {
      dropped.add(at + 1).add(at + 2)
      // "तेल में मत बनाना".
      if (isJoined(at + 3) && /^(?:में|मे|mein|me)$/.test(tokens[at + 3]!.word)) dropped.add(at + 3)
    } else if (madeWithOfHindi.has(next.word) && isRefused(tokens, at + 2)) dropped.add(at + 1).add(at + 2)
  }
  return dropped.size === 0 ? tokens : tokens.filter((_, at) => !dropped.has(at))
}

/** Whether a negation stands behind a dish, in the same clause. */
function isRefused(tokens: readonly WishToken[], dish: number): boolean {
  // "अंडे वाली कोई चीज नहीं" is read as it stands.
  if (negationsOfHindi.has(tokens[dish]!.word) || /^(?:कोई|कुछ|koi|kuch)$/.test(tokens[dish]!.word))
    return false
  for (let at = dish + 1; at <= dish + maxWordsToNegation && tokens[at]?.gap === 'space'; at++)
    if (negationsOfHindi.has(tokens[at]!.word)) return true
  return false
}
