import type { RequiredAmount } from '../kitchen/groceryLines.ts'
import { formatAmountSum } from '../kitchen/units/formatAmountSum.ts'

export type RequiredAmounts = readonly RequiredAmount[]

/** Differences up to this share of an amount are none: they come from rounding. */
export const relativeAmountTolerance = 0.005

/** Grams, millilitres or pieces; else a unit of the lines, such as bunches. */
type Measure = 'grams' | 'millilitres' | 'pieces' | { unit: string }

const amountIn = (part: RequiredAmount, measure: Measure): number | null =>
  typeof measure === 'string' ? part[measure] : part.unit === measure.unit ? part.amount : null

/** The parts that have an amount; "to taste" has none. */
export const filterMeasuredAmounts = (parts: RequiredAmounts): RequiredAmounts =>
  parts.filter(({ amount }) => amount !== null)

/** The first measure in which all these parts are known; null where there is none. */
export function findCommonMeasure(groups: readonly RequiredAmounts[]): Measure | null {
  const parts = filterMeasuredAmounts(groups.flat())
  const unit = parts[0]?.unit
  const measures: Measure[] = ['grams', 'millilitres', 'pieces', ...(unit ? [{ unit }] : [])]
  return measures.find((measure) => parts.every((part) => amountIn(part, measure) !== null)) ?? null
}

/** The sum of the parts, all of which are known in the measure. */
export const sumAmountsInMeasure = (parts: RequiredAmounts, measure: Measure): number =>
  filterMeasuredAmounts(parts).reduce((sum, part) => sum + amountIn(part, measure)!, 0)

/** So many times as much of each part; a factor of nearly 1 changes nothing. */
export function scaleRequiredAmounts(parts: RequiredAmounts, factor: number): RequiredAmounts {
  if (Math.abs(factor - 1) <= relativeAmountTolerance) return parts
  const scaled = (amount: number | null) =>
    amount === null ? null : Number((amount * factor).toPrecision(6))
  return parts.map((part) => {
    const amount = scaled(part.amount)
    if (amount === null) return part
    return {
      ...part,
      text: formatAmountSum(Number(amount.toFixed(2)), part.unit),
      amount,
      pieces: scaled(part.pieces),
      grams: scaled(part.grams) as RequiredAmount['grams'],
      millilitres: scaled(part.millilitres) as RequiredAmount['millilitres'],
    }
  })
}
