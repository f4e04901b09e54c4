import { knownTokens } from '../allergies/harmDoubts.ts'
import type { WishPart } from '../limitsOf.ts'
import { textOf } from '../limitsOf.ts'
import type { NamedFood } from '../readWishLimits.ts'
import type { WishToken } from '../wishTokens.ts'
import { foodStates } from './foodStates.ts'
import { isFood } from './isFood.ts'

/** The foods of a wish that no reading leaves out or asks about, once each, as they were typed. */
export function foodsWithoutReading(
  text: string,
  tokens: readonly WishToken[],
  parts: readonly WishPart[],
): NamedFood[] {
  if (!parts.some(({ reading }) => reading.items.some(isFood))) return []
  const scores = parts.map((part) => knownTokens(part, []).size)
  const best = parts.filter((_, index) => scores[index] === Math.max(...scores))
  const named = new Map<string, NamedFood>()
  for (const part of best)
    for (const { index, from, to, state } of foodStates(parts, part)) {
      if (state === 'limit' || part.reading.items[index]!.role !== 'food') continue
      const said = textOf(text, tokens, from, to - 1)
      if (!named.has(said)) named.set(said, { said, food: part.reading.items[index]!.food! })
    }
  return [...named.values()]
}
