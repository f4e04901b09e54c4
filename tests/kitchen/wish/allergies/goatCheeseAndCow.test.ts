import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { readingOf } from '../readingOf.ts'

test.each([
  ['goat cheese yes, cow no, quiche', ['cheese']],
  ['goat cheese is fine but not cow', ['cheese']],
  ['goat milk yes, cow no', ['milk']],
  ['queso de cabra sí, de vaca no', ['cheese']],
  ['queso de cabra sí, queso de vaca no', ['cheese']],
  ['chicken yes, cow no', ['beef']],
  ['pollo sí, vaca no', ['beef']],
  ['goat cheese salad. no cow', ['beef']],
])('"cow" beside what is made of goat milk is no beef: "%s"', (wish, read) => {
  expect(readingOf(wish)).toEqual(read)
})

test('the cheese of a cow is asked about where the one that is fine is called cheese too', () => {
  const { leftOut, unclear } = readWishLimits('sheep cheese ok, cow not')
  expect([leftOut, unclear.flatMap(({ foods }) => foods.map(({ food }) => food))]).toEqual([[], ['cheese']])
})
