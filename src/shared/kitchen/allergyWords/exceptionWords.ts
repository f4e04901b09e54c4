import { compileLanguage } from '../wish/compileLanguage.ts'
import { tokenPlacesInRange } from '../wish/foods/foodsWithState.ts'
import { readWishItemsOfTokens, type WishItem } from '../wish/wishItems.ts'
import { wishLanguages } from '../wish/wishLanguages.ts'
import type { WishToken } from '../wish/wishTokens.ts'

const isNegation = ({ role }: WishItem) =>
  role === 'exceptNext' || role === 'notNext' || role === 'notEither' || role === 'leavesOutNext'

/** "But not" in one or two words, or a "not" alone. "Except" is left: of what it excepts, the words do not tell all. */
function isButNot(item: WishItem, next: WishItem | undefined, previous: WishItem | undefined): boolean {
  if (item.role === 'ends') return next !== undefined && next.food === null && isNegation(next)
  if (!isNegation(item)) return false
  return item.role !== 'exceptNext' || item.to - item.from > 1 || previous?.role === 'ends'
}

/**
 * Places of words between foods that except one of them, in a language that understands all of the words: "wheat but not barley". In
 * another language such a word may name a food: a nut is "nöt" in Swedish, and "pero" is a coffee of grain.
 */
export function findExceptionWordPositions(tokens: readonly WishToken[]): ReadonlySet<number> {
  const places = new Set<number>()
  if (tokens.length < 3) return places
  for (const language of wishLanguages) {
    const items = readWishItemsOfTokens(tokens, compileLanguage(language))
    if (items[0]?.food == null || items.some(({ role }) => role === 'unknown')) continue
    for (const [at, item] of items.entries())
      if (item.food === null && isButNot(item, items[at + 1], items[at - 1]))
        for (const place of tokenPlacesInRange(item))
          if (tokens[place]!.typed === tokens[place]!.word) places.add(place)
  }
  return places
}
