import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { foodsForLater, foodsForNow } from '../cases/negations/foodsForLater.ts'
import { readingOf } from '../readingOf.ts'

test.each(foodsForLater)('the wish "%s" leaves out or asks about %s', (wish, food) => {
  const { leftOut, unclear } = readWishLimits(wish)
  const excluded: string[] = leftOut.flatMap(({ foods, allergens }) => [...foods, ...allergens])
  expect([...excluded, ...unclear.flatMap(({ foods }) => foods.map((each) => each.food))]).toContain(food)
})

test.each(foodsForNow)('the wish "%s" leaves nothing out and asks nothing', (wish) =>
  expect(readingOf(wish)).toEqual([]),
)

test('German "für" is no fur', () => expect(readingOf('Fisch ist nichts für mich')).toEqual(['?']))
