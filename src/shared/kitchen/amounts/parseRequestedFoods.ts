import type { IngredientLine } from '../lines/parseIngredientLine.ts'
import { formatQuantity } from '../units/formatAmount.ts'
import { formatAmountSum } from '../units/formatAmountSum.ts'
import { gramsOfUnit, millilitresOfUnit } from '../units/units.ts'
import { findAmountConjunctions } from './amountConjunctions.ts'
import { parseAddedAmounts } from './parseAddedAmounts.ts'
import { splitLineIntoFoods } from './splitLineIntoFoods.ts'

/** What a line asks for beside its first amount; of a range the most. */
interface Added {
  quantity: number
  unit: string | null
  /** How many of the line's unit are one of this; null where only the food tells. */
  ofUnit: number | null
}

/** One food of a line with all that the line asks of it. */
export interface RequestedFood extends IngredientLine {
  added: Added[]
}

/**
 * The foods that a line of a recipe asks for, each with its amounts: one of "2 lb 8 oz beef", two of "1 egg plus 1 egg
 * yolk" and of "salt and pepper".
 */
export function parseRequestedFoods(written: string): RequestedFood[] {
  const text = written.replaceAll(' & ', ' and ')
  const { line, more } = parseAddedAmounts(text)
  const [first, ...others] = splitLineIntoFoods(line)
  const asked: RequestedFood = { ...first!, added: [] }
  for (const { read, relation } of more) {
    const { unit } = read
    const quantity = read.quantityMax ?? read.quantity
    if (relation === 'other') others.push(...splitLineIntoFoods(read))
    else if (quantity === null) continue
    else if (relation === 'part') Object.assign(asked, withAtLeast(asked, quantity))
    else if (!unitsNeverBought.has(unit ?? ''))
      asked.added.push({ quantity, unit, ofUnit: ratioOf(unit, asked.unit) })
  }
  return [asked, ...others.map((other) => ({ ...other, added: [] }))]
}

/** The foods that a line adds to its first, with amounts of their own: the leeks of "2 carrots and 2 leeks". */
export const parseAddedFoods = (text: string): IngredientLine[] =>
  findAmountConjunctions(text).length === 0
    ? []
    : parseRequestedFoods(text)
        .slice(1)
        .filter(({ quantity }) => quantity !== null)

/** One lemon gives zest and juice. */
const withAtLeast = (asked: RequestedFood, quantity: number) =>
  quantity > (asked.quantityMax ?? asked.quantity ?? 0) ? { quantity, quantityMax: null } : {}

/** Nobody buys more for these. */
const unitsNeverBought = new Set('pinch dash drop grind squirt splash drizzle'.split(' '))

/** How many of the second unit are one of the first; null for a weight and a volume, or for pieces and either. */
function ratioOf(unit: string | null, other: string | null): number | null {
  if (unit === other) return 1
  const ratio = (sizeOf: (unit: string) => number | null) => {
    const [size, ofOther] = [sizeOf(unit ?? ''), sizeOf(other ?? '')]
    return size !== null && ofOther !== null ? size / ofOther : null
  }
  return ratio(gramsOfUnit) ?? ratio((each) => millilitresOfUnit(each, 'us'))
}

/** All that is asked, as it is told of a line: "2½ lb", "2–3 cloves", "1 can + 2 tablespoons"; null without an amount. */
export function formatRequestedAmount({ quantity, quantityMax, unit, added }: RequestedFood): string | null {
  if (quantity === null) return null
  const more = added.reduce((sum, each) => sum + each.quantity * (each.ofUnit ?? 0), 0)
  const most = formatAmountSum((quantityMax ?? quantity) + more, unit)
  const isRange = quantityMax !== null && quantityMax !== quantity
  const least = more > 0 ? `${formatAmountSum(quantity + more, unit)} ` : formatQuantity(quantity, unit)
  const first = isRange ? `${least}–${more > 0 ? ' ' : ''}${most}` : most
  const apart = added.filter(({ ofUnit }) => ofUnit === null)
  return [first, ...apart.map((each) => formatAmountSum(each.quantity, each.unit))].join(' + ')
}
