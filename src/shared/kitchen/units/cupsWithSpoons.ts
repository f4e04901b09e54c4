import { formatAmountWithOunces } from './formatAmount.ts'

/** A cup has sixteen tablespoons; its marks stand at quarters and thirds. */
const spoonsOfCup = 16
const isWhole = (amount: number) => Math.abs(amount - Math.round(amount)) < 1e-6
const isMark = (cups: number) => isWhole(cups * 4) || isWhole(cups * 3)
/** Whether an amount in cups was written as cups and spoons, "3 cups + 2 tbsp": no cup has such a mark. */
export const isOfCupsAndSpoons = (cups: number): boolean => isWhole(cups * spoonsOfCup) && !isMark(cups)

/** What the nearest mark on the cup may be off where a recipe tells cups and spoons. */
const maxOffOfMark = 0.03
const maxCupsBesideSpoons = 4
/** Spoons that a cook counts out where the text has another "plus" already. */
const maxSpoonsWithoutCups = 12

/**
 * Cups and spoons for what a recipe tells so, "1 cup + 2 tbsp" halved as "½ cup plus 1 tablespoon"; null where it tells no spoons,
 * and where a mark on the cup is near enough.
 */
export function spoonsBesideCups(quantity: number, factor: number, mayUsePlus: boolean) {
  const cups = quantity * factor
  if (!isOfCupsAndSpoons(quantity) || cups >= maxCupsBesideSpoons) return null
  const mark = Math.min(...[4, 3].map((parts) => Math.abs(Math.round(cups * parts) / (cups * parts) - 1)))
  if (mark <= maxOffOfMark) return null
  const spoons = Math.round(cups * spoonsOfCup * 2) / 2
  const rest = spoons % 4
  const full = (spoons - rest) / spoonsOfCup
  if (full === 0 || rest === 0) return null
  if (!mayUsePlus && spoons <= maxSpoonsWithoutCups)
    return {
      text: formatAmountWithOunces(spoons, 'tablespoon'),
      quantity: spoons,
      quantityMax: null,
      unit: 'tablespoon',
    }
  if (!mayUsePlus) return null
  const text = `${formatAmountWithOunces(full, 'cup')} plus ${formatAmountWithOunces(rest, 'tablespoon')}`
  return { text, quantity: spoons / spoonsOfCup, quantityMax: null, unit: 'cup' }
}
