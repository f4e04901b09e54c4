import {
  wishEggWhiteWholeWords,
  wishWordsBeforeEggPart,
  wishWordsMeaningOnly,
  wishYolkWholeWords,
} from '../languages/foods/eggPartWords.ts'
import { foldedWordsIn, phraseLengthAt, phrasesIn } from '../phrasesOfTokens.ts'
import type { LeftOutFood, UnclearWishPassage } from '../readWishLimits.ts'
import type { WishToken } from '../wishTokens.ts'

const only = phrasesIn(wishWordsMeaningOnly)
const between = foldedWordsIn(wishWordsBeforeEggPart)
const parts = [
  { phrases: phrasesIn(wishYolkWholeWords), other: 'egg white' },
  { phrases: phrasesIn(wishEggWhiteWholeWords), other: 'egg yolk' },
] as const

/** Tokens between "only" and the part of an egg at most. */
const maxBetween = 3

/** "Only the yolk": whether the white is not to be in the dish is asked, unless it or the egg is left out. */
export function passagesOfOnePartOfEgg(
  text: string,
  tokens: readonly WishToken[],
  leftOut: readonly LeftOutFood[],
): UnclearWishPassage[] {
  const isTold = leftOut.some(
    ({ foods, allergens }) => allergens.includes('eggs') || foods.some((food) => food.startsWith('egg')),
  )
  if (isTold) return []
  return tokens.flatMap((token, at): UnclearWishPassage[] => {
    const length = phraseLengthAt(tokens, at, only)
    if (length === 0) return []
    let place = at + length
    const isSkipped = () =>
      tokens[place]?.gap === 'space' && place < at + length + maxBetween && between.has(tokens[place]!.word)
    const found = () =>
      parts.flatMap(({ phrases, other }) => {
        const ofPart = tokens[place]?.gap === 'space' ? phraseLengthAt(tokens, place, phrases) : 0
        return ofPart > 0 ? { to: place + ofPart, other } : []
      })[0]
    while (!found() && isSkipped()) place++
    const part = found()
    if (!part) return []
    const said = text.slice(token.from, tokens[part.to - 1]!.to)
    return [{ text: said, isAllergy: false, foods: [{ said, food: part.other }] }]
  })
}
