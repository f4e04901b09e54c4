import { expect, test } from 'vitest'
import { getFoodByName } from '#shared/kitchen/foods/foods.ts'
import { matchFoodName } from '#shared/kitchen/foods/matchFoodName.ts'
import { readSwaps } from '#shared/kitchen/swaps/readSwaps.ts'
import { swapTable } from '#shared/kitchen/swaps/swapTable.ts'

test('every food with a swap is in the catalogue by that name', () => {
  for (const { foods } of swapTable) for (const name of foods) expect(getFoodByName(name).name).toBe(name)
})

test('every replacement is completely known to the catalogue', () => {
  for (const { foods, swaps } of swapTable)
    for (const { parts } of swaps)
      for (const { words } of parts) {
        const { food, unknownWords } = matchFoodName(words.replace('(s)', 's'))
        expect(food, `${words}, for ${foods[0]}`).not.toBeNull()
        expect(unknownWords, words).toEqual([])
      }
})

test('a swap’s note is one or two sentences without promises', () => {
  for (const { swaps } of swapTable)
    for (const { changes } of swaps) {
      expect(changes).toMatch(/^[A-Z][^|]*\.$/)
      expect(changes.length).toBeLessThanOrEqual(110)
      expect(changes).not.toMatch(/\bsafe/i)
    }
})

test('there are at least 120 swaps', () => {
  expect(swapTable.flatMap(({ swaps }) => swaps).length).toBeGreaterThanOrEqual(120)
})

test('the swap table is parsed with shares, pieces and uses', () => {
  expect(
    readSwaps(
      '> butter, ghee when greas\n0.75/0.8 olive oil, … | Liquid.\neach 2 tablespoon oat milk | Wet.',
    ),
  ).toEqual([
    {
      foods: ['butter', 'ghee'],
      when: ['greas'],
      swaps: [
        {
          parts: [{ amount: { kind: 'share', ofVolume: 0.75, ofMass: 0.8 }, words: 'olive oil' }],
          keepsPreparation: true,
          changes: 'Liquid.',
        },
        {
          parts: [{ amount: { kind: 'each', quantity: 2, unit: 'tablespoon' }, words: 'oat milk' }],
          keepsPreparation: false,
          changes: 'Wet.',
        },
      ],
    },
  ])
})

test('an invalid line of the swap table is refused', () => {
  expect(() => readSwaps('oat milk | Sweeter.')).toThrow('No swap')
  expect(() => readSwaps('> milk\noat milk')).toThrow('No swap')
  expect(() => readSwaps('> egg\neach oat milk | Wet.')).toThrow('No amount')
})
