import * as m from '#messages'
import type { NutritionTarget } from '#shared/contract/planner/nutritionTargets.ts'
import type { ReportedNutrientSums } from '#shared/contract/recipes/recipeReport.ts'
import { sumNutritionOfServings } from '#shared/kitchen/nutrition/addServings.ts'
import type { ValueRange } from '#shared/kitchen/nutrition/nutrients.ts'
import * as say from '#shared/messages/recipes/recipeReport.ts'
import { NutrientAmountBar } from './NutrientAmountBar.tsx'
import {
  type NutrientName,
  nutrientAmountText,
  nutrientFigureText,
  nutrientRangeText,
  targetComparisonText,
} from './nutrientWords.ts'
import type { EatenOnDay } from './servingsOfDay.ts'

const order = Object.keys(say.nutrientNames) as NutrientName[]

/** The target of one nutrient: as typed, else the energy that was worked out; null for none. */
function targetOf(target: NutritionTarget | undefined, nutrient: NutrientName): ValueRange<number> | null {
  const typed = target?.figures[nutrient] ?? null
  if (typed !== null) return { low: typed, typical: typed, high: typed }
  return nutrient === 'kcal' ? (target?.workedOutKcal ?? null) : null
}

/** What one person eats on one day: the energy, and all nutrients as a table that opens. */
export function DayNutrition({
  eaten: { servings, notes },
  target,
}: {
  eaten: EatenOnDay
  target: NutritionTarget | undefined
}) {
  const { sums, mealsCounted } = sumNutritionOfServings(servings, notes > 0)
  const notCounted = servings.length + notes - mealsCounted
  if (servings.length + notes === 0) return <p className="text-soft">{m.nutrition_day_no_meals()}</p>
  const energyTarget = targetOf(target, 'kcal')
  return (
    <div className="flex flex-col gap-1 wrap-anywhere">
      {sums && <Energy sum={sums.kcal} target={energyTarget} />}
      {notCounted > 0 && <p className="text-amber">{m.nutrition_day_not_counted({ count: notCounted })}</p>}
      {sums && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-paprika">
            {m.nutrition_day_all()}
          </summary>
          <NutrientTable sums={sums} target={target} />
        </details>
      )}
    </div>
  )
}

function Energy({ sum, target }: { sum: ReportedNutrientSums['kcal']; target: ValueRange<number> | null }) {
  const range = nutrientRangeText(sum)
  return (
    <>
      <p>
        <strong>{nutrientAmountText('kcal', sum)}</strong>{' '}
        {range && <span className="text-soft">({range})</span>}
      </p>
      {target && (
        <>
          <NutrientAmountBar sum={sum} target={target} />
          <p>
            {m.nutrition_day_target({ figure: nutrientFigureText('kcal', target.typical) })}
            <span className="block font-semibold">{targetComparisonText(sum, target)}</span>
          </p>
        </>
      )}
    </>
  )
}

function NutrientTable({
  sums,
  target,
}: {
  sums: ReportedNutrientSums
  target: NutritionTarget | undefined
}) {
  return (
    <table className="w-full text-start text-sm">
      <thead className="sr-only">
        <tr>
          <th scope="col">{m.nutrition_day_nutrient()}</th>
          <th scope="col">{m.nutrition_day_amount()}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((nutrient) => {
          const wanted = targetOf(target, nutrient)
          const range = nutrientRangeText(sums[nutrient])
          return (
            <tr key={nutrient} className="border-t border-line align-top">
              <th scope="row" className="py-1 pe-2 text-start font-normal text-soft">
                {say.nutrientNames[nutrient]()}
              </th>
              <td className="py-1">
                {nutrientAmountText(nutrient, sums[nutrient])}
                {range && <span className="block text-soft">({range})</span>}
                {wanted && (
                  <span className="block">
                    {m.nutrition_day_target({ figure: nutrientFigureText(nutrient, wanted.typical) })}:{' '}
                    {targetComparisonText(sums[nutrient], wanted)}
                  </span>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
