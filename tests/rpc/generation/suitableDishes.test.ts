import { expect, test } from 'vitest'
import { limitsOfMealsWithoutDish } from '#server/features/weekPlanner/suitableDishes.ts'

test.each([
  { limits: [20, 35, null], dishes: [15, 30, 60], without: [] },
  { limits: [35, 20, 20], dishes: [15, 30, 60], without: [20] },
  { limits: [null, 20], dishes: [40], without: [20] },
  { limits: [null, 20], dishes: [10], without: [null] },
  { limits: [15, 15], dishes: [30, 30], without: [15, 15] },
  { limits: [null], dishes: [], without: [null] },
])(
  'meals of at most $limits minutes with dishes of $dishes minutes leave $without',
  ({ limits, dishes, without }) => {
    expect(limitsOfMealsWithoutDish({ maxMinutes: limits }, dishes)).toEqual(without)
  },
)
