import { describe, expect, test } from 'vitest'
import {
  compareNutrientSumWithTarget,
  sumNutritionOfServings,
} from '#shared/kitchen/nutrition/addServings.ts'
import { type NutrientSum, type NutrientSums, nutrients } from '#shared/kitchen/nutrition/nutrients.ts'

const all = (sum: NutrientSum<number>) =>
  Object.fromEntries(nutrients.map((name) => [name, sum])) as unknown as NutrientSums
const serving = (recipeId: string, low: number, typical: number, high: number, isAtLeast = false) => ({
  recipeId,
  nutrients: all({ low, typical, high, isAtLeast }),
})

describe('the nutrition of a day', () => {
  test('ranges of different recipes add up as independent errors', () => {
    const { sums, mealsCounted } = sumNutritionOfServings(
      [serving('a', 370, 400, 440), serving('b', 460, 500, 530)],
      false,
    )
    expect(mealsCounted).toBe(2)
    expect(sums!.kcal).toEqual({ low: 850, typical: 900, high: 950, isAtLeast: false })
    expect(Object.keys(sums!)).toEqual([...nutrients])
  })

  test('two servings of one recipe are off by the same error', () => {
    const { sums } = sumNutritionOfServings([serving('a', 370, 400, 440), serving('a', 370, 400, 440)], false)
    expect(sums!.kcal).toEqual({ low: 740, typical: 800, high: 880, isAtLeast: false })
  })

  test('with a meal that cannot be counted, the sum of the day is shown as a minimum', () => {
    const eaten = [serving('a', 370, 400, 440), { recipeId: 'b', nutrients: null }]
    expect(sumNutritionOfServings(eaten, false)).toMatchObject({
      mealsCounted: 1,
      sums: { kcal: { isAtLeast: true } },
    })
    expect(sumNutritionOfServings([serving('a', 1, 2, 3)], true).sums!.kcal.isAtLeast).toBe(true)
    expect(sumNutritionOfServings([serving('a', 1, 2, 3, true)], false).sums!.kcal.isAtLeast).toBe(true)
  })

  test('a day of which nothing can be counted has no sum, rather than 0', () => {
    expect(sumNutritionOfServings([{ recipeId: 'a', nutrients: null }], false)).toEqual({
      sums: null,
      mealsCounted: 0,
    })
    expect(sumNutritionOfServings([], true)).toEqual({ sums: null, mealsCounted: 0 })
  })
})

describe('a sum beside its target', () => {
  const target = { low: 1800, typical: 2000, high: 2200 }
  test.each<[number, number, boolean, string]>([
    [1500, 1700, false, 'below'],
    [1500, 1700, true, 'open'],
    [1500, 1800, false, 'open'],
    [1900, 2500, false, 'open'],
    [2200, 2500, false, 'open'],
    [2210, 2500, false, 'above'],
    [2210, 2500, true, 'above'],
  ])(
    'a sum from %i to %i (incomplete: %s) compared with the target is %s',
    (low, high, isAtLeast, expected) => {
      expect(compareNutrientSumWithTarget({ low, typical: (low + high) / 2, high, isAtLeast }, target)).toBe(
        expected,
      )
    },
  )
})
