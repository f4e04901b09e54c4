import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { nearLimits } from './cases/nearLimits.ts'
import { nearRefusals } from './cases/negations/refusals.ts'
import { dishBehindLimits, dishPerhapsBehind, limitsBesides, unlimitedWishes } from './cases/unlimited.ts'
import { readingOf } from './readingOf.ts'

const leftOutOf = (wish: string) =>
  readWishLimits(wish)
    .leftOut.flatMap(({ allergens, foods }) => [...allergens, ...foods])
    .join(' ')
    .replace('eggs', 'egg')

test.each([...unlimitedWishes, ...nearLimits, ...nearRefusals])(
  'the wish "%s" leaves nothing out and asks nothing',
  (wish) => {
    expect(readingOf(wish)).toEqual([])
  },
)

test.each(limitsBesides)('the wish "%s" leaves out %s and nothing else', (wish, leftOut) => {
  expect(leftOutOf(wish)).toBe(leftOut)
})

test.each(dishBehindLimits)('the wish "%s" leaves out %s, and asks nothing', (wish, leftOut) => {
  expect(leftOutOf(wish)).toBe(leftOut)
  expect(readWishLimits(wish).unclear).toEqual([])
})

test.each(dishPerhapsBehind)('the wish "%s" leaves out "%s", and asks about the rest', (wish, leftOut) => {
  expect(leftOutOf(wish)).toBe(leftOut)
  expect(readWishLimits(wish).unclear).not.toEqual([])
})
