import { isFood } from './foodLists.ts'
import type { WishPart } from './limitsOf.ts'
import type { Condition } from './wishLanguage.ts'
import type { Stretch } from './wordMarks.ts'

/** A food of one reading, or another limit of it: "coeliac". */
export interface StatedFood extends Stretch {
  /** Place of its item in the reading. */
  index: number
  /** Open where no reading says anything of it; a limit where one leaves it out or asks about it. */
  state: 'open' | 'allowed' | 'limit'
}

/** What all readings together say of the foods that one of them finds. */
export function foodStates(parts: readonly WishPart[], { reading, offset }: WishPart): StatedFood[] {
  const limits = tokensOf(parts, ({ unwanted, qualified, doubts, conditions }) => [
    ...unwanted.keys(),
    ...qualified,
    ...doubts.flatMap(({ foods }) => foods),
    ...conditions.flatMap(({ at, condition }) => (isLimit(condition) ? [at] : [])),
  ])
  const allowed = tokensOf(parts, (each) => [...each.allowed])
  return reading.items.flatMap((item, index): StatedFood[] => {
    const stretch = { from: item.from + offset, to: item.to + offset }
    const is = (tokens: ReadonlySet<number>) => placesOf(stretch).some((token) => tokens.has(token))
    if (is(limits)) return [{ ...stretch, index, state: 'limit' }]
    if (!isFood(item)) return []
    return [{ ...stretch, index, state: is(allowed) ? 'allowed' : 'open' }]
  })
}

/** Of who only needs more care nothing is left out that a harm could speak of. */
const isLimit = ({ diets = [], allergens = [], foods = [], isVulnerable = false }: Condition) =>
  !isVulnerable && diets.length + allergens.length + foods.length > 0

export const placesOf = ({ from, to }: Stretch): number[] =>
  Array.from({ length: to - from }, (_, place) => from + place)

/** The tokens of items that are chosen in each reading. */
export function tokensOf(
  parts: readonly WishPart[],
  itemsOf: (reading: WishPart['reading']) => readonly number[],
): ReadonlySet<number> {
  return new Set(
    parts.flatMap(({ reading, offset }) =>
      itemsOf(reading).flatMap((index) => {
        const { from, to } = reading.items[index]!
        return placesOf({ from: from + offset, to: to + offset })
      }),
    ),
  )
}
