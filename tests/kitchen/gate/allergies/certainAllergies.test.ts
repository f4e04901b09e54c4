import { expect, test } from 'vitest'
import type { Eater } from '#shared/kitchen/eaters.ts'
import {
  allergiesHeldByRecipes,
  findFoodsCertainlyInRecipe,
} from '#shared/kitchen/gate/allergies/certainAllergies.ts'
import { checkRecipeAgainstEaters } from '#shared/kitchen/gate/allergies/eaterFindings.ts'
import { readRecipe } from '#shared/kitchen/gate/readRecipe.ts'
import { sampleRecipes } from '../recipes/sampleRecipes.ts'

const allergies = [
  ...['garlic', 'Zwiebeln', 'tomate', 'honey', 'red meat', 'chicken', 'mushrooms', 'maïs', 'cinnamon'],
  ...['rice', 'kiwi', 'alcohol', 'legumes', 'citrus', 'black pepper', 'pomme', 'coriander', 'strawberries'],
]
const eater: Eater = {
  ...{ name: 'Mara', allergens: [], diets: [], dislikes: [], likes: [] },
  otherAllergies: allergies,
}

test('certainAllergies agrees with the certain findings of the report', () => {
  const beside = { carbohydrate: null, findUnknown: () => null, open: null }
  let found = 0
  for (const recipe of sampleRecipes) {
    const read = readRecipe(recipe)
    const { verdicts } = checkRecipeAgainstEaters(read.lines, read.named, [eater], beside)
    const certain = verdicts.filter(({ verdict }) => verdict === 'contains').map(({ concern }) => concern)
    const [held] = allergiesHeldByRecipes([findFoodsCertainlyInRecipe(read)], allergies)
    const places = held!.certain
    found += places.length
    const words = places.map((place) => ({ kind: 'allergy', food: allergies[place] }))
    expect(words, recipe.name).toEqual(certain)
  }
  expect(found).toBeGreaterThan(sampleRecipes.length)
})

test('unknown allergy words are searched in lines without a known food', () => {
  const read = readRecipe({
    ...{ name: 'Damper', description: '', instructions: ['Bake for 30 minutes.'] },
    ingredients: ['2 tsp ground wattleseed', '300 g flour'],
  })
  expect(allergiesHeldByRecipes([findFoodsCertainlyInRecipe(read)], ['saltbush', 'wattleseed'])).toEqual([
    { certain: [1], possible: [] },
  ])
})
