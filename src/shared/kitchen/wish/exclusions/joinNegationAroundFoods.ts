import { type CompiledLanguage, normalizeSpelling } from '../compileLanguage.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import type { WishItem } from '../wishItems.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'

/** Items between the two parts of a negation, at most. */
const maxBetween = 8

const mayStandBetween: readonly WishItem['role'][] = ['idle', 'pronouns', 'joins', 'food', 'unknown']

/** Items with "leave … out" made one negation of the foods between its parts; its words say nothing else. */
export function joinNegationAroundFoods(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  { around, language }: CompiledLanguage,
): WishItem[] {
  const read = [...items]
  const wordAt = (token: number) => (tokens[token] ? normalizeSpelling(tokens[token].word, language) : '')
  for (let at = 0; at < read.length; at++) {
    const closings = around.get(wordAt(read[at]!.from))
    if (!closings || read[at]!.to !== read[at]!.from + 1) continue
    let hasFood = false
    for (let index = at + 1; index < read.length && index <= at + maxBetween; index++) {
      const item = read[index]!
      if (item.gap === 'end') break
      const closing = closings.find((words) =>
        words.every((word, place) => wordAt(item.from + place) === word),
      )
      if (hasFood && closing && isNameContinuedAcrossGap(item)) {
        const to = Math.max(item.to, item.from + closing.length)
        let next = index + 1
        while (next < read.length && read[next]!.from < to) next++
        read[at] = { ...read[at]!, role: 'idle', food: null }
        read.splice(index, next - index, { ...item, role: 'leavesOutPrevious', food: null, to })
        break
      }
      if (!mayStandBetween.includes(item.role)) break
      if (isFoodItem(item)) hasFood = true
    }
  }
  return read
}
