import { expect, test } from 'vitest'
import { rescaleLine } from '../scalingCalls.ts'

test.each([
  ['2 + 1 tbsp sugar', 1 / 3, '2 teaspoons + 1 teaspoon sugar'],
  ['2 + 1 tbsp sugar', 2, '¼ cup + 2 tablespoons sugar'],
  ['heaping cup of flour', 2, '2 heaping cups of flour'],
  ['a heaping cup of flour', 2, '2 heaping cups of flour'],
  ['scant cup of milk', 0.5, '½ scant cup of milk'],
  ['1 heaped tbsp sugar', 2, '2 heaped tbsp sugar'],
  ['2 heaped tablespoons sugar', 0.5, '1 heaped tablespoon sugar'],
  ['1 level tbsp sugar', 2, '2 tablespoons sugar'],
  ['3 carottes dont 1 râpée', 2, '6 carottes dont 2 râpées'],
  ['3 carottes, dont 1 râpée', 2, '6 carottes, dont 2 râpées'],
  ['4 Bio-Zitronen', 0.5, '2 Bio-Zitronen'],
  ['350 g flour (12 oz)', 2, '700 g flour (1 lb 9 oz)'],
  ['دجاجة (1.5 كغ)', 2, '2 دجاجة (3 كغ)'],
])('the line "%s" scaled by %f is "%s"', (line, factor, expected) => {
  expect(rescaleLine(line, { factor })).toBe(expected)
})

test.each([1 / 2, 2, 3])(
  'German "ein paar" (a few) is no number and is unchanged when scaled by %f',
  (factor) => {
    expect(rescaleLine('ein paar Stiele Petersilie', { factor })).toBe('ein paar Stiele Petersilie')
  },
)

test('an amount as written keeps its words', () => {
  for (const line of ['heaping cup of flour', '1 heaped tbsp sugar', '2 + 1 tbsp sugar', 'دجاجة (1.5 كغ)'])
    expect(rescaleLine(line, {})).toBe(line)
})
