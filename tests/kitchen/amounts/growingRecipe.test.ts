import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  appendTextToRecipe,
  type RecipeTextGrowth,
  textGrowthBetweenRecipes,
} from '#shared/kitchen/growingRecipe.ts'
import type { PartialRecipe } from '#shared/kitchen/recipe.ts'

const growths = fc.array(
  fc.record<RecipeTextGrowth>({
    at: fc.oneof(
      fc.record({ field: fc.constantFrom('name' as const, 'description' as const) }),
      fc.record({ field: fc.constantFrom('ingredients' as const, 'instructions' as const), line: fc.nat(5) }),
    ),
    text: fc.string({ minLength: 1 }),
  }),
)
const growAll = (recipe: PartialRecipe, all: RecipeTextGrowth[]) => all.reduce(appendTextToRecipe, recipe)

test('a recipe sent word by word arrives unchanged', () => {
  fc.assert(
    fc.property(growths, growths, (before, after) => {
      const shown = growAll({}, before)
      const next = growAll(shown, after)
      const sent = textGrowthBetweenRecipes(shown, next)
      expect(sent).not.toBeNull()
      expect(growAll(shown, sent ?? [])).toEqual(next)
    }),
  )
})

test('the growth of a streamed recipe is null if the new text does not extend the shown one', () => {
  expect(textGrowthBetweenRecipes({ name: 'Leek pie' }, { name: 'Leek soup' })).toBeNull()
  expect(
    textGrowthBetweenRecipes({ ingredients: ['1 leek', '2 eggs'] }, { ingredients: ['1 leek'] }),
  ).toBeNull()
  expect(textGrowthBetweenRecipes({ name: 'Leek pie' }, {})).toBeNull()
})

test('only new words of a streamed recipe are sent, in reading order', () => {
  const shown = { name: 'Leek pie', ingredients: ['1 le'] }
  const next = {
    name: 'Leek pie',
    description: 'Short.',
    ingredients: ['1 leek', 'salt'],
    instructions: ['Bake.'],
  }
  expect(textGrowthBetweenRecipes(shown, next)).toEqual([
    { at: { field: 'description' }, text: 'Short.' },
    { at: { field: 'ingredients', line: 0 }, text: 'ek' },
    { at: { field: 'ingredients', line: 1 }, text: 'salt' },
    { at: { field: 'instructions', line: 0 }, text: 'Bake.' },
  ])
})
