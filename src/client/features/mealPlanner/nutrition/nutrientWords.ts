import * as m from '#messages'
import type { ReportedNutrientSums } from '#shared/contract/recipes/recipeReport.ts'
import { formatNumber } from '#shared/currentLocale.ts'
import { compareNutrientSumWithTarget } from '#shared/kitchen/nutrition/addServings.ts'
import type { ValueRange } from '#shared/kitchen/nutrition/nutrients.ts'

export type NutrientName = keyof ReportedNutrientSums
type Sum = ReportedNutrientSums[NutrientName]

const unitOf = (nutrient: NutrientName) =>
  nutrient === 'kcal' ? 'kcal' : nutrient === 'sodiumMg' ? 'mg' : 'g'

/** No more digits than the figure deserves. */
const rounded = (value: number) =>
  formatNumber(value >= 200 ? Math.round(value / 10) * 10 : Math.round(value))

export const nutrientFigureText = (nutrient: NutrientName, value: number) =>
  `${rounded(value)} ${unitOf(nutrient)}`

/** "about 1,850 kcal", or "at least 1,600 kcal" where something is not counted. */
export const nutrientAmountText = (nutrient: NutrientName, { low, typical, isAtLeast }: Sum): string =>
  isAtLeast
    ? m.recipe_report_at_least({ figure: nutrientFigureText(nutrient, low) })
    : m.recipe_report_about({ figure: nutrientFigureText(nutrient, typical) })

/** "1,600 to 2,100"; null where only the lower end is known. */
export const nutrientRangeText = ({ low, high, isAtLeast }: Sum): string | null =>
  isAtLeast ? null : m.recipe_report_between({ low: rounded(low), high: rounded(high) })

/** Where an amount lies beside its target. */
export function targetComparisonText(sum: Sum, target: ValueRange<number>): string {
  const comparison = compareNutrientSumWithTarget(sum, target)
  if (comparison === 'below') return m.nutrition_day_below()
  if (comparison === 'above') return m.nutrition_day_above()
  return sum.isAtLeast ? m.nutrition_day_open() : m.nutrition_day_within()
}
