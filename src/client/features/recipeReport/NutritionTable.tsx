import * as m from '#messages'
import type {
  NutrientRange,
  RecipeReport,
  ReportedNutrientSums,
} from '#shared/contract/recipes/recipeReport.ts'
import * as say from '#shared/messages/recipes/recipeReport.ts'

interface NutritionTableProps {
  nutrition: RecipeReport['nutrition']
  heading: 'h3' | 'h5'
}

const order = Object.keys(say.nutrientNames) as (keyof ReportedNutrientSums)[]

/** What a serving gives, each figure with its range, or how much at least where a line is not counted; and how every line was counted. */
export function NutritionTable({ nutrition, heading: Heading }: NutritionTableProps) {
  const { perServing, lines, notCounted } = nutrition
  if (!perServing) return null
  return (
    <div className="flex flex-col gap-3">
      <Heading className="text-xl">{m.recipe_report_nutrition_title()}</Heading>
      <dl className="flex flex-col gap-1 sm:max-w-md">
        {order.map((nutrient) => (
          <Row key={nutrient} nutrient={nutrient} sum={perServing[nutrient]} />
        ))}
      </dl>
      {notCounted.length > 0 && (
        <p className="text-sm wrap-anywhere">{say.linesNotCountedSentence(notCounted)}</p>
      )}
      <p className="text-sm text-soft">{m.recipe_report_basis()}</p>
      <details className="print:hidden">
        <summary className="cursor-pointer font-semibold text-paprika">
          {m.recipe_report_lines_title()}
        </summary>
        <ul className="mt-3 flex flex-col divide-y divide-line border-y border-line text-sm">
          {lines.map(({ text, food, grams, how, kcal }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and their place never changes
            <li key={index} className="grid gap-x-4 py-2 wrap-anywhere sm:grid-cols-[2fr_1fr_2fr]">
              <span>
                <bdi>{text}</bdi>
              </span>
              <span className="text-soft">{food ?? m.recipe_report_unknown_food()}</span>
              <span className="text-soft">
                {grams && kcal
                  ? `${rangeText(grams, 'g')}, ${say.massSourceNames()[how]}; ${rangeText(kcal, 'kcal')}`
                  : say.massSourceNames()[how]}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function Row({
  nutrient,
  sum,
}: {
  nutrient: keyof ReportedNutrientSums
  sum: ReportedNutrientSums[keyof ReportedNutrientSums]
}) {
  const unit = nutrient === 'kcal' ? 'kcal' : nutrient === 'sodiumMg' ? 'mg' : 'g'
  const { low, typical, high, isAtLeast } = sum
  return (
    <div className="flex flex-wrap gap-x-4">
      <dt className="w-33">{say.nutrientNames[nutrient]()}</dt>
      <dd className="grow basis-20">
        {isAtLeast ? (
          <strong>{m.recipe_report_at_least({ figure: `${roundForDisplay(low)} ${unit}` })}</strong>
        ) : (
          <>
            <strong>{m.recipe_report_about({ figure: `${roundForDisplay(typical)} ${unit}` })}</strong>{' '}
            <span className="text-sm text-soft">
              ({m.recipe_report_between({ low: roundForDisplay(low), high: roundForDisplay(high) })})
            </span>
          </>
        )}
      </dd>
    </div>
  )
}

function rangeText({ low, typical, high }: NutrientRange, unit: string): string {
  const [from, to] = [roundForDisplay(low), roundForDisplay(high)]
  return from === to
    ? `${roundForDisplay(typical)} ${unit}`
    : `${m.recipe_report_between({ low: from, high: to })} ${unit}`
}

/** No more digits than the figure deserves. */
function roundForDisplay(value: number): string {
  if (value >= 200) return String(Math.round(value / 10) * 10)
  if (value >= 10) return String(Math.round(value))
  return String(Math.round(value * 10) / 10)
}
