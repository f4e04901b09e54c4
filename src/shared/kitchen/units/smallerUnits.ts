import type { AmountNotation } from '../scalables.ts'
import { scaleLineAmount } from './scaleLineAmount.ts'

/** What a fraction that is shown may be off before the amount gets a smaller unit. */
const maxOff = 0.1
const sixths = ['', '⅙', '', '', '', '⅚']

interface ShownAmount {
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
export function tellInSmallerUnit<Amount extends ShownAmount>(
  { quantity, quantityMax, smaller: { unit, of } }: Told,
  factor: number,
  shown: Amount,
): Amount | (ShownAmount & { isSmaller: true }) {
  const asked = quantity * factor
  const off = Math.abs(shown.quantity / asked - 1)
  // A pound or a dozen comes in halves and quarters: a third is "170 g" or "4".
  const isThird = [1 / 3, 2 / 3].includes(shown.quantity) && !/cup|spoon/.test(unit ?? '')
  if (off <= maxOff && !isThird) return shown
  const other = scaleLineAmount(
    { quantity: quantity * of, quantityMax: quantityMax && quantityMax * of, unit },
    factor,
    {
      system: 'us',
      isIndivisible: true,
      mayUsePlus: false,
    },
  )!
  const otherRoundingError = Math.abs(other.roundingError)
  const sixth = sixths[Math.round(asked * 600) / 100]
  if (otherRoundingError > maxOff && sixth) return { ...shown, text: sixth, quantity: asked }
  return otherRoundingError < off || isThird ? { ...other, isSmaller: true } : shown
}
