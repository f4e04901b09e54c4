import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { changedLimits, unchangedLimits } from '../cases/allergies/changedLimits.ts'
import { readingOf } from '../readingOf.ts'

test.each(changedLimits)('the wish "%s" leaves out or asks about %s', (wish, food) => {
  const { leftOut, unclear } = readWishLimits(wish)
  const excluded: string[] = leftOut.flatMap(({ foods, allergens }) => [...foods, ...allergens])
  expect([...excluded, ...unclear.flatMap(({ foods }) => foods.map((each) => each.food))]).toContain(food)
})

test.each(unchangedLimits)('the wish "%s" leaves nothing out and asks nothing', (wish) =>
  expect(readingOf(wish)).toEqual([]),
)

test('an itching tongue is no ox tongue', () =>
  expect(
    readWishLimits('tongue itches after peanuts').unclear.flatMap(({ foods }) =>
      foods.map((each) => each.food),
    ),
  ).toEqual(['peanut']))
