import { describe, expect, test } from 'vitest'
import type { WantedScaling } from '#shared/kitchen/scalables.ts'
import { rescaleAll } from '../scalingCalls.ts'

/** The line and the steps of a recipe with one line. */
function shown(line: string, steps: readonly string[], wanted: Partial<WantedScaling>): string[] {
  const { ingredients, instructions } = rescaleAll([line], steps, wanted)
  return [...ingredients, ...instructions]
}

describe('amounts that steps take of a line add up to the line that is shown', () => {
  test('amounts that steps take of a line in cups and spoons add up to the line, also in a finer unit', () => {
    const steps = ['Heat ⅔ cup of the oil.', 'Dress it with ⅓ cup of the oil.']
    expect(shown('1 cup olive oil', steps, { factor: 2 / 3 })).toEqual([
      '⅔ cup olive oil',
      'Heat 7 tablespoons of the oil.',
      'Dress it with 3½ tablespoons of the oil.',
    ])
  })

  test('amounts that steps take of a line in grams add up to the line', () => {
    const steps = ['Toss 75 g of the olives, the olive oil and salt.', 'Add 100 g of the olives.']
    expect(shown('175 g Kalamata olives', steps, { factor: 0.6 })).toEqual([
      '110 g Kalamata olives',
      'Toss 47 g of the olives, the olive oil and salt.',
      'Add 65 g of the olives.',
    ])
  })

  test('amounts in spoons that steps take of a line in millilitres add up to the line', () => {
    const steps = ['Heat 3 tablespoons of the olive oil.', 'Add 4 tablespoons of the olive oil.']
    expect(shown('100 ml olive oil', steps, { factor: 0.75, units: 'metric' })).toEqual([
      '75 ml olive oil',
      'Heat 2 tablespoons of the olive oil.',
      'Add 3 tablespoons of the olive oil.',
    ])
  })

  test('amounts that steps take of a weight converted to cups add up to the line', () => {
    const steps = ['Sift 150 g of the flour.', 'Dust it with 50 g of the flour.']
    expect(shown('200 g flour', steps, { factor: 0.75, units: 'us' })).toEqual([
      '1¼ cups flour',
      'Sift 1 cup of the flour.',
      'Dust it with ¼ cup of the flour.',
    ])
  })

  test('amounts that steps take of a line in two unit systems add up in each system', () => {
    const steps = ['Melt 150 g (5¼ oz) of the butter.', 'Rub in 50 g (1¾ oz) of the butter.']
    expect(shown('200 g (7 oz) butter', steps, { factor: 0.75 })).toEqual([
      '150 g (5½ oz) butter',
      'Melt 110 g (4 oz) of the butter.',
      'Rub in 38 g (1¼ oz) of the butter.',
    ])
  })

  test('counted pieces that steps take of a line add up as whole pieces or halves, as the line has them', () => {
    const steps = ['Crack 2 eggs into it.', 'Whisk 1 egg.']
    expect(shown('3 eggs', steps, { factor: 1.5 })).toEqual([
      '5 eggs',
      'Crack 3 eggs into it.',
      'Whisk 2 eggs.',
    ])
    expect(shown('3 eggs', steps, { factor: 0.5 })).toEqual([
      '1½ eggs',
      'Crack 1 egg into it.',
      'Whisk ½ egg.',
    ])
  })

  test('a step that uses all of a line shows its "plus" amount', () => {
    expect(
      shown('5 tablespoons milk', ['Whisk in 5 tablespoons of the milk.'], { factor: 2, units: 'us' }),
    ).toEqual(['½ cup plus 2 tablespoons milk', 'Whisk in ½ cup plus 2 tablespoons of the milk.'])
  })

  test('the second amount of a step is converted to the same "plus" amount as its line', () => {
    const scaled = rescaleAll(['200 g flour', '100 ml milk'], ['Mix 200 g flour with 100 ml milk.'], {
      factor: 2,
      units: 'us',
    })
    expect(scaled).toEqual({
      ingredients: ['3¼ cups flour', '¾ cup plus 2 tablespoons milk'],
      instructions: ['Mix 3¼ cups flour with ¾ cup plus 2 tablespoons milk.'],
    })
  })

  test('amounts of steps that are written in the chosen unit system are unchanged', () => {
    const steps = ['Simmer 375 ml (1½ cups) of the stock.', 'Add 125 ml (½ cup) of the stock.']
    expect(shown('500 ml (2 cups) stock', steps, { units: 'us' })).toEqual([
      '2 cups stock',
      'Simmer 1½ cups of the stock.',
      'Add ½ cup of the stock.',
    ])
  })

  test('amounts of a step belong to the line that the step names, although other lines share a word', () => {
    const lines = ['2 tablespoons extra-virgin olive oil', '90 ml olive oil', '50 g tuna in olive oil']
    const steps = [
      'Fry in 60 ml of the olive oil in a pan.',
      'Add 2 tablespoons of the olive oil together with salt.',
    ]
    expect(rescaleAll(lines, steps, { factor: 1 / 3 })).toEqual({
      ingredients: ['2 teaspoons extra-virgin olive oil', '30 ml olive oil', '17 g tuna in olive oil'],
      instructions: [
        'Fry in 20 ml of the olive oil in a pan.',
        'Add 2 teaspoons of the olive oil together with salt.',
      ],
    })
  })
})

describe('amounts of steps are rounded by themselves', () => {
  test('amounts of a step that uses a part of the line are rounded separately', () => {
    expect(shown('1 l stock', ['Add 200 ml of the stock.', 'Keep the rest warm.'], { factor: 1.5 })).toEqual([
      '1.5 l stock',
      'Add 300 ml of the stock.',
      'Keep the rest warm.',
    ])
  })

  test('half of a counted amount in a step is rounded separately', () => {
    expect(shown('1 onion', ['Slice ½ onion.'], { factor: 3 })).toEqual(['3 onions', 'Slice 1½ onions.'])
  })
})

test('parts are unchanged without scaling and conversion', () => {
  const steps = ['Heat ½ cup of the oil.', 'Dress with 3 tablespoons of the oil.']
  expect(shown('⅔ cup olive oil', steps, {})).toEqual(['⅔ cup olive oil', ...steps])
})

test('rewritten numbers have the requested decimal mark', () => {
  const steps = ['Heat 1 l of the milk.', 'Add 500 ml of the milk.']
  expect(shown('1.5 l milk', steps, { factor: 1.5, decimalMark: ',' })).toEqual([
    '2,25 l milk',
    'Heat 1,5 l of the milk.',
    'Add 750 ml of the milk.',
  ])
  expect(shown('1,5 l Milch', [], { factor: 1.5, decimalMark: ',' })).toEqual(['2,25 l Milch'])
})
