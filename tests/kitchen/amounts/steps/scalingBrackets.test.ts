import { describe, expect, test } from 'vitest'
import type { WantedScaling } from '#shared/kitchen/scalables.ts'
import { rescaleAll, rescaleLine } from '../scalingCalls.ts'

const oil = [
  '3 tbsp (45 ml) oil',
  'Heat 2 tbsp (30 ml) of the oil.',
  'Add the last tablespoon (15 ml).',
] as const
const butter = [
  '3 tablespoons (42 g) butter',
  'Melt 2 tablespoons (28 g) of the butter.',
  'Add the remaining tablespoon (14 g).',
] as const

/** The line and the steps of a recipe with one line. */
function shown([line, ...steps]: readonly string[], wanted: Partial<WantedScaling>): string[] {
  const { ingredients, instructions } = rescaleAll([line!], steps, wanted)
  return [...ingredients, ...instructions]
}

describe('a measure in brackets is of the amount that is shown before it', () => {
  test.each([
    ['1 tbsp (15 ml) oil', 3 / 4, '2¼ teaspoons (11 ml) oil'],
    ['1 tbsp (15 ml) oil', 3 / 2, '1½ tablespoons (23 ml) oil'],
    ['1 tsp (5 ml) vanilla', 9 / 4, '2¼ teaspoons (11 ml) vanilla'],
    ['60 ml (4 tbsp) olive oil', 1 / 4, '15 ml (1 tablespoon) olive oil'],
    ['3 tbsp (45 ml) oil', 3, '½ cup (120 ml) oil'],
    ['3 tbsp (45 ml) oil', 3 / 2, '4½ tablespoons (68 ml) oil'],
    ['180 g (6 oz) ground turkey', 2, '350 g (12 oz) ground turkey'],
    ['2 tbsp butter (28 g)', 3 / 4, '1½ tablespoons butter (21 g)'],
  ])(
    'a measure in brackets in a line agrees with the amount before it: %s by %d',
    (line, factor, expected) => {
      expect(rescaleLine(line, { factor })).toBe(expected)
    },
  )

  test.each([
    [
      oil,
      1 / 4,
      ['2¼ teaspoons (11 ml) oil', 'Heat 1½ teaspoons (8 ml) of the oil.', 'Add the last ¾ teaspoon (4 ml).'],
    ],
    [
      oil,
      3,
      ['½ cup (120 ml) oil', 'Heat 5 tablespoons (75 ml) of the oil.', 'Add the last 3 tablespoons (45 ml).'],
    ],
    [
      butter,
      3 / 2,
      [
        '4½ tablespoons (63 g) butter',
        'Melt 3 tablespoons (42 g) of the butter.',
        'Add the remaining 1½ tablespoons (21 g).',
      ],
    ],
  ] as const)(
    'a measure in brackets in line and steps agrees with the amount before it: %s by %d',
    (texts, factor, expected) => {
      expect(shown(texts, { factor })).toEqual(expected)
    },
  )

  test.each([
    [oil, 'metric', 3 / 2, ['70 ml oil', 'Heat 45 ml of the oil.', 'Add the last 5 teaspoons.']],
    [
      butter,
      'us',
      2,
      ['6 tablespoons butter', 'Melt ¼ cup of the butter.', 'Add the remaining 2 tablespoons.'],
    ],
  ] as const)(
    'a measure in brackets is omitted when units are converted: %s in %s by %d',
    (texts, units, factor, expected) => {
      expect(shown(texts, { units, factor })).toEqual(expected)
    },
  )
})

test('millilitres in brackets stay millilitres when the line is scaled', () => {
  expect(rescaleLine('100 ml milk', { factor: 1 / 4 }, ['200 g flour'])).toBe('25 ml milk')
  expect(rescaleLine('10 cl de lait', { factor: 1 / 4 })).toBe('25 ml de lait')
})

test.each(['1 stick (113 g) butter', '113 g butter'])(
  'many spoons of a weighed line are given in grams: %s',
  (line) => {
    const steps = ['Melt 4 tbsp of the butter.']
    expect(rescaleAll([line], steps, { factor: 3 / 2, units: 'metric' }).instructions).toEqual([
      'Melt 85 g of the butter.',
    ])
  },
)

describe('brackets of the parts of a line', () => {
  const lines = ['200 g (7 oz) feta', '2 tomatoes']
  const steps = ['Crumble 150 g (5¼ oz) feta over it.', 'Top with 50 g (1¾ oz) feta.']
  test('scaled measures in brackets of the parts of a line add up to the bracket of the line', () => {
    expect(rescaleAll(lines, steps, { factor: 9 / 4 })).toEqual({
      ingredients: ['450 g (1 lb) feta', '4½ tomatoes'],
      instructions: ['Crumble 325 g (12 oz) feta over it.', 'Top with 120 g (4 oz) feta.'],
    })
  })

  test('scaled measures in brackets of the parts of a line are rounded alone if their sum is right', () => {
    expect(rescaleAll(lines, steps, { factor: 2 }).instructions).toEqual([
      'Crumble 300 g (11 oz) feta over it.',
      'Top with 100 g (3½ oz) feta.',
    ])
  })
})
