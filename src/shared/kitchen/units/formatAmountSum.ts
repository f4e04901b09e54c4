import { formatAmount } from './formatAmount.ts'

/**
 * "1 lb 5 oz" for what is to be weighed out in pounds, though "1¼ lb"; "½ cup plus 2 tablespoons" where no cup has such a
 * mark; all else as `formatAmount` has it. For amounts that are added up and not rounded.
 */
export function formatAmountSum(quantity: number, unit: string | null): string {
  const isCup = unit === 'cup'
  // Of sixteen there is a tablespoon in a cup and an ounce in a pound; to a third of them.
  const parts = Math.round(quantity * 48)
  const rest = parts % (isCup ? 12 : 48)
  if (!(isCup || unit === 'pound') || rest === parts) return formatAmount(quantity, unit)
  if (parts % 12 === 0 || parts % 16 === 0) return formatAmount(parts / 48, unit)
  const [joint, smaller] = isCup ? [' plus ', 'tablespoon'] : [' ', 'ounce']
  return formatAmount((parts - rest) / 48, unit) + joint + formatAmount(rest / 3, smaller)
}
