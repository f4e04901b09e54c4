import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { deniedOrigins, nothingOfFoods } from '../cases/allergies/deniedOrigins.ts'
import { complaintsAlone, joinedConditions, joinedFoods } from '../cases/sentences/joinedConditions.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

test.each(deniedOrigins)('the wish "%s" leaves out %s, or asks', (wish, expected) => {
  const reading = readingOf(wish)
  const lacks = expectationOf(expected).filter((each) => each !== '?' && !reading.includes(each))
  expect({ reading, lacks }).toEqual({ reading, lacks: [] })
  expect(reading).not.toEqual([])
})

test.each(joinedConditions)('the wish "%s" leaves out %s, or asks about it', (wish, food) => {
  const { leftOut, unclear } = readWishLimits(wish)
  const named = [
    ...leftOut.flatMap(({ foods }) => foods),
    ...unclear.flatMap(({ foods }) => foods.map((each) => each.food)),
  ]
  expect(named).toContain(food)
})

test.each(complaintsAlone)('the wish "%s" is asked about', (wish) => {
  expect(readWishLimits(wish).unclear).not.toEqual([])
})

test.each([...nothingOfFoods, ...joinedFoods])(
  'the wish "%s" leaves nothing out and asks nothing',
  (wish) => {
    expect(readingOf(wish)).toEqual([])
  },
)
