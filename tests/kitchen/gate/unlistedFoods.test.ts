import { expect, test } from 'vitest'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

/** The findings of foods without a line and of lines without a step, with their places. */
function foodsNotMatched(ingredients: string[], instructions: string[]) {
  const recipe = { name: '', description: '', servings: 2, totalTimeMinutes: 20 }
  return checkRecipe({ ...recipe, ingredients, instructions }, [], {
    limitMinutes: null,
    meatPreference: null,
  }).findings.flatMap((finding) => {
    if (finding.kind === 'unlisted food') return [`step ${finding.step} adds ${finding.food}`]
    return finding.kind === 'unused ingredient' ? [`line ${finding.line} is not used`] : []
  })
}

test('a food without a line is reported once, at the first step that adds it', () => {
  expect(foodsNotMatched(['1 onion'], ['Fry the onion.', 'Add the avocado.', 'Add the avocado.'])).toEqual([
    'step 1 adds avocado',
  ])
})

test.each([
  ['Make the pesto.', 'Stir in the pesto.'],
  ['For the pesto, blend the basil.', 'Add the pesto.'],
])('what a step makes is no food without a line: "%s", "%s"', (...steps) => {
  expect(foodsNotMatched(['1 bunch basil'], ['Chop the basil.', ...steps])).toEqual([])
})

test('a line that no step names is reported, and none where a recipe has no steps', () => {
  expect(foodsNotMatched(['1 onion', '2 carrots'], ['Fry the onion.', 'Add the avocado.'])).toEqual([
    'line 1 is not used',
    'step 1 adds avocado',
  ])
  expect(foodsNotMatched(['1 onion', '2 carrots'], [])).toEqual([])
})

test.each([
  ['Add the avocado if you like.'],
  ['Serve with avocado or lime.'],
  ['Press with an avocado slicer.'],
])('a food that is only offered, or part of a tool, is not reported: "%s"', (step) => {
  expect(foodsNotMatched(['1 onion'], ['Fry the onion.', step])).toEqual([])
})
