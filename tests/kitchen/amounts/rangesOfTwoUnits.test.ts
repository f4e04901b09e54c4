import { expect, test } from 'vitest'
import { parseIngredientLine } from '#shared/kitchen/lines/parseIngredientLine.ts'

test.each([
  ['800 g-2 kg onions', 800, 'gram', 'onions'],
  ['800g–2kg onions', 800, 'gram', 'onions'],
  ['800 g - 2 kg onions', 800, 'gram', 'onions'],
  ['500g-1kg onions', 500, 'gram', 'onions'],
  ['250 ml-1 l Wasser', 250, 'milliliter', 'Wasser'],
  ['1 tsp-1 tbsp sugar', 1, 'teaspoon', 'sugar'],
  ['1 TL-1 EL Zucker', 1, 'teaspoon', 'Zucker'],
  ['2 tbsp-3 tbsp sugar', 2, 'tablespoon', 'sugar'],
  ['2 c.à.s-3 c.à.s de sucre', 2, 'tablespoon', 'sucre'],
  ['1-1.5 kg onions', 1, 'kilogram', 'onions'],
])('the line "%s" is read as a range from %d, in the unit %s, of %s', (line, quantity, unit, name) => {
  expect(parseIngredientLine(line)).toMatchObject({ quantity, unit, name })
})

test('two numbers that share a unit are the ends of a range', () => {
  expect(parseIngredientLine('2 tbsp-3 tbsp sugar')).toMatchObject({ quantity: 2, quantityMax: 3 })
})
