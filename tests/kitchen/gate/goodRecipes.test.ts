import { expect, test } from 'vitest'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { sampleRecipes } from './recipes/sampleRecipes.ts'

const nothingAsked = { limitMinutes: null, meatPreference: null }

test.each(sampleRecipes)('in a good recipe for $name nothing is found', (recipe) => {
  expect(checkRecipe(recipe, [], nothingAsked).findings).toEqual([])
})
