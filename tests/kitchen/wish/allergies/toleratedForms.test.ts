import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { toleratedForms, wishedForms } from '../cases/allergies/toleratedForms.ts'
import { readingOf } from '../readingOf.ts'

test.each(toleratedForms)('the wish "%s" leaves out or asks about %j', (wish, foods) => {
  const { leftOut, unclear } = readWishLimits(wish)
  const found = [
    ...leftOut.flatMap((each) => each.foods),
    ...unclear.flatMap((each) => each.foods.map(({ food }) => food)),
  ]
  expect(found).toEqual(expect.arrayContaining([...foods]))
})

test.each(wishedForms)('the wish "%s" leaves nothing out and asks nothing', (wish) => {
  expect(readingOf(wish)).toEqual([])
})
