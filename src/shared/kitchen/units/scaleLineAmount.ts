import { formatAmount, formatQuantity, formatUnit } from './formatAmount.ts'
import { type RoundedAmount, type RoundingOptions, roundToMeasurableAmount } from './rounding.ts'

/** What a line of a recipe asks for: no `quantity` ("salt, to taste"), one, or from it to `quantityMax`. */
export interface LineAmount {
  quantity: number | null
  quantityMax: number | null
  unit: string | null
}

/** `quantityMax` is in `unit` too, null where both ends round to the same; `roundingError` that of the further end. */
export interface ScaledAmount extends RoundedAmount {
  quantityMax: number | null
}

function asWritten(quantity: number, unit: string | null): RoundedAmount {
  return { quantity, unit, size: quantity, text: formatAmount(quantity, unit), roundingError: 0 }
}

/** "2–3 tablespoons" where number and unit are all there is to say, otherwise "8 oz to 1 lb". */
function spellRange(low: RoundedAmount, high: RoundedAmount): string {
  const { quantity, unit } = high
  const isPlain =
    low.unit === unit && [low, high].every((end) => end.text === formatAmount(end.quantity, unit))
  if (!isPlain) return `${low.text} to ${high.text}`
  return `${formatQuantity(low.quantity, unit)}–${formatQuantity(quantity, unit)} ${formatUnit(quantity, unit)}`.trim()
}

/** How many spoons a range may go to. */
const maxSpoons = 16

/**
 * One end of a range whose other end is in spoons, by half spoons: "6–9 tablespoons" where half a cup would be a ninth
 * less. As it is where it has the smaller unit, the other end is not in spoons, or they are too many.
 */
function inSpoonsOf({ unit, size, quantity }: RoundedAmount, end: RoundedAmount): RoundedAmount {
  const one = size / quantity
  const asked = end.size / (1 + end.roundingError) / one
  const spoons = Math.round(asked * 2) / 2
  return /spoon/.test(unit ?? '') && end.size / end.quantity > one && spoons <= maxSpoons
    ? { ...asWritten(spoons, unit), size: spoons * one, roundingError: spoons / asked - 1 }
    : end
}

/**
 * A line's amount for more or fewer people: `factor` is servings wanted by servings written. As a cook can measure
 * it, but by a factor of 1 just as written. Null where the line asks for no amount. Throws a RangeError for a factor
 * that is not above 0.
 */
export function scaleLineAmount(
  amount: LineAmount,
  factor: number,
  options: RoundingOptions,
): ScaledAmount | null {
  if (!(factor > 0 && Number.isFinite(factor))) throw new RangeError(`Factor ${factor}`)
  const { quantity, quantityMax, unit } = amount
  if (quantity === null) return null
  const scale = (written: number) =>
    factor === 1 ? asWritten(written, unit) : roundToMeasurableAmount(written * factor, unit, options)
  const least = scale(quantity)
  const most = quantityMax !== null && quantityMax > quantity ? scale(quantityMax) : least
  const [low, high] = [inSpoonsOf(most, least), inSpoonsOf(least, most)]
  if (high.text === low.text)
    return { ...low, quantityMax: null, roundingError: largerRoundingError(low, high) }
  return {
    ...low,
    quantityMax: low.unit === high.unit ? high.quantity : (low.quantity * high.size) / low.size,
    text: spellRange(low, high),
    roundingError: largerRoundingError(low, high),
  }
}

const largerRoundingError = (low: RoundedAmount, high: RoundedAmount) =>
  Math.abs(high.roundingError) > Math.abs(low.roundingError) ? high.roundingError : low.roundingError
