import { isFoodItem } from '../foods/isFoodItem.ts'
import { normalizeWishWord } from '../foods/normalizeWishWord.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishToken } from '../wishTokens.ts'

/** "Just" in all languages where it says nothing elsewhere. */
const justWords = new Set(
  'just simply rather juste simplement plutot bloss einfach lieber solamente simplemente mejor बस'
    .split(' ')
    .map(normalizeWishWord),
)
const maxItemsToFood = 3

/** Items in which "just" behind a food and a comma wishes for the next food: "no beef, just chicken". */
export function readWishesBehindWordJust(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
): readonly WishItem[] {
  return items.map((item, index) => {
    const { role, from, to, gap } = item
    if (role !== 'idle' || to - from !== 1 || gap === 'space' || !justWords.has(tokens[from]!.word))
      return item
    const isBeforeFood = isFoodItem(
      items.slice(index + 1, index + 1 + maxItemsToFood).find((each) => each.role !== 'idle'),
    )
    return isFoodItem(items[index - 1]) && isBeforeFood ? { ...item, role: 'wishesNext' } : item
  })
}
