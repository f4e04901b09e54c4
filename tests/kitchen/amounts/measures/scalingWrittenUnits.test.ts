import { describe, expect, test } from 'vitest'
import { rescaleAll } from '../scalingCalls.ts'

describe('packs keep the word that the recipe has for them', () => {
  test.each([
    [
      '2 tins tomatoes',
      'Add 1 tin tomatoes, then the other tin.',
      '4 tins tomatoes',
      'Add 2 tins tomatoes, then the other 2 tins.',
    ],
    ['1 sachet yeast', 'Stir in 1 sachet yeast.', '2 sachets yeast', 'Stir in 2 sachets yeast.'],
    ['1 Packet of crisps', 'Crush 1 packet of crisps.', '2 packets of crisps', 'Crush 2 packets of crisps.'],
    [
      '1 tub of cream cheese',
      'Beat ½ tub of cream cheese.',
      '2 tubs of cream cheese',
      'Beat 1 tub of cream cheese.',
    ],
    [
      'a tin of tomatoes',
      'Add half a tin of the tomatoes.',
      '2 tins of tomatoes',
      'Add 1 tin of the tomatoes.',
    ],
    ['2 cans beans', 'Drain 2 cans of beans.', '4 cans beans', 'Drain 4 cans of beans.'],
  ])('a pack keeps its word when line and step are doubled: %s: "%s"', (line, step, shownLine, shownStep) => {
    expect(rescaleAll([line], [step], { factor: 2 })).toEqual({
      ingredients: [shownLine],
      instructions: [shownStep],
    })
  })

  test('a range of packs that is scaled to one pack has the singular noun', () => {
    expect(rescaleAll(['1–2 packets of crisps'], [], { factor: 1 / 2 }).ingredients).toEqual([
      '½–1 packet of crisps',
    ])
  })
})

test.each([
  [
    ['4 cl de rhum', '200 g de riz'],
    'Verser 2 cl de rhum, puis 2 cl.',
    'Verser 4 c. à c. de rhum, puis 4 c. à c.',
  ],
  [['60 ml de leche', '200 g de arroz'], 'Verter 30 ml. Mezclar.', 'Verter 2 cdas. Mezclar.'],
])('a sentence that ends with a short word of a unit has one full stop: %j: %s', (lines, step, expected) => {
  expect(rescaleAll(lines, [step], { units: 'us' }).instructions).toEqual([expected])
})
