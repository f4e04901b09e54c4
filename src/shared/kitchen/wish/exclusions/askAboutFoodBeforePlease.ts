import { areDishesUnlikelyAllergens } from '../foods/dishInList.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { normalizeWishWord } from '../foods/normalizeWishWord.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishToken } from '../wishTokens.ts'

/** Words of "please" in all languages, also those of "s'il vous plaît" and "por favor". */
const pleaseWords = new Set(
  'please pls plz bitte svp stp s il sil vous te plait por favor من فضلك فضلكم لو سمحت سمحتم رجاء कृपया प्लीज प्लीज़'
    .split(' ')
    .map(normalizeWishWord),
)
const negations: ReadonlySet<WishItem['role']> = new Set(['leavesOutNext', 'notNext', 'notEither'])

/**
 * Items in which one food between a comma and "please" is asked about: "no pork, lentils please" most likely wishes for lentils, though a list
 * without "and" may end so too. Two foods on either side are a list.
 */
export function askAboutFoodBeforePlease(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
): readonly WishItem[] {
  let read = items
  for (let end = 1; end <= items.length; end++) {
    if (end < items.length && items[end]!.gap !== 'end') continue
    const please = startOfPlease(items, tokens, end)
    const second = please < end ? startOfSinglePart(items, please) : null
    if (
      second === null ||
      areDishesUnlikelyAllergens(items, [please - 1]) ||
      !isOneFoodLeftOutBefore(items, second)
    )
      continue
    read = read.map((item, index) =>
      index === second
        ? { ...item, gap: 'end' }
        : index === please
          ? { ...item, role: 'doubtPrevious', food: null, condition: null }
          : item,
    )
  }
  return askAboutFoodBehindPlease(read, tokens)
}

/** The same where "please" stands before the comma: "no sesame please, chickpeas" most likely wishes for chickpeas. */
function askAboutFoodBehindPlease(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
): readonly WishItem[] {
  let read = items
  for (let comma = 1; comma < items.length; comma++) {
    if (items[comma]!.gap !== 'comma') continue
    const please = startOfPlease(items, tokens, comma)
    const end = items.findIndex(({ gap }, at) => at > comma && gap !== 'space')
    const second = startOfSinglePart(items, end === -1 ? items.length : end)
    if (
      please === comma ||
      second !== comma ||
      areDishesUnlikelyAllergens(items, [(end === -1 ? items.length : end) - 1]) ||
      (end !== -1 && items[end]!.gap !== 'end') ||
      !isOneFoodLeftOutBefore(items, please)
    )
      continue
    read = read.map((item, index) =>
      index === please
        ? { ...item, gap: 'end', role: 'doubtNext', food: null, condition: null }
        : index === second
          ? { ...item, gap: 'space' }
          : item,
    )
  }
  return read
}

function startOfPlease(items: readonly WishItem[], tokens: readonly WishToken[], end: number): number {
  let start = end
  const isPlease = ({ from, to }: WishItem) =>
    tokens.slice(from, to).every(({ word }) => pleaseWords.has(word))
  while (start > 1 && isPlease(items[start - 1]!)) start--
  return start
}

/** Where the part behind a comma begins that ends at a place and has one food and no more than articles beside it; else null. */
function startOfSinglePart(items: readonly WishItem[], end: number): number | null {
  let start = end - 1
  while (start > 0 && items[start]!.gap === 'space') start--
  const part = items.slice(start, end)
  const isAlone = part.filter(isFoodItem).length === 1 && isFoodItem(part.at(-1))
  const isPlain = part.every((item) => isFoodItem(item) || item.role === 'idle')
  return isAlone && isPlain && items[start]!.gap === 'comma' ? start : null
}

/** Whether all that a sentence has before a comma is one food that a negation leaves out. */
function isOneFoodLeftOutBefore(items: readonly WishItem[], comma: number): boolean {
  let start = comma - 1
  while (start > 0 && items[start]!.gap === 'space') start--
  if (start > 0 && items[start]!.gap !== 'end') return false
  const part = items.slice(start, comma)
  const food = part.findIndex(isFoodItem)
  return (
    food > 0 &&
    negations.has(part[0]!.role) &&
    part.filter(isFoodItem).length === 1 &&
    part.slice(0, food).some(({ role }) => negations.has(role)) &&
    part.every((item) => isFoodItem(item) || item.role === 'idle' || negations.has(item.role))
  )
}
