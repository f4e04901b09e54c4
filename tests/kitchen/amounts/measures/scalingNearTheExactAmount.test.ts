import { expect, test } from 'vitest'
import { amountsIn } from '../amountsInText.ts'
import { rescaleLine } from '../scalingCalls.ts'

const third = 1 / 3

test.each([
  ['3 onions', 1.5, '4½ onions'],
  ['3 patatas', 1.5, '4½ patatas'],
  ['3 Möhren', 1.5, '4½ Möhren'],
  ['3 cans tomatoes', 1.5, '4½ cans tomatoes'],
  ['1 onion', third, '⅓ onion'],
  ['2 cans tomatoes', third, '⅔ can tomatoes'],
  ['2 x 400 g cans tomatoes', third, '⅔ x 400 g can tomatoes'],
  ['1 packet (250 g) noodles', 1.5, '1½ packets (250 g) noodles'],
  ['1 Würfel Hefe (42 g)', third, '⅓ Würfel Hefe (14 g)'],
  ['15 g butter', 1.5, '23 g butter'],
  ['42 g yeast', 0.5, '21 g yeast'],
  ['100 g butter', third, '33 g butter'],
  ['100 g sugar', 1.5, '150 g sugar'],
  ['125 g sugar', third, '42 g sugar'],
  ['3 tbsp oil', 1.5, '4½ tablespoons oil'],
  ['¼ tsp salt', 1.5, '⅜ teaspoon salt'],
  ['1½ tsp salt', 1.5, '2¼ teaspoons salt'],
  ['1½ oz butter', 1.5, '2¼ oz butter'],
  ['¾ cup milk', 1.5, '1 cup plus 2 tablespoons milk'],
])('"%s" x %f is written as the nearest amount that a cook can measure: "%s"', (line, factor, expected) => {
  expect(rescaleLine(line, { factor })).toBe(expected)
})

test.each([
  ['3 eggs', 1.5, '5 eggs'],
  ['3 bay leaves', 1.5, '5 bay leaves'],
  ['9 onions', 1.5, '14 onions'],
  ['1 egg', third, '½ egg'],
  ['2 slices bread', third, '½ slice bread'],
  ['ein Pfund Mehl', third, '170 g Mehl'],
  ['1 dozen eggs', third, '4 eggs'],
])('what is not cut so finely stays whole or in halves: "%s" x %f is "%s"', (line, factor, expected) => {
  expect(rescaleLine(line, { factor })).toBe(expected)
})

test.each([1 / 3, 1 / 2, 1.5, 2, 3])(
  'weights of 5 to 900 g x %f are within 5 %% of the exact amount',
  (factor) => {
    const off = Array.from({ length: 900 }, (_, at) => at + 1).flatMap((grams) => {
      const exact = grams * factor
      const line = rescaleLine(`${grams} g flour`, { factor })
      const [amount] = amountsIn(line)
      return exact < 10 || Math.abs(amount!.low / exact - 1) <= 0.0501 ? [] : [`${grams}: ${line}`]
    })
    expect(off).toEqual([])
  },
)
