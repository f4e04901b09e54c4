import { excludeFoods, markLimitUnclear, type WishReadingState } from '../../reading.ts'
import type { WishItem } from '../../wishItems.ts'
import { isNameContinuedAcrossGap } from '../../wishTokens.ts'

/** Leaves foods out; of "no raw fish" only the raw is unwanted, which no check can tell: it is asked about. */
export function excludeUnlessQualified(
  reading: WishReadingState,
  at: number,
  foods: readonly number[],
): void {
  const { items } = reading
  const whole: number[] = []
  for (const food of foods) {
    const qualifier = qualifierOf(items, food)
    if (qualifier === null) whole.push(food)
    else {
      reading.qualified.add(food)
      reading.excluding.add(at)
      markLimitUnclear(reading, at, [qualifier], [food], { isCertain: true })
    }
  }
  excludeFoods(reading, at, whole, 'left out')
}

/** The item right beside a food that says of which of it something is true: "raw". */
function qualifierOf(items: readonly WishItem[], food: number): number | null {
  if (items[food - 1]?.qualifies === 'next' && isNameContinuedAcrossGap(items[food]!)) return food - 1
  const next = items[food + 1]
  return next?.qualifies === 'previous' && isNameContinuedAcrossGap(next) ? food + 1 : null
}
