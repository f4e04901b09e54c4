import { describe, expect, test } from 'vitest'
import { rescaleAll } from '../scalingCalls.ts'

describe('a pint has the size that the recipe gives in millilitres', () => {
  test.each([
    ['1 pint (570 ml) milk', 'Warm 1 pint milk.', '1.15 l milk', 'Warm 1.15 l milk.'],
    ['½ pint (284 ml) cream', 'Whip ½ pint cream.', '550 ml cream', 'Whip 550 ml cream.'],
    ['300ml/½ pint stock', 'Add ½ pint stock.', '600 ml stock', 'Add 600 ml stock.'],
    ['1 pint / 600ml stock', 'Add half a pint of stock.', '1.2 l stock', 'Add 600 ml of stock.'],
    ['1 pint (20 fl oz) stock', 'Add 1 pint stock.', '1.15 l stock', 'Add 1.15 l stock.'],
    ['2 quarts (2.3 litres) water', 'Boil 2 quarts water.', '4.6 l water', 'Boil 4.6 l water.'],
    ['1 pint (473 ml) cream', 'Whip 1 pint cream.', '950 ml cream', 'Whip 950 ml cream.'],
    ['1 pint milk', 'Boil the 1 pint (570 ml) milk.', '1.15 l milk', 'Boil the 1.15 l milk.'],
  ])(
    'British pints, scaled by two, are shown in metric units: %s, %s',
    (line, step, shownLine, shownStep) => {
      const shown = rescaleAll([line], [step], { factor: 2, units: 'metric' })
      expect([...shown.ingredients, ...shown.instructions]).toEqual([shownLine, shownStep])
    },
  )

  test.each([
    ['1 pint (570 ml) milk', 'Warm 1 pint milk.', '½ pint (275 ml) milk', 'Warm ½ pint milk.'],
    ['1 pint / 600ml stock', 'Add 1 pint stock.', '½ pint / 300 ml stock', 'Add ½ pint stock.'],
    ['1 pint (473 ml) cream', 'Whip 1 pint cream.', '1 cup (240 ml) cream', 'Whip 1 cup cream.'],
  ])('half of the pints as written: %s, %s', (line, step, shownLine, shownStep) => {
    const shown = rescaleAll([line], [step], { factor: 1 / 2 })
    expect([...shown.ingredients, ...shown.instructions]).toEqual([shownLine, shownStep])
  })

  test('other pints of a recipe are as large as the one given in millilitres', () => {
    const shown = rescaleAll(
      ['1 pint (600 ml) milk', '2 pints stock'],
      ['Simmer 1 pint milk and ½ pint water.'],
      { units: 'metric' },
    )
    expect(shown.ingredients).toEqual(['600 ml milk', '1.2 l stock'])
    expect(shown.instructions).toEqual(['Simmer 600 ml milk and 300 ml water.'])
  })

  test('a step has the pint of its line where a recipe has British and US pints', () => {
    const shown = rescaleAll(
      ['1 pint (570 ml) milk', '1 pint (473 ml) cream'],
      ['Warm 1 pint of the milk, then add 1 pint of the cream.'],
      { factor: 2, units: 'metric' },
    )
    expect(shown.instructions).toEqual(['Warm 1.15 l of the milk, then add 950 ml of the cream.'])
  })
})
