import { isFoodItem } from '../foods/isFoodItem.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { markLimitUnclear } from '../reading.ts'
import type { WishToken } from '../wishTokens.ts'

/** A minus that touches the word behind it alone, and has a word on its line before it: "burger -onion". */
const minusBefore = /\p{L}[^\n\r]*[ \t(][-−–]$/u

/** Asks about foods behind a minus of which no reading says anything: "burger -onion -pickles" may leave them out, or list them. */
export function askAboutFoodsBehindMinus(
  text: string,
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): void {
  for (const { reading, offset } of parts)
    for (const [index, item] of reading.items.entries()) {
      if (!isFoodItem(item) || reading.unwanted.has(index) || reading.allowed.has(index)) continue
      const before = text.slice(0, tokens[item.from + offset]!.from)
      if (minusBefore.test(before)) markLimitUnclear(reading, index, [], [index], { isCertain: true })
    }
}
