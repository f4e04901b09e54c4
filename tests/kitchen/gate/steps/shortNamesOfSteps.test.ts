import { describe, expect, test } from 'vitest'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

/** Allergens of which the check tells at a step. */
function toldAtSteps(ingredients: readonly string[], instructions: readonly string[]): string[] {
  const { findings } = checkRecipe(
    { name: '', description: '', ingredients, instructions, servings: 4, totalTimeMinutes: 20 },
    [{ name: 'Ana', allergens: allergenIds, diets: [], dislikes: [], likes: [] }],
    { limitMinutes: null, meatPreference: null },
  )
  return findings.flatMap((finding) =>
    'concern' in finding && finding.line === null && finding.concern.kind === 'allergen'
      ? [finding.concern.id]
      : [],
  )
}

describe('a food that only a step names is found, though a line has a name with its word', () => {
  test.each([
    ['200 g Reis', 'Das Ei unterrühren.', 'eggs'],
    ['200 g Basmatireis', 'Mit einem verquirlten Ei binden.', 'eggs'],
    ['1 Prise Muskatnuss', 'Mit gehackten Nüssen bestreuen.', 'nuts'],
    ['100 g Kokosraspeln', 'Mit gehackten Nüssen bestreuen.', 'nuts'],
    ['1 Butternutkürbis', 'Mit einem Stück Butter verfeinern.', 'milk'],
    ['500 g mehligkochende Kartoffeln', 'Mit Mehl bestäuben.', 'gluten'],
    ['2 tbsp peanut butter', 'Fry the onions in butter.', 'milk'],
    ['100 g desiccated coconut', 'Sprinkle with nuts.', 'nuts'],
    ['100 g de noix de coco râpée', 'Ajouter les noix concassées.', 'nuts'],
  ])('a step’s food is found although a line shares a word with it: %s, "%s"', (line, step, allergen) => {
    expect(toldAtSteps([line, line.startsWith('1') ? '2 Zwiebeln' : '2 onions'], [step])).toContain(allergen)
  })
})

test.each([
  'Crack an egg on top.',
  'Put an egg on it.',
  'Serve with an egg on top.',
  'Crack eggs on top.',
  'Add an egg on each slice.',
])('the step "%s" gives a finding for eggs', (step) => {
  expect(toldAtSteps(['4 potatoes', '2 onions'], ['Fry the potatoes and onions.', step])).toContain('eggs')
})

test.each([
  ['300 g Reisnudeln', 'Die Nudeln kochen.'],
  ['200 ml Kokosmilch', 'Die Milch angießen.'],
  ['100 g Haselnüsse', 'Die Nüsse hacken.'],
])(
  'a step that names only the last part of a compound in a line gives no finding: %s, "%s"',
  (line, step) => {
    expect(toldAtSteps([line, '2 Zwiebeln'], [step])).toEqual([])
  },
)
