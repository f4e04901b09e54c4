import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { allergiesNotEnded, endedAllergies } from '../cases/allergies/endedAllergies.ts'

test.each(endedAllergies)('the wish "%s" leaves nothing out and asks about %s', (wish, food) => {
  const { leftOut, unclear } = readWishLimits(wish)
  expect(leftOut).toEqual([])
  expect(unclear.flatMap(({ foods }) => foods.map((each) => each.food))).toContain(food)
})

test.each(allergiesNotEnded)('the wish "%s" leaves out %s', (wish, allergen) => {
  expect(readWishLimits(wish).leftOut.flatMap(({ allergens }) => allergens)).toContain(allergen)
})
