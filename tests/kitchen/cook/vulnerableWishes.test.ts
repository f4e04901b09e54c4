import { describe, expect, test } from 'vitest'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import { allLarderFoods } from '#shared/kitchen/cook/larderFood.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { createFoodTestForAllergies } from '#shared/kitchen/gate/allergies/allergies.ts'
import { createRecipeHazardTest } from '#shared/kitchen/gate/allergies/isHarmful.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import type { QuestionnaireAnswers } from '#shared/kitchen/questionnaire.ts'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { addWishLimitsToBrief } from '#shared/kitchen/wish/addWishLimitsToBrief.ts'
import { everyAnswer } from '../../support/recipes/everyAnswer.ts'
import { briefOf } from './briefOf.ts'

const ada: Eater = { name: 'Ada', allergens: [], diets: [], dislikes: [], likes: [], isVulnerable: true }
const asked = { limitMinutes: null, meatPreference: null }

/** Recipes that are written until one is harmless, and units of work until then: some ten times what a wish takes otherwise. */
const maxWritten = 20
const maxWork = 2_000

function cookFor(eater: Eater, answers: QuestionnaireAnswers, seed: number): WrittenRecipe {
  const check = createRecipeHazardTest([eater])
  let written = 0
  const isHarmful: typeof check = (recipe) => {
    if (recipe.name !== '') written += 1
    return check(recipe)
  }
  const recipe = cookRecipe(
    briefOf(answers, { eaters: [eater] }),
    seed,
    createFoodTestForAllergies,
    isHarmful,
    maxWork,
  )
  expect(written, `recipes written for "${answers.description}"`).toBeLessThanOrEqual(maxWritten)
  return recipe
}

const hazardsIn = (recipe: WrittenRecipe, eater: Eater) =>
  checkRecipe(recipe, [eater], asked).findings.filter(({ kind }) => kind === 'hazard')

const answers = [...everyAnswer()]
/** A prime, so that answers of every kind are met. */
const everySoMany = 83

/** What the check refuses however it is added, and what it refuses raw. */
const risky = ['queso fresco', 'Gruyère', 'sake', 'dry sherry', 'swordfish steak', 'egg', 'peeled raw shrimp']
const sampled = allLarderFoods.filter((_, at) => at % 8 === 3).map(({ name }) => name)

describe('somebody vulnerable who wishes for a food of the larder', () => {
  test.each([...new Set([...risky, ...sampled])])(
    'a vulnerable eater’s wish gives a recipe without hazards within the maximum number of tries: %s',
    (food) => {
      const at = allLarderFoods.findIndex(({ name }) => name === food)
      const wished = { ...answers[(at * everySoMany) % answers.length]!, description: `with ${food}` }
      expect(hazardsIn(cookFor(ada, wished, at), ada)).toEqual([])
    },
  )

  test.each([
    ['queso fresco', 'queso fresco', 'Snack', 'American'],
    ['queso fresco and dry sherry', 'queso fresco and sherry', 'Snack', 'American'],
    ['dry sherry', 'sherry', 'Snack', 'American'],
  ] as const)(
    'a recipe for a vulnerable eater says that it leaves out a harmful food of the wish: %s',
    (wish, said, mealType, cuisine) => {
      const eater = { ...ada, otherAllergies: ['oil', 'ginger'] }
      const snack: QuestionnaireAnswers = {
        ...{ dietType: 'No restrictions', meatPreference: 'Beef', cookingTime: '1 hour or more' },
        ...{ mealType, skillLevel: 'Beginner', cuisine, description: `with ${wish}` },
      }
      const { ingredients, description } = cookFor(eater, snack, 27_518)
      expect(ingredients.join(' ')).not.toMatch(/queso fresco|sherry/)
      expect(description).toContain(
        `You asked for ${said}; that may harm somebody at the table, so this version goes without.`,
      )
    },
  )
})

test('a vulnerable eater gets a wished Gruyère where it is baked, and not the queso fresco beside it', () => {
  const dinner: QuestionnaireAnswers = {
    ...{ dietType: 'No restrictions', meatPreference: 'Beef', cookingTime: '1 hour or more' },
    ...{ mealType: 'Dinner', skillLevel: 'Beginner', cuisine: 'Ethiopian' },
    description: 'with queso fresco and Gruyère',
  }
  const recipe = cookFor(ada, dinner, 27_518)
  const steps = recipe.instructions.join(' ')
  expect(recipe.ingredients.join(' ')).toContain('Gruyère')
  expect(recipe.ingredients.join(' ')).not.toContain('queso fresco')
  expect(recipe.description).toContain(
    'You asked for queso fresco; that may harm somebody at the table, so this version goes without.',
  )
  expect(hazardsIn(recipe, ada)).toEqual([])

  const baked = / and bake \d+ minutes, until brown and bubbling/
  expect(steps).toMatch(baked)
  const unbaked = { ...recipe, instructions: recipe.instructions.map((step) => step.replace(baked, '')) }
  expect(hazardsIn(unbaked, ada)).not.toEqual([])
})

test('an eater who is not vulnerable gets the wished food', () => {
  const snack: QuestionnaireAnswers = {
    ...{ dietType: 'No restrictions', meatPreference: 'Beef', cookingTime: '1 hour or more' },
    ...{ mealType: 'Snack', skillLevel: 'Beginner', cuisine: 'American', description: 'with queso fresco' },
  }
  const eater = { ...ada, isVulnerable: false }
  expect(cookFor(eater, snack, 27_518).ingredients.join(' ')).toContain('queso fresco')
})

/** Dishes of the built-in cook that lay smoked salmon on something hot, or stir it in at the end. */
test.each([
  ['pregnant, salmon', 'Breakfast', 'Scandinavian', 5, /Toast Skagen/],
  ['immunocompromised, salmon', 'Snack', 'Mediterranean', 4, /tomatoes with smoked salmon/],
  ['pregnant, salmon', 'Breakfast', 'French', 1, /omelet with smoked salmon/],
] as const)(
  'the built-in cook serves no cold smoked salmon for the wish "%s" at %s, %s',
  (description, mealType, cuisine, seed, name) => {
    const cooked: QuestionnaireAnswers = {
      ...{ dietType: 'No restrictions', meatPreference: 'No preference', cookingTime: '1 hour or more' },
      ...{ mealType, skillLevel: 'Advanced', cuisine, description },
    }
    const { brief } = addWishLimitsToBrief(briefOf(cooked), { earlierWishes: [], clarifications: null })
    const recipe = cookRecipe(brief, seed, createFoodTestForAllergies, createRecipeHazardTest(brief.eaters))
    expect(recipe.name).not.toMatch(name)
  },
)
