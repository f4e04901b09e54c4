import type { ReportedNutrientSums } from '#shared/contract/recipes/recipeReport.ts'
import type { ValueRange } from '#shared/kitchen/nutrition/nutrients.ts'

/** Draws the range of an amount within the range of its target. The text beside it says the same. */
export function NutrientAmountBar({
  sum,
  target,
}: {
  sum: ReportedNutrientSums['kcal']
  target: ValueRange<number>
}) {
  const end = Math.max(sum.high, target.high) * 1.05
  const at = (value: number) => (100 * value) / end
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="h-3 w-full rtl:-scale-x-100"
    >
      <rect x="0" y="2" width="100" height="6" className="fill-line" />
      <rect x="0" y="2" width={at(sum.low)} height="6" className="fill-olive" />
      {!sum.isAtLeast && (
        <rect
          x={at(sum.low)}
          y="2"
          width={at(sum.high) - at(sum.low)}
          height="6"
          className="fill-olive opacity-50"
        />
      )}
      <rect
        x={at(target.low)}
        y="0"
        width={Math.max(1, at(target.high) - at(target.low))}
        height="10"
        className="fill-paprika opacity-50"
      />
    </svg>
  )
}
