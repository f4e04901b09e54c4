import { expect, test } from 'vitest'
import { findRecipeScalables } from '#shared/kitchen/amounts/findRecipeScalables.ts'
import { parseIngredientLine } from '#shared/kitchen/lines/parseIngredientLine.ts'
import { rescaleRecipe } from '#shared/kitchen/rescaleRecipe.ts'
import { unitWordsByLanguage } from '#shared/kitchen/units/unitWordsByLanguage.ts'

function scaled(line: string, step: string, factor: number): string[] {
  const [ingredients, instructions] = [[line], [step]]
  const read = ingredients.map((text) => ({ text, read: parseIngredientLine(text) }))
  const scalables = findRecipeScalables(read, instructions)
  const wanted = { factor, units: null, unitWords: unitWordsByLanguage }
  const recipe = rescaleRecipe({ ingredients, instructions }, scalables, wanted)
  return [...recipe.ingredients, ...recipe.instructions]
}

test.each([
  [
    'une demi-livre de beurre',
    'Fondre la demi-livre de beurre.',
    '1 livre de beurre',
    'Fondre la 1 livre de beurre.',
  ],
  [
    'une demi-tasse de lait',
    'Verser la demi-tasse de lait.',
    '1 tasse de lait',
    'Verser la 1 tasse de lait.',
  ],
  ['½ Dutzend Eier', 'Das halbe Dutzend Eier kochen.', '1 Dutzend Eier', 'Das 1 Dutzend Eier kochen.'],
  ['درزن بيض', 'اسلقي درزن البيض.', '2 درزن بيض', 'اسلقي 2 درزن البيض.'],
  ['كوب إلا ثلث سكر', 'أضيفي كوب إلا ثلث سكر.', '1⅓ كوب سكر', 'أضيفي 1⅓ كوب سكر.'],
  ['كوب الا ثلث سكر', 'اخلطي السكر.', '1⅓ كوب سكر', 'اخلطي السكر.'],
  ['⅔ Tasse Zucker', 'Den Zucker zugeben.', '1⅓ Tassen Zucker', 'Den Zucker zugeben.'],
])('“%s” and its step “%s” are doubled', (line, step, twice, stepTwice) => {
  expect(scaled(line, step, 2)).toEqual([twice, stepTwice])
})

test('half of two thirds of a cup is a third of one in any language', () => {
  expect(scaled('⅔ Tasse Zucker', '', 0.5)[0]).toBe('⅓ Tasse Zucker')
  expect(scaled('⅔ كوب سكر', '', 0.5)[0]).toBe('⅓ كوب سكر')
})
