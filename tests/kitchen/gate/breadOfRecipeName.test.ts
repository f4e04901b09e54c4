import { expect, test } from 'vitest'
import type { AllergenId } from '#shared/kitchen/allergens.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

/** The allergens of the findings outside the ingredient lines; "?" stands before a possible one. */
function toldOutsideLines(name: string, lines: string, step: string): string[] {
  const allergens: AllergenId[] = ['gluten', 'milk', 'eggs']
  const ada = { name: 'Ada', allergens, otherAllergies: [], diets: [], dislikes: [], likes: [] }
  const recipe = { name, description: '', ingredients: lines.split('; '), instructions: [step] }
  const { findings } = checkRecipe({ ...recipe, servings: 4, totalTimeMinutes: null }, [ada], {
    limitMinutes: null,
    meatPreference: null,
  })
  const told = findings.flatMap((finding) =>
    (finding.kind === 'contains' || finding.kind === 'may contain') &&
    finding.line === null &&
    finding.concern.kind === 'allergen'
      ? [`${finding.kind === 'contains' ? '' : '?'}${finding.concern.id}`]
      : [],
  )
  return [...new Set(told)].sort()
}

test.each([
  ['Chicken wraps', '2 chicken breasts; 1 lettuce', 'Roll up in wraps with the lettuce.', '?gluten'],
  ['Smoked salmon bagels', '100 g smoked salmon; 50 g rocket', 'Pile the salmon onto bagels.', '?gluten'],
  ['Boiled eggs and soldiers', '2 eggs', 'Slice the tops off and dip in your soldiers.', '?gluten'],
  ['Avocado crumpets', '1 avocado', 'Mash and spread on crumpets.', '?gluten'],
  [
    'Beef burgers',
    '500 g beef; 1 onion',
    'Shape into burgers. Serve the burgers in rolls.',
    '?eggs ?gluten ?milk',
  ],
  ['Bacon rolls', '8 rashers bacon', 'Fry the bacon and pile into soft rolls.', '?gluten'],
  ['Bacon butty', '8 rashers bacon', 'Fry the bacon. Make into a butty.', '?gluten'],
  ['Ham croissants', '100 g ham; 1 tomato', 'Fill the croissants with ham.', '?gluten ?milk'],
  ['Ham breakfast', '100 g ham; 1 tomato', 'Fill the croissants with ham.', '?gluten ?milk'],
  ['Tuna pittas', '1 tin tuna', 'Stuff the tuna into pittas.', '?gluten'],
  ['Tuna noodles', '1 tin tuna', 'Stir the tuna through the noodles.', '?gluten'],
  ['Quick tuna', '1 tin tuna', 'Stir the tuna through the noodles.', '?gluten'],
  ['Chicken noodles', '300 g chicken', 'Fry the chicken and serve.', '?gluten'],
  ['Apple pancakes', '2 apples', 'Fry the apples and pile onto pancakes.', '?eggs ?gluten ?milk'],
  ['Berry waffles', '200 g berries', 'Spoon the berries over waffles.', '?eggs ?gluten ?milk'],
  ['Spinach flatbreads', '200 g spinach', 'Scatter the spinach over the flatbreads.', '?gluten'],
  ['Mushroom oatcakes', '200 g mushrooms', 'Pile the mushrooms onto oatcakes.', '?gluten'],
  ['Mushroom crostini', '200 g mushrooms', 'Pile the mushrooms onto crostini.', '?gluten'],
  ['Beetroot blinis', '200 g beetroot', 'Blend the beetroot and dollop on blinis.', '?eggs ?gluten ?milk'],
  [
    'Beef stew',
    '500 g beef',
    'Stew the beef. Add the dumplings for the last 20 minutes.',
    '?eggs ?gluten ?milk',
  ],
  ['Tomaten-Cracker', '2 Tomaten', 'Tomaten würfeln und auf die Cracker geben.', '?gluten'],
  ['Croissants au jambon', '4 tranches de jambon', 'Garnir les croissants de jambon.', '?gluten ?milk'],
  ['Wraps au poulet', '300 g de poulet', 'Cuire le poulet et le rouler dans les wraps.', '?gluten'],
  ['Wraps de pollo', '300 g de pollo', 'Cocinar el pollo y servir en los wraps.', '?gluten'],
])('the recipe "%s" of %s with the step "%s" tells of %s', (name, lines, step, told) => {
  expect(toldOutsideLines(name, lines, step).join(' ')).toBe(told)
})

test.each([
  ['Pancakes', '200 g flour; 2 eggs; 300 ml milk', 'Whisk all. Fry the pancakes. Stack the pancakes.'],
  ['Oat pancakes', '100 g oats; 2 eggs', 'Blend. Fry the pancakes.'],
  ['Banana pancakes', '2 bananas; 2 eggs', 'Mash both. Fry the pancakes for 2 minutes on each side.'],
  ['Chicken wraps', '4 corn tortillas; 300 g chicken', 'Fry the chicken. Fill the wraps.'],
  ['Wraps', '4 tortillas; 1 lettuce', 'Fill the wraps.'],
  ['Bacon rolls', '8 rashers bacon; 4 bread rolls', 'Fry the bacon and pile into the rolls.'],
  ['Cabbage rolls', '1 cabbage; 300 g pork mince', 'Roll the leaves into rolls. Place the rolls in a dish.'],
  ['Lettuce wraps', '1 lettuce; 300 g chicken', 'Fry the chicken. Spoon into the lettuce wraps.'],
  ['Chicken lettuce wraps', '1 lettuce; 300 g chicken', 'Fry the chicken. Roll up the wraps.'],
  ['Courgette noodles', '2 courgettes; 1 avocado', 'Spiralise the courgettes. Toss the noodles.'],
  ['Pork noodles', '200 g rice vermicelli; 300 g pork', 'Fry the pork. Toss with the noodles.'],
  ['Egg muffins', '6 eggs; 100 g spinach', 'Pour into a muffin tin and bake. Let the muffins cool.'],
  ['Sweet potato toast', '1 sweet potato; 1 avocado', 'Toast the slices.'],
  ['Lentil wraps', '200 g red lentils', 'Blend the lentils. Fry the wraps in a pan.'],
])('the recipe "%s" of %s with the step "%s" tells of nothing beyond its lines', (name, lines, step) => {
  expect(toldOutsideLines(name, lines, step)).toEqual([])
})
