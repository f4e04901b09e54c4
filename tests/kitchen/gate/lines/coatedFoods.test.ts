import { expect, test } from 'vitest'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

const recipeOf = (step: string, description = '') => ({
  ...{ name: 'Fish', description, ingredients: ['500 g cod'], instructions: [step] },
  ...{ servings: 2, totalTimeMinutes: 20 },
})

test.each([
  ['Fry the battered pieces.', ''],
  ['Fry the cod.', 'Crisp battered things.'],
  ['Batter the cod and fry it.', ''],
  ['Fry the breaded, crumbed and floured pieces on a buttered tray.', ''],
])('the coated food of "%s" and "%s" is read', (step, description) => {
  expect(() =>
    checkRecipe(recipeOf(step, description), [], { limitMinutes: null, meatPreference: null }),
  ).not.toThrow()
})
