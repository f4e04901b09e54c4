import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { dietIds } from '#shared/kitchen/diets.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { asMinutes } from '#shared/kitchen/units/quantities.ts'
import { sampleRecipes } from './recipes/sampleRecipes.ts'

const lines = sampleRecipes.flatMap(({ ingredients }) => ingredients)
const steps = sampleRecipes.flatMap(({ instructions }) => instructions)
const anyText = fc.oneof(fc.string({ maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 40 }))
const anyRecipe = fc.record({
  name: anyText,
  description: anyText,
  ingredients: fc.array(fc.oneof(fc.constantFrom(...lines), anyText), { maxLength: 8 }),
  instructions: fc.array(fc.oneof(fc.constantFrom(...steps), anyText), { maxLength: 6 }),
  servings: fc.option(fc.integer({ min: -2, max: 50 })),
  totalTimeMinutes: fc.option(fc.integer({ min: 0, max: 600 })),
})
const anyEater = fc.record({
  name: fc.constantFrom('Ana', 'Bo', ''),
  allergens: fc.subarray([...allergenIds]),
  diets: fc.subarray([...dietIds]),
  dislikes: fc.array(fc.oneof(fc.constantFrom('mushrooms', 'fish', 'red meat'), anyText), { maxLength: 2 }),
  likes: fc.constant([]),
  isVulnerable: fc.boolean(),
})
const asked = { limitMinutes: asMinutes(30), meatPreference: 'Chicken' as const }

test('checkRecipe accepts any strings, and gives the same result twice', () => {
  fc.assert(
    fc.property(anyRecipe, fc.array(anyEater, { maxLength: 2 }), (recipe, eaters) => {
      expect(checkRecipe(recipe, eaters, asked)).toEqual(checkRecipe(recipe, eaters, asked))
    }),
    { numRuns: 150 },
  )
})

test('an additional eater never removes a finding', () => {
  fc.assert(
    fc.property(anyRecipe, anyEater, anyEater, (recipe, first, second) => {
      const alone = checkRecipe(recipe, [first], asked).findings
      expect(checkRecipe(recipe, [first, second], asked).findings).toEqual(expect.arrayContaining([...alone]))
    }),
    { numRuns: 100 },
  )
})

test('the allergens found in a line do not depend on other lines', () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const together = checkRecipe(recipe, [], asked).lines
      const apart = recipe.ingredients.map(
        (line) => checkRecipe({ ...recipe, ingredients: [line] }, [], asked).lines[0],
      )
      expect(together).toEqual(apart)
    }),
    { numRuns: 100 },
  )
})

test('every finding refers to an existing place in the recipe', () => {
  fc.assert(
    fc.property(anyRecipe, anyEater, (recipe, eater) => {
      for (const { line, step } of checkRecipe(recipe, [eater], asked).findings) {
        if (line !== null) expect(recipe.ingredients[line]).toBeDefined()
        if (step !== null) expect(recipe.instructions[step]).toBeDefined()
      }
    }),
    { numRuns: 100 },
  )
})
