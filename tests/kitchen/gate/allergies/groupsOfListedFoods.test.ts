import { expect, test } from 'vitest'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

function unusedIn(lines: string, ...steps: readonly string[]): string {
  const recipe = {
    ...{ name: 'Dish', description: '', servings: 4, totalTimeMinutes: null },
    ingredients: lines.split('; '),
    instructions: steps,
  }
  const { findings } = checkRecipe(recipe, [], { limitMinutes: null, meatPreference: null })
  return findings
    .flatMap((finding) => (finding.kind === 'unused ingredient' ? [finding.food] : []))
    .join(', ')
}

const bowl = '300 g beef; 2 tbsp soy sauce; 1 tsp cumin; 200 g rice'

test.each([
  // What is whisked without a name is no meat and no grain.
  [bowl, 'Whisk ingredients in a bowl.', 'beef, rice'],
  [bowl, 'Whisk dry ingredients in a bowl.', 'beef, soy sauce, rice'],
  [bowl, 'Cook the rice with ingredients.', 'beef'],
  // A sentence that names several foods itself says what its ingredients are.
  [bowl, 'Cook the rice and the beef with ingredients from the shop.', 'soy sauce, cumin'],
  // So does a list with headings.
  [`For the bowl:; ${bowl}`, 'Whisk ingredients in a bowl.', 'beef, soy sauce, cumin, rice'],
  [bowl, 'Add the vegetables.', 'beef, soy sauce, cumin, rice'],
])('of the lines %s, the step "%s" leaves unused: %s', (lines, step, unused) => {
  expect(unusedIn(lines, step, 'Cook.')).toBe(unused)
})

const withSauce =
  'For the sauce:; 2 tbsp soy sauce; 1 tsp honey; 1 tsp sesame oil; For the bowl:; 300 g beef; 200 g rice'

test.each([
  ['Make the sauce.', ''],
  ['Make the sauce with the honey.', ''],
  ['Make the sauce with the soy sauce and the honey.', 'sesame oil'],
  ['Pour over the sauce.', 'honey, sesame oil'],
])('of the lines under the heading of a sauce, the step "%s" leaves unused: %s', (step, unused) => {
  expect(unusedIn(withSauce, step, 'Cook the rice and the beef.')).toBe(unused)
})

test.each([
  ['1 tsp white pepper', ''],
  ['1 tsp black pepper', ''],
  ['1 tsp sea salt', ''],
  ['1 tsp pink peppercorns', 'pink peppercorns'],
])('the lines of "%s", which no step names, are reported as unused: %s', (line, unused) => {
  expect(unusedIn(`${line}; 300 g beef`, 'Fry the beef.')).toBe(unused)
})
