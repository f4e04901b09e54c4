import { type NutritionFigures, nutritionFiguresFromRow } from './nutritionFigures.ts'
import { usdaRows } from './usdaRows.ts'

/** The figures of a row of USDA SR28, per 100 g of the edible part; null when the row was not carried over. */
export function findUsdaFigures(ndbNo: string): NutritionFigures | null {
  const at = usdaRows.indexOf(`\n${ndbNo} `)
  if (at === -1) return null
  const end = usdaRows.indexOf('\n', at + 1)
  const [, ...values] = usdaRows.slice(at + 1, end === -1 ? undefined : end).split(' ')
  return nutritionFiguresFromRow(values.map((value) => (value === '-' ? null : Number(value))))
}
