import { expect, test } from 'vitest'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

const eater = { name: 'Ana', allergens: allergenIds, diets: [], dislikes: [], likes: [] }

/** Whether the check of a dish says that it contains or may contain gluten. */
function hasGluten(name: string, lines: string, ...steps: readonly string[]): boolean {
  const recipe = {
    ...{ name, description: '', servings: 4, totalTimeMinutes: null },
    ingredients: lines.split('; '),
    instructions: steps,
  }
  const { findings } = checkRecipe(recipe, [eater], { limitMinutes: null, meatPreference: null })
  return findings.some(
    (finding) =>
      (finding.kind === 'contains' || finding.kind === 'may contain') &&
      finding.concern.kind === 'allergen' &&
      finding.concern.id === 'gluten',
  )
}

test.each([
  ['Salmon bagels', '200 g smoked salmon; 50 g rocket', 'Spread the salmon on the bagels.'],
  ['Salmon bagels', '200 g smoked salmon; 50 g rocket', 'Serve the salmon.'],
  ['Banana pancakes', '2 bananas; 3 eggs', 'Spoon the eggs over the pancakes.'],
  ['Pancakes', '3 eggs; 1 onion', 'Serve the pancakes.'],
  ['Noodles', '2 carrots; 1 onion', 'Toss the noodles with the onion.'],
  ['Bacon butty', '4 rashers bacon; 20 g butter', 'Make into a butty.'],
  ['Oatcakes', '1 onion; 20 g butter', 'Top the oatcakes with the onion.'],
  ['Onion', '1 onion; 20 g butter', 'Toast the bread.'],
  ['Eggs', '3 eggs; 1 onion', 'Serve with muffins.'],
  ['Beef', '400 g beef; 1 onion', 'Pile into soft rolls.'],
  ['Beef', '400 g beef; 1 onion', 'Put the beef on a roll.'],
])('"%s" of %s has gluten, as no line holds a dough: %s', (name, lines, step) => {
  expect(hasGluten(name, lines, step)).toBe(true)
})

test.each([
  ['Banana pancakes', '2 bananas; 3 eggs', 'Fry the pancakes until golden.'],
  ['Banana pancakes', '2 bananas; 3 eggs', 'Serve the pancakes.'],
  ['Courgette noodles', '2 courgettes; 1 onion', 'Toss the noodles with the onion.'],
  ['Courgettes', '2 courgettes; 1 onion', 'Spiralise the courgettes into noodles.'],
  ['Lettuce wraps', '1 lettuce; 200 g beef', 'Fill the wraps with the beef.'],
  ['Pancakes', '200 g rice flour; 3 eggs', 'Fry the pancakes.'],
  ['Egg muffins', '3 eggs; 1 onion', 'Bake the muffins.'],
  ['Beef', '400 g beef; 1 onion', 'Roll the beef up in the onion.'],
  ['Beef', '400 g beef; 1 onion', 'Put it in and roll out.'],
])('"%s" of %s has no gluten, as it is made of its lines: %s', (name, lines, step) => {
  expect(hasGluten(name, lines, step)).toBe(false)
})
