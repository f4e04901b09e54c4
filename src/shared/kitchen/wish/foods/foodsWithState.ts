import { indexItemsByToken } from '../indexItemsByToken.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import type { EaterCondition } from '../wishLanguage.ts'
import type { TokenRange } from '../wordMarks.ts'
import { isFoodItem } from './isFoodItem.ts'

/** A food of one reading, or another limit of it: "coeliac". */
export interface FoodWithState extends TokenRange {
  /** Place of its item in the reading. */
  index: number
  /** Open where no reading says anything of it; a limit where one leaves it out or asks about it. */
  state: 'open' | 'allowed' | 'limit'
}

/** Foods of one reading by where they stand, with what all readings say of them. */
export interface FoodsByPlaceInWish {
  /** Those that lie within a stretch; questions that were added to the reading meanwhile count. */
  within(stretch: TokenRange): FoodWithState[]
}

/** What all readings together say of the foods that one of them finds; asked for as often as there are clauses. */
export function indexFoodsByPlace(
  parts: readonly ReadingInLanguage[],
  part: ReadingInLanguage,
): FoodsByPlaceInWish {
  const { items, doubts } = part.reading
  const limits = collectTokenPlacesOfItems(parts, ({ unwanted, qualified, doubts, conditions }) => [
    ...unwanted.keys(),
    ...qualified,
    ...doubts.flatMap(({ foods }) => foods),
    ...conditions.flatMap(({ at, condition }) => (isLimit(condition) ? [at] : [])),
  ])
  const allowed = collectTokenPlacesOfItems(parts, (each) => [...each.allowed])
  const placed = indexItemsByToken(part)
  let doubtsCounted = doubts.length
  return {
    within(stretch) {
      for (; doubtsCounted < doubts.length; doubtsCounted++)
        for (const index of doubts[doubtsCounted]!.foods) addTokens(limits, items[index]!, part.offset)
      return placed.within(stretch).flatMap((index): FoodWithState[] => {
        const item = items[index]!
        const place = { from: item.from + part.offset, to: item.to + part.offset }
        if (holdsAny(limits, place)) return [{ ...place, index, state: 'limit' }]
        if (!isFoodItem(item)) return []
        return [{ ...place, index, state: holdsAny(allowed, place) ? 'allowed' : 'open' }]
      })
    },
  }
}

/** The foods of the whole reading. */
export function listFoodsWithState(
  parts: readonly ReadingInLanguage[],
  part: ReadingInLanguage,
): FoodWithState[] {
  const to = part.offset + (part.reading.items.at(-1)?.to ?? 0)
  return indexFoodsByPlace(parts, part).within({ from: part.offset, to })
}

/** Of who only needs more care nothing is left out that a harm could speak of. */
const isLimit = ({ diets = [], allergens = [], foods = [], isVulnerable = false }: EaterCondition) =>
  !isVulnerable && diets.length + allergens.length + foods.length > 0

export const tokenPlacesInRange = ({ from, to }: TokenRange): number[] =>
  Array.from({ length: to - from }, (_, place) => from + place)

/** The tokens of items that are chosen in each reading. */
export function collectTokenPlacesOfItems(
  parts: readonly ReadingInLanguage[],
  itemsOf: (reading: ReadingInLanguage['reading']) => readonly number[],
): Set<number> {
  const tokens = new Set<number>()
  for (const { reading, offset } of parts)
    for (const index of itemsOf(reading)) addTokens(tokens, reading.items[index]!, offset)
  return tokens
}

function addTokens(tokens: Set<number>, { from, to }: TokenRange, offset: number): void {
  for (let token = from; token < to; token++) tokens.add(token + offset)
}

function holdsAny(tokens: ReadonlySet<number>, { from, to }: TokenRange): boolean {
  for (let token = from; token < to; token++) if (tokens.has(token)) return true
  return false
}
