import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import { briefOf } from './briefOf.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** For them no dish of the kitchen comes off, so that those of all kitchens are weighed; what is left are nuts and seeds. */
const brief = briefOf(
  {
    ...{ dietType: 'Vegan', meatPreference: null, mealType: 'Breakfast', cookingTime: '15 minutes or less' },
    ...{ skillLevel: 'Beginner', cuisine: 'Tibetan', description: '' },
  },
  {
    eaters: [
      {
        ...{ name: 'Ada', allergens: [], diets: [], likes: [] },
        dislikes: ['vegetables', 'fruit', 'grain', 'herbs', 'oil', 'spice', 'legume'],
      },
    ],
  },
)

test('an eater who dislikes vegetables, fruit, grain, legumes, herbs and spices gets a dish without them', () => {
  const { name, ingredients } = cookRecipe(brief, 0)
  expect(name).toMatch(/^Hot porridge of \w+ and seeds$/)
  expect(ingredients.join('; ')).not.toMatch(/berr|apple|banana|pear|date|cinnamon|cardamom|oats/)
})

test('the built-in cook leaks no memory from finished recipes', () => {
  const kept = () => {
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  for (let seed = 0; seed < 10; seed += 1) cookRecipe(brief, seed)
  const before = kept()
  for (let seed = 0; seed < 40; seed += 1) cookRecipe(brief, seed)
  // A copy of each dish would be kept ten times over: the words of one recipe's take 250 kB.
  expect(kept() - before).toBeLessThan(4_000_000)
})
