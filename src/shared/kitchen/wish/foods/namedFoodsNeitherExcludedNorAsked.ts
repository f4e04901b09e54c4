import { tokensKnownInLanguage } from '../allergies/askAboutFoodsBesideHarm.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { wishTextBetweenTokens } from '../limitsOfReadings.ts'
import type { FoodNamedInWish } from '../readWishLimits.ts'
import type { WishToken } from '../wishTokens.ts'
import { listFoodsWithState } from './foodsWithState.ts'
import { isFoodItem } from './isFoodItem.ts'

/** The foods of a wish that no reading leaves out or asks about, once each, as they were typed. */
export function findFoodsNeitherExcludedNorAsked(
  text: string,
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): FoodNamedInWish[] {
  if (!parts.some(({ reading }) => reading.items.some(isFoodItem))) return []
  const scores = parts.map((part) => tokensKnownInLanguage(part, []).size)
  const best = parts.filter((_, index) => scores[index] === Math.max(...scores))
  const named = new Map<string, FoodNamedInWish>()
  for (const part of best)
    for (const { index, from, to, state } of listFoodsWithState(parts, part)) {
      if (state === 'limit' || part.reading.items[index]!.role !== 'food') continue
      const said = wishTextBetweenTokens(text, tokens, from, to - 1)
      if (!named.has(said)) named.set(said, { said, food: part.reading.items[index]!.food! })
    }
  return [...named.values()]
}
