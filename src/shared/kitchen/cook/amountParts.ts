import { chooseMeasurableParts, halfOfSmallestMeasure } from '../units/chooseMeasurableParts.ts'
import { asGrams, asMillilitres } from '../units/quantities.ts'
import {
  type CookAmount,
  type CookUnit,
  millilitresPerCookUnit,
  millilitresToSpoonAmount,
  roundGramsForWeighing,
  roundMillilitresForMeasuring,
  roundToStepSize,
} from './cookAmounts.ts'

/**
 * A share of an amount as it is measured out for one step. Of the measures near it the one is taken that leaves the most
 * measurable rest of `left`, so that the parts add up.
 */
export function roundShareToMeasurableAmount(
  amount: CookAmount,
  share: number,
  left: CookAmount,
): CookAmount {
  const exact = sizeOf(amount) * share
  const [total, round] = [sizeOf(left), (size: number) => measureOf(size, amount.unit)]
  const costOf = (part: CookAmount) => {
    const rest = total - sizeOf(part)
    const lost = rest > total / 50 ? Math.abs(sizeOf(round(rest)) - rest) / total : 0
    return Math.abs(sizeOf(part) - exact) / exact + lost * 3
  }
  const near = [1, 0.85, 1.15, 0.75, 1.3].map((by) => round(exact * by))
  return near.reduce((best, part) => (costOf(part) < costOf(best) - 1e-9 ? part : best))
}

/** An amount in parts that can be measured and add up to it; `shares` add up to 1. */
export function divideAmountByShares(amount: CookAmount, shares: readonly number[]): CookAmount[] {
  const whole = sizeOf(amount)
  const sizes = shares.map((share) => share * whole)
  const parts = (measures: readonly Measure[], reach = usualReach, slack = halfOfSmallestMeasure) =>
    chooseMeasurableParts(
      sizes.map((size) => choicesNear(size, amount.unit, measures, reach)),
      sizes,
      whole,
      slack,
    )
  const near = parts([measureOf])
  // ½ teaspoon in three quarters and one quarter: the spoons nearest to them are ¼ and ⅛, and ¼ and ¼ add up.
  const said = isSpoon(amount.unit) && isOff(near, whole) ? parts([measureOf], wideReach, 0) : near
  // Spoons are used where they can measure the amount: not for 70 ml, and 55 ml are measured in a jug.
  const isFar = amount.unit === 'ml' && isOff(said, whole)
  return (isFar ? parts([measureOf, measuredInJug]) : said).map((choice) => choice.amount)
}

type Measure = (size: number, unit: CookUnit) => CookAmount
const maxOff = 0.025
/** How far from its own size a part may be measured out, as shares of it. */
const usualReach = { least: 0.7, most: 1.3 }
const wideReach = { least: 0.5, most: 2 }

function isOff(parts: readonly { size: number }[], whole: number): boolean {
  const sum = parts.reduce((all, { size }) => all + size, 0)
  return Math.abs(sum - whole) > whole * maxOff
}

const smallestInJug = 30
const usSpoon = 14.787 / 15

/** What can be measured within the reach of a size, each once: of 3 teaspoons and a tablespoon the latter. */
function choicesNear(
  size: number,
  unit: CookUnit,
  measures: readonly Measure[],
  { least, most }: typeof usualReach,
) {
  const count = Math.round((most - least) * 100) + 1
  const sizes = Array.from({ length: count }, (_, at) => size * (least + at / 100))
  const near = measures.flatMap((measure) => sizes.map((each) => measure(each, unit)))
  // Beside a jug it shows that spoons hold a little less than 15 ml.
  const shownSize = (amount: CookAmount) =>
    sizeOf(amount) * (unit === 'ml' && isSpoon(amount.unit) ? usSpoon : 1)
  const bySize = new Map(near.map((amount) => [shownSize(amount), amount]))
  return [...bySize].map(([size, amount]) => ({ amount, size }))
}

const measuredInJug: Measure = (size, unit) =>
  size < smallestInJug ? measureOf(size, unit) : { unit, quantity: roundToStepSize(size, 5) }

/** What is left of an amount after a part of it was taken. */
export function subtractAmount(amount: CookAmount, part: CookAmount): CookAmount {
  const rest = Math.max(0, sizeOf(amount) - sizeOf(part))
  return isSpoon(amount.unit) ? { unit: 'tsp', quantity: rest / 5 } : { unit: amount.unit, quantity: rest }
}

const isSpoon = (unit: CookUnit) => unit === 'tsp' || unit === 'tbsp'
const sizeOf = ({ quantity, unit }: CookAmount) =>
  quantity * (isSpoon(unit) ? millilitresPerCookUnit[unit]! : 1)

/** What a kitchen can measure of so many grams, millilitres or pieces. */
function measureOf(size: number, unit: CookUnit): CookAmount {
  if (unit === 'g') return { unit, quantity: roundGramsForWeighing(asGrams(size)) }
  if (unit !== 'ml' && !isSpoon(unit)) return { unit, quantity: roundToStepSize(size, 1 / 2) }
  if (size < 0.95) return { unit: 'tsp', quantity: 1 / 8 }
  const spoons = size < 58 || unit !== 'ml' ? millilitresToSpoonAmount(size) : null
  return spoons?.unit === 'tsp' || spoons?.unit === 'tbsp'
    ? spoons
    : { unit: 'ml', quantity: roundMillilitresForMeasuring(asMillilitres(size)) }
}
