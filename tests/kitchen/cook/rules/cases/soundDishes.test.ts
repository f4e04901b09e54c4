import { expect, test } from 'vitest'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { braise, brokenBy, brown, end, steps, stew } from './soundStew.ts'

test.each<[what: string, change: Partial<WrittenRecipe>]>([
  [
    'a headnote of what other cooks use',
    { description: 'Elsewhere it is made with lamb and prunes; this one is thick and dark.' },
  ],
  [
    'a headnote that says what is left out',
    { description: 'A stew without potatoes would need bread, and this one has none of the bread.' },
  ],
  [
    '900 g of meat in two batches',
    { ingredients: stew.ingredients.map((line) => line.replace('600 g boneless', '900 g boneless')) },
  ],
  [
    'rice that cooks beside the stew',
    {
      description: `${stew.description} It is served with rice.`,
      ingredients: [...stew.ingredients.filter((line) => !line.includes('potatoes')), '300 g basmati rice'],
      instructions: steps(
        brown,
        braise,
        'About 30 minutes before that is done, rinse the rice, bring to a boil with 450 ml water, cover and cook over the lowest heat 18 minutes.',
        'Simmer the beef 20 minutes more. Serve with the rice.',
      ),
    },
  ],
  [
    'three tablespoons of oil taken as two and one',
    {
      instructions: steps(
        brown.replace('Heat the oil', 'Heat 2 tablespoons of the sunflower oil'),
        braise,
        `${end} Pour over 1 tablespoon of the sunflower oil.`,
      ),
    },
  ],
  [
    'two onions that are taken by halves',
    {
      instructions: steps(
        brown,
        braise.replace('the onions and', 'half of the onions and'),
        `Add the rest of the onions. ${end}`,
      ),
    },
  ],
  ['garlic that goes in behind the onion', { instructions: steps(brown, braise, end) }],
])('no rule finds fault with %s', (_, change) => {
  expect(brokenBy(change)).toEqual([])
})
