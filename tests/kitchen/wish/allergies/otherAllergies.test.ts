import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import {
  allergiesBesideFoods,
  allergiesBesideMeals,
  allergiesToFoodsAsWell,
} from '../cases/allergies/otherAllergies.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

test.each(allergiesBesideMeals)(
  'the wish "%s" needs a clarification of its allergy, and does not limit the meal',
  (wish) => {
    const { leftOut, unclear } = readWishLimits(wish)
    expect({ leftOut, foods: unclear.flatMap(({ foods }) => foods) }).toEqual({ leftOut: [], foods: [] })
    expect(unclear).not.toEqual([])
  },
)

test.each(allergiesBesideFoods)('the wish "%s" asks about %s', (wish, food) => {
  const { leftOut, unclear } = readWishLimits(wish)
  expect(leftOut).toEqual([])
  expect(unclear.flatMap(({ foods }) => foods.map((each) => each.food))).toEqual([food])
})

test.each(allergiesToFoodsAsWell)('the wish "%s" leaves out %s', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(expectationOf(leftOut))
})
