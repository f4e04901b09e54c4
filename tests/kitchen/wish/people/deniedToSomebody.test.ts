import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { deniedToNobody, deniedToSomebody } from '../cases/people/deniedToSomebody.ts'
import { readingOf } from '../readingOf.ts'

test.each(deniedToSomebody)('the wish "%s" asks about %s, which not everybody eats', (wish, food) => {
  const asked = readWishLimits(wish).unclear.flatMap(({ foods }) => foods.map((each) => each.food))
  expect(asked).toContain(food)
})

test.each(deniedToNobody)('the wish "%s" leaves nothing out and asks nothing', (wish) => {
  expect(readingOf(wish)).toEqual([])
})
