import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { misspeltReactions, noReactions } from '../cases/allergies/misspeltReactions.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

test.each(misspeltReactions)('the wish "%s" leaves out "%s" as an allergy', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(expectationOf(leftOut))
  expect(readWishLimits(wish).leftOut.every(({ isAllergy }) => isAllergy)).toBe(true)
})

test.each(noReactions)('the wish "%s" leaves nothing out and asks nothing', (wish) => {
  expect(readingOf(wish)).toEqual([])
})
