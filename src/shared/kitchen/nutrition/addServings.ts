import type { NutrientSum, NutrientSums, ValueRange } from './nutrients.ts'

/** One serving that a person eats. */
export interface EatenServing {
  /** What was cooked: two servings of one recipe are off by the same error. */
  recipeId: string
  /** Null where the recipe could not be counted. */
  nutrients: NutrientSums | null
}

export interface NutritionOfDay {
  /** Null where no meal could be counted: that is not a sum of 0. */
  sums: NutrientSums | null
  mealsCounted: number
}

/**
 * What servings give together. Ranges of different recipes add up as independent errors do, by their squares, like those of
 * lines in `nutritionOfRecipe`; servings of one recipe by their number. `isMore`: something else is eaten that is not counted.
 */
export function sumNutritionOfServings(servings: readonly EatenServing[], isMore: boolean): NutritionOfDay {
  const counts = new Map<string, { nutrients: NutrientSums; count: number }>()
  let mealsCounted = 0
  for (const { recipeId, nutrients } of servings) {
    if (!nutrients) continue
    mealsCounted += 1
    counts.set(recipeId, { nutrients, count: (counts.get(recipeId)?.count ?? 0) + 1 })
  }
  const first = counts.values().next().value
  if (!first) return { sums: null, mealsCounted }
  const isIncomplete = isMore || mealsCounted < servings.length
  const names = Object.keys(first.nutrients) as (keyof NutrientSums)[]
  const sums = names.map((name) => {
    const parts = [...counts.values()].map(({ nutrients, count }) => times(nutrients[name], count))
    return [name, addUp(parts, isIncomplete)] as const
  })
  return { sums: Object.fromEntries(sums) as unknown as NutrientSums, mealsCounted }
}

const times = (sum: NutrientSum<number>, count: number): NutrientSum<number> => ({
  low: sum.low * count,
  typical: sum.typical * count,
  high: sum.high * count,
  isAtLeast: sum.isAtLeast,
})

function addUp(parts: readonly NutrientSum<number>[], isIncomplete: boolean): NutrientSum<number> {
  const typical = parts.reduce((sum, part) => sum + part.typical, 0)
  const lowerError = Math.hypot(...parts.map((part) => part.typical - part.low))
  const upperError = Math.hypot(...parts.map((part) => part.high - part.typical))
  return {
    low: Math.max(0, typical - lowerError),
    typical,
    high: typical + upperError,
    isAtLeast: isIncomplete || parts.some(({ isAtLeast }) => isAtLeast),
  }
}

/** Where a sum lies beside its target. `open`: the range reaches the target, or what is not counted may. */
export const targetComparisons = ['below', 'open', 'above'] as const
export type TargetComparison = (typeof targetComparisons)[number]

/** Compares ranges: a sum is below or above its target only where no value within both ranges says otherwise. */
export function compareNutrientSumWithTarget(
  sum: NutrientSum<number>,
  target: ValueRange<number>,
): TargetComparison {
  if (sum.low > target.high) return 'above'
  return sum.high < target.low && !sum.isAtLeast ? 'below' : 'open'
}
