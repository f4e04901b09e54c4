import type { NumberWithUnit } from '../numbersWithUnits.ts'
import { isRestatedAmount } from '../restatedNumbers.ts'

/** What says the same again, "a 2-litre (2 quart) dish", "50 g/2 oz balls", is no amount, or stays, with what it repeats. */
export function doesGrowWithRestated(
  step: string,
  numbers: readonly NumberWithUnit[],
  fates: readonly (boolean | null)[],
  at: number,
): boolean | null {
  const isSame = (place: number) =>
    numbers[place] !== undefined &&
    numbers[place]!.isMeasure &&
    numbers[place + 1] !== undefined &&
    isRestatedAmount(step, numbers[place]!, numbers[place + 1]!)
  let from = at
  while (isSame(from - 1)) from -= 1
  let to = at
  while (isSame(to)) to += 1
  const alike = fates.slice(from, to + 1)
  return alike.includes(false) ? false : alike.includes(null) ? null : true
}
