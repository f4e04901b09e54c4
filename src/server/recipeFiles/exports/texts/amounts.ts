import { formatFraction } from '#shared/kitchen/units/formatAmount.ts'
import { asNumber } from './fields.ts'

const metricUnit = /^(?:[kmcd]?[gl]|m[gl]|(?:kilo|milli|centi|deci)?(?:gramm?e?s?|lit(?:er|re)s?))\.?$/i

/** An amount as a cookbook prints it: "½" cup, but "0.5" l. '' for none, zero and what is no number. */
export function amountText(quantity: unknown, unit: string): string {
  const number = asNumber(quantity)
  if (number === null || number <= 0 || number > 1e9) return ''
  return metricUnit.test(unit.trim()) ? String(Number(number.toFixed(2))) : formatFraction(number)
}

/** "2 cups flour, sifted": the parts that are there, a note after a comma. */
export function ingredientText(amount: string, unit: string, food: string, note: string): string {
  const main = [amount, unit, food].map((part) => part.trim()).filter(Boolean)
  const rest = note.trim()
  return rest === '' ? main.join(' ') : main.length === 0 ? rest : `${main.join(' ')}, ${rest}`
}
