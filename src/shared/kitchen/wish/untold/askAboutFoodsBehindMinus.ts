import { isLikelyAllergyFood } from '../clauses.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { markLimitUnclear } from '../reading.ts'
import type { WishToken } from '../wishTokens.ts'

/** A minus that touches the word behind it alone, and has a word on its line before it: "burger -onion". */
const minusBefore = /\p{L}[^\n\r]*[ \t(][-−–]$/u
/** A minus at the beginning of a wish that touches the word behind it: "-nuts". */
const minusFirst = /^\s*[-−–]$/u
/** A minus that spaces set apart, in a wish that begins with one: "- nuts - eggs". */
const minusApart = /(?:^|\s)[-−–]\s*$/u
const isOneLine = (text: string) => !/\S[ \t]*[\n\r]+[ \t]*\S/u.test(text)

/**
 * Asks about foods behind a minus of which no reading says anything: "burger -onion -pickles", "-nuts", "- nuts - eggs" may leave them out,
 * or list them. Lines that each begin with a minus are a list.
 */
export function askAboutFoodsBehindMinus(
  text: string,
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): void {
  if (!/[-−–]/u.test(text)) return
  const isList = !isOneLine(text)
  const beginsWithMinus = !isList && /^\s*[-−–]/u.test(text)
  const isSeveral = (text.match(/(?:^|\s)[-−–]\s/gu) ?? []).length > 1
  for (const { reading, offset } of parts)
    for (const [index, item] of reading.items.entries()) {
      if (!isFoodItem(item) || reading.unwanted.has(index) || reading.allowed.has(index)) continue
      const before = text.slice(0, tokens[item.from + offset]!.from)
      const isFirst = beginsWithMinus && minusFirst.test(before)
      const isApart =
        beginsWithMinus && isSeveral && minusApart.test(before) && isLikelyAllergyFood(item.food)
      if (isFirst || isApart || minusBefore.test(before))
        markLimitUnclear(reading, index, [], [index], { isCertain: true })
    }
}
