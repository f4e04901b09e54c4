import { expect, test } from 'vitest'
import * as m from '#messages'
import demoRecipes from '#server/demoData/demoRecipes.json' with { type: 'json' }
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { sampleOf } from '../../support/grid.ts'
import { everyAnswer } from '../../support/recipes/everyAnswer.ts'
import { briefOf } from '../cook/briefOf.ts'
import { countedFaults } from './countedFaults.ts'
import { recipesOfOthers } from './recipesOfOthers.ts'
import { retoldRecipes } from './retoldRecipes.ts'
import { everyReading, faultsOfScaling, type RecipeToScale } from './scaledRecipeFaults.ts'

/** Prime to the length of every word list of the questionnaire, so that its answers are all met. */
const every = 19
const answers = [...everyAnswer()].filter((_, index) => index % every === 0).slice(0, 2_000)
/** Every 17th of 2,000, or all. */
const cooked = sampleOf([...answers.entries()], 17)
const parts = 4
const partSize = Math.ceil(cooked.length / parts)

function cookedRecipes(part: number): WrittenRecipe[] {
  return cooked.slice(part * partSize, (part + 1) * partSize).map(([seed, answer]) => {
    const asked = { ...answer, description: m.generation_default_description() }
    return cookRecipe(briefOf(asked, { servings: seed % 13 === 0 ? null : seed % 13 }), seed)
  })
}

type Gathered = Record<string, { count: number; first: string[] }>

/** Faults by kind, with how many there are and the first few of them. */
function gather(recipes: readonly (RecipeToScale & { name?: string })[]): Gathered {
  const gathered: Gathered = {}
  for (const recipe of recipes) {
    for (const { kind, text } of faultsOfScaling(recipe, everyReading)) {
      const { count, first } = gathered[kind] ?? { count: 0, first: [] }
      const more = count < 5 ? [...first, `${recipe.name ?? 'typed'}: ${text}`] : first
      gathered[kind] = { count: count + 1, first: more }
    }
  }
  return gathered
}

test('amounts of the demo recipes agree for 1 to 12 servings in every unit system', () => {
  const recipes = demoRecipes.map(({ recipe }) => recipe)
  expect(gather(recipes)).toEqual({})
})

test('amounts repeated after the food’s name agree in every unit system', () => {
  expect(gather(retoldRecipes)).toEqual({})
})

test.each(Array.from({ length: parts }, (_, part) => part))(
  'amounts of cooked recipes agree for 1 to 12 servings in every unit system: part %d',
  { timeout: 300_000 },
  (part) => {
    const recipes = cookedRecipes(part)
    expect(recipes.length).toBeGreaterThanOrEqual(25)
    expect(gather(recipes)).toEqual({})
  },
)

test.each(recipesOfOthers)(
  'counts and their nouns agree in lines and steps for 1 to 12 servings: $language',
  (recipeOfOthers) => {
    expect(countedFaults(recipeOfOthers, everyReading)).toEqual([])
  },
)
