import { addQuestionAboutFoods } from '../allergies/askAboutFoodsBesideHarm.ts'
import {
  wishWordsDenyingWhole,
  wishWordsForIncomplete,
  wishWordsForWithout,
  wishWordsOfDegree,
} from '../languages/doubleNegationWords.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { foldedWordsIn } from '../phrasesOfTokens.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'

const denying = foldedWordsIn(wishWordsDenyingWhole)
const without = foldedWordsIn(wishWordsForWithout)
const incomplete = foldedWordsIn(wishWordsForIncomplete)
const degrees = foldedWordsIn(wishWordsOfDegree)

/** Words between a denial and "without" at most: "no es una cena sin queso". */
const maxBetween = 3
const maxToIncomplete = 4

/**
 * Asks about foods without which something is none, in place of leaving them out: "no party without cheese", "it's not Christmas without
 * walnuts", "पनीर के बिना खाना अधूरा है". Where a food is denied before "without" both are left out: "no cake without eggs".
 */
export function askAboutFoodsOfDoubleNegation(
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): void {
  for (const part of parts) {
    const { reading, offset } = part
    for (const [index, { role, from, to }] of reading.items.entries()) {
      const isDouble =
        role === 'leavesOutNext'
          ? without.has(tokens[to - 1 + offset]!.word) && isWholeDenied(tokens, part, from + offset)
          : role === 'leavesOutPrevious' && isIncomplete(tokens, to + offset)
      if (!isDouble) continue
      const foods = [...reading.excludedBy].flatMap(([food, words]) =>
        words.has(index) && words.size === 1 && reading.unwanted.get(food) === 'left out' ? [food] : [],
      )
      if (foods.length === 0) continue
      const asked = foods.map((food) => {
        const item = reading.items[food]!
        reading.unwanted.delete(food)
        return { index: food, from: item.from + offset, to: item.to + offset, state: 'limit' as const }
      })
      addQuestionAboutFoods(part, [{ from: from + offset, to: to + offset }, ...asked], asked)
      reading.doubts.at(-1)!.isAllergy = false
    }
  }
}

/** Whether a denial with no food of its own stands before "without" in the same clause. */
function isWholeDenied(
  tokens: readonly WishToken[],
  { reading: { items }, offset }: ReadingInLanguage,
  at: number,
): boolean {
  for (let place = at; place > 0 && at - place <= maxBetween; place--) {
    if (!isNameContinuedAcrossGap(tokens[place]!)) return false
    const before = place - 1
    const { word } = tokens[before]!
    if (degrees.has(word)) return false
    if (denying.has(word)) return before < at - 1
    const item = items.find(({ from, to }) => from + offset <= before && before < to + offset)
    if (item?.role === 'food' || item?.role === 'lessNext' || item?.food) return false
  }
  return false
}

function isIncomplete(tokens: readonly WishToken[], from: number): boolean {
  for (let at = from; at < from + maxToIncomplete && tokens[at]; at++) {
    if (!isNameContinuedAcrossGap(tokens[at]!)) return false
    if (incomplete.has(tokens[at]!.word)) return true
  }
  return false
}
