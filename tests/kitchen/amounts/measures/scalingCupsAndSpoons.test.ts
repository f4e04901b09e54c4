import { expect, test } from 'vitest'
import { rescaleAll, rescaleLine } from '../scalingCalls.ts'

test.each([
  ['1 cup + 2 tbsp flour', '½ cup plus 1 tablespoon flour'],
  ['1 cup plus 2 tablespoons flour', '½ cup plus 1 tablespoon flour'],
  ['1 cup and 2 tablespoons flour', '½ cup plus 1 tablespoon flour'],
  ['140 g (1 cup + 2 tbsp) flour', '70 g (½ cup plus 1 tablespoon) flour'],
  ['750 ml (3 cups + 2 tbsp) milk', '375 ml (1½ cups plus 1 tablespoon) milk'],
  ['½ cup + 1 tbsp flour', '¼ cup plus ½ tablespoon flour'],
  ['1 cup plus 2 tbsp flour plus extra for dusting', '9 tablespoons flour plus extra for dusting'],
  ['1 Tasse und 2 EL Mehl', '½ Tasse und 1 EL Mehl'],
  ['1 tasse et 2 c. à s. de farine', '½ tasse et 1 c. à s. de farine'],
  ['1 taza más 2 cucharadas de harina', '½ taza más 1 cucharada de harina'],
  ['1 cup flour', '½ cup flour'],
  ['¾ cup flour', '6 tablespoons flour'],
])('half of an amount in cups and spoons has a measure that cooks own: "%s"', (line, expected) => {
  expect(rescaleLine(line, { factor: 0.5 })).toBe(expected)
})

test.each([
  ['1 cup + 2 tbsp flour', 2, '2¼ cups flour'],
  ['1 cup + 2 tbsp flour', 3, '3⅓ cups flour'],
])('a scaled amount is rounded to the nearest cup measure: "%s" times %s', (line, factor, expected) => {
  expect(rescaleLine(line, { factor })).toBe(expected)
})

test.each([
  [
    'Add 1 cup flour. Add the remaining 2 tbsp of the flour.',
    'Add ½ cup flour. Add the remaining 1 tablespoon of the flour.',
  ],
  ['Add 1 cup + 2 tbsp flour.', 'Add ½ cup plus 1 tablespoon flour.'],
])('steps add up to a line of cups and spoons: "%s"', (step, expected) => {
  expect(rescaleAll(['1 cup + 2 tbsp flour'], [step], { factor: 0.5 })).toEqual({
    ingredients: ['½ cup plus 1 tablespoon flour'],
    instructions: [expected],
  })
})

test('a bracket of cups and spoons is the same in line and step', () => {
  const text = '750 ml (3 cups + 2 tbsp) milk'
  const half = '375 ml (1½ cups plus 1 tablespoon) milk'
  expect(rescaleAll([text], [`Add ${text}.`], { factor: 0.5 })).toEqual({
    ingredients: [half],
    instructions: [`Add ${half}.`],
  })
})
