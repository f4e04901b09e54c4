import type { AmountNotation } from '../scalables.ts'
import { formatAmount, formatFraction } from './formatAmount.ts'
import { scaleLineAmount } from './scaleLineAmount.ts'

/** What a fraction that is shown may be off before the amount gets a smaller unit. */
const maxOff = 0.1
/** Between two marks of a cup the tablespoons are counted: 9 of "⅜ Tasse" x 1.5. */
const spoonsOfCup = 16
const sixths = new Map([
  [1, '⅙'],
  [5, '⅚'],
])

interface Shown {
  text: string
  quantity: number
  quantityMax: number | null
  unit: string | null
}
type Told = Pick<AmountNotation, 'quantity' | 'quantityMax'> & Required<Pick<AmountNotation, 'smaller'>>

/**
 * An amount of a measure whose word stays, "½ tasse", as `shown` where that is near enough, else in a smaller unit ("2½ tablespoons",
 * "165 g", of a dozen so many pieces), which then stands for number and word, else in sixths.
 */
export function tellInSmallerUnit<Amount extends Shown>(
  told: Told,
  factor: number,
  shown: Amount,
): Amount | (Shown & { isSmaller: true }) {
  const { quantity, quantityMax, smaller } = told
  const off = (each: Shown, of: number) =>
    Math.max(
      Math.abs(each.quantity / (quantity * of * factor) - 1),
      Math.abs((each.quantityMax ?? each.quantity) / ((quantityMax ?? quantity) * of * factor) - 1),
    )
  if (off(shown, 1) <= maxOff) return shown
  const other = smaller.unit === null ? inPieces(told, factor) : inUnit(told, factor)
  if (other && other.off <= maxOff) return { ...other.shown, isSmaller: true }
  const parts = quantity * factor * 6
  const sixth = Math.abs(parts - Math.round(parts)) < 0.02 && sixths.get(Math.round(parts))
  if (sixth && quantityMax === null) return { ...shown, text: sixth, quantity: quantity * factor }
  return other && other.off < off(shown, 1) ? { ...other.shown, isSmaller: true } : shown
}

function inUnit({ quantity, quantityMax, smaller }: Told, factor: number) {
  const { unit, of } = smaller
  const amount = { quantity: quantity * of, quantityMax: quantityMax && quantityMax * of, unit }
  const shown = scaleLineAmount(amount, factor, { system: 'us', isIndivisible: false, mayPlus: false })!
  const off = Math.abs(shown.roundedBy)
  const spoons = Math.round(quantity * factor * spoonsOfCup * 2) / 2
  if (off <= maxOff || unit !== 'cup' || quantityMax !== null || spoons < 1) return { shown, off }
  const text = formatAmount(spoons, 'tablespoon')
  const bySpoons = { text, quantity: spoons, quantityMax: null, unit: 'tablespoon' }
  return { shown: bySpoons, off: Math.abs(spoons / (quantity * factor * spoonsOfCup) - 1) }
}

function inPieces({ quantity, quantityMax, smaller: { of } }: Told, factor: number) {
  const [least, most] = [quantity, quantityMax ?? quantity].map((each) => Math.round(each * of * factor))
  if (!least || !most || least < 2) return null
  const text = least === most ? formatFraction(least) : `${least}–${most}`
  const off = Math.abs(least / (quantity * of * factor) - 1)
  return { shown: { text, quantity: least, quantityMax: most, unit: null }, off }
}
