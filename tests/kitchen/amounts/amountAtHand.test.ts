import { expect, test } from 'vitest'
import { readAmountAtHand } from '#shared/kitchen/amountAtHand.ts'

test.each([
  ['spinach', '200 g', 'spinach', 200],
  ['spinach', '0.5 kg', 'spinach', 500],
  ['Eggs', '3', 'egg', 150],
  ['spinach', '', 'spinach', null],
])(
  'food at hand: of %s, "%s", the kitchen knows the food, and the grams where an amount is given',
  (name, amount, key, grams) => {
    const read = readAmountAtHand({ name, amount })
    expect([read?.key, read?.part.grams]).toEqual([key, grams])
  },
)

test('food at hand: an amount of two foods at once is not read', () => {
  expect(readAmountAtHand({ name: 'salt and pepper', amount: '1 pinch' })).toBeNull()
})
