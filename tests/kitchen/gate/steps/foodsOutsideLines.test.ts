import { expect, test } from 'vitest'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { findAllergyWarningsOfRecipe } from '#shared/kitchen/gate/allergies/foodWarnings.ts'

/** What the eater is allergic to has the places 0 to 3, in this order. */
const mara: Eater = {
  ...{ name: 'Mara', allergens: ['milk', 'nuts', 'gluten', 'eggs'], otherAllergies: [] },
  ...{ diets: [], dislikes: [], likes: [] },
}

/** The foods named outside the ingredient lines that a warning is about, each with the place that names it; "?" stands before a possible one. */
function warned(name: string, description: string, ingredients: string[], instructions: string[]): string[] {
  return findAllergyWarningsOfRecipe({ name, description, ingredients, instructions }, mara).foods.flatMap(
    (food) =>
      food.namedIn === 'line'
        ? []
        : [
            `${food.name} in ${food.step === null ? food.namedIn : `step ${food.step}`}: ${[
              ...food.found.certain,
              ...food.found.possible.map((place) => `?${place}`),
            ].join(' ')}`,
          ],
  )
}

test.each<[string, string, string]>([
  ['', 'A cake with milk.', 'milk in description: ?0'],
  ['Milk cake', 'With milk.', 'milk in description: ?0'],
  ['', 'My mother made almond cake.', 'almond in description: ?1'],
  ['Beans on toast', '', 'toast in name: ?2'],
  ['Milk cake', '', ''],
  ['Toast', '', ''],
  ['', 'Serve it with bread like others do.', ''],
])('a recipe called "%s" with the description "%s" warns of: %s', (name, description, foods) => {
  expect(warned(name, description, ['1 onion'], ['Add the onion.']).join('; ')).toBe(foods)
})

test('a food that a step names is not warned of again in the description', () => {
  expect(warned('', 'A cake with milk.', ['1 onion'], ['Add the onion.', 'Add the cold milk.'])).toEqual([
    'milk in step 1: 0',
  ])
})

test.each<[string[], string]>([
  [['Add the gluten-free bread.', 'Add the bread.'], 'bread in step 1: ?2'],
  [['Add the bread.', 'Serve with bread.'], 'bread in step 0: ?2'],
  [['Serve with milk.', 'Add the milk.'], 'milk in step 0: 0'],
  [['Add the milk.', 'Serve with milk.'], 'milk in step 0: 0'],
  [['Add the pesto.'], 'pesto in step 0: ?0 ?1 ?3'],
  [['Make the pesto.', 'Add the pesto.'], 'pesto in step 0: ?0'],
  [['Blend to a pesto.', 'Add the pesto.'], 'pesto in step 0: ?0'],
  [['Mix the pesto ingredients.', 'Add the pesto.'], 'pesto in step 0: ?0'],
  [['Serve the lasagne.'], 'lasagna sheets in step 0: 2 ?3'],
  [['Serve with lasagne.'], 'lasagna sheets in step 0: ?2 ?3'],
  [['Let the cream rest.'], 'cream in step 0: ?0'],
  [['Blend to a mayonnaise.'], ''],
  [['The custard will set.', 'Leave the cake to cool.'], ''],
])('the steps %j warn of: %s', (steps, foods) => {
  expect(warned('', '', ['1 onion'], steps).join('; ')).toBe(foods)
})

test.each<[string, string[], string]>([
  ['Chow mein', ['200 g rice noodles'], 'Heat the noodles.'],
  ['Custard', ['1 onion'], 'Chill the custard.'],
  ['Taco seasoning', ['2 tsp cumin'], 'Mix the taco seasoning.'],
])('"%s" is the dish itself, with %j, in "%s"', (name, lines, step) => {
  expect(warned(name, '', lines, [step])).toEqual([])
})
