import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { notUsedUp, perhapsUsedUp, usedUp } from './cases/usedUp.ts'
import { readingOf } from './readingOf.ts'

test.each(usedUp)('the wish "%s" leaves nothing out and asks nothing', (wish) => {
  expect(readingOf(wish)).toEqual([])
})

test.each(perhapsUsedUp)('the wish "%s" asks about %s', (wish, food) => {
  const { leftOut, unclear } = readWishLimits(wish)
  expect(leftOut).toEqual([])
  expect(unclear.flatMap((each) => each.foods.map((one) => one.food))).toEqual([food])
})

test.each(notUsedUp)('the wish "%s" leaves out %s', (wish, food) => {
  expect(readingOf(wish)).toEqual([food])
})
