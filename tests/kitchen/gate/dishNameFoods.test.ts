import { expect, test } from 'vitest'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

const ada = {
  ...{ name: 'Ada', allergens: [...allergenIds], otherAllergies: [], diets: [], dislikes: [], likes: [] },
}

/** The allergens that a recipe may hold by its name alone. */
function possibleByName(name: string, lines: string): string[] {
  const recipe = {
    name,
    description: '',
    ingredients: lines.split('; '),
    instructions: ['Mix all and bake.'],
  }
  const { findings } = checkRecipe({ ...recipe, servings: 4, totalTimeMinutes: null }, [ada], {
    limitMinutes: null,
    meatPreference: null,
  })
  return findings.flatMap((finding) =>
    finding.kind === 'may contain' && finding.line === null && finding.concern.kind === 'allergen'
      ? [finding.concern.id]
      : [],
  )
}

test.each([
  ['Walnut bread', ['nuts']],
  ['Cheesecake', ['milk']],
  ['Fish pie', ['fish']],
  ['Nusskuchen', ['nuts']],
  ['Käsekuchen', ['milk']],
  ['Fischsuppe', ['fish']],
  ['Garnelenpfanne', ['crustaceans']],
])('%s whose lines have none of it may contain it', (name, allergens) => {
  expect(possibleByName(name, '200 g rice; 1 tbsp sunflower oil')).toEqual(allergens)
})

test.each([
  ['Walnut bread', '200 g rice; 50 g walnuts'],
  ['Vegan cheesecake', '200 g rice; 50 g dates'],
  ['Butternut soup', '1 butternut squash; 1 onion'],
  ['Milk cake', '200 g rice; 50 g sugar'],
  ['Eggplant curry', '2 eggplants; 1 onion'],
])('%s with the lines "%s" may contain nothing by its name', (name, lines) => {
  expect(possibleByName(name, lines)).toEqual([])
})
