import { expect, test } from 'vitest'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { findAllergyWarningsOfRecipe } from '#shared/kitchen/gate/allergies/foodWarnings.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

const eater = (needs: Partial<Eater>): Eater => ({
  ...{ name: 'Ana', allergens: [], diets: [], dislikes: [], likes: [], ...needs },
})
const plain = {
  ...{ name: 'Rice', description: '', ingredients: ['200 g rice'], instructions: ['Boil the rice.'] },
  ...{ servings: 2, totalTimeMinutes: null },
}
type Texts = Partial<Pick<typeof plain, 'name' | 'description' | 'ingredients' | 'instructions'>>
const check = (texts: Texts, needs: Partial<Eater>) =>
  checkRecipe({ ...plain, ...texts }, [eater(needs)], { limitMinutes: null, meatPreference: null })
const found = (texts: Texts, needs: Partial<Eater>) =>
  check(texts, needs).findings.flatMap((finding) =>
    finding.kind === 'contains' || finding.kind === 'may contain'
      ? [[finding.kind, finding.namedIn, finding.step, finding.path[0]]]
      : [],
  )

const unknown = { otherAllergies: ['xibbel zork'] }
test.each<[Texts, string, number | null]>([
  [{ instructions: ['Boil the rice.', 'Stir in the zork xibbel.'] }, 'step', 1],
  [{ name: 'Rice with xibbel zork' }, 'name', null],
  [{ description: 'Goes well with xibbel zork.' }, 'description', null],
  [{ name: 'Xibbel zork', instructions: ['Boil the rice with the xibbel zork.'] }, 'step', 0],
])('an allergy to an unknown food is possible where a text names it: %o', (texts, namedIn, step) => {
  expect(found(texts, unknown)).toEqual([['may contain', namedIn, step, 'xibbel zork']])
  expect(check(texts, unknown).verdicts).toMatchObject([{ verdict: 'may contain' }])
})

test.each<Texts>([
  { instructions: ['Boil the rice without xibbel zork.'] },
  { instructions: ['Boil the rice with the xibbel.'] },
  { instructions: ['Boil the xibbel.', 'Fry the zork.'] },
])('an allergy to an unknown food is not found where no text names it: %o', (texts) => {
  expect(found(texts, unknown)).toEqual([])
})

test('an allergy to an unknown food that a line holds is not reported again for a step', () => {
  const texts = { ingredients: ['200 g xibbel zork'], instructions: ['Fry the xibbel zork.'] }
  expect(found(texts, unknown)).toEqual([['contains', 'line', null, 'xibbel zork']])
})

test('an unknown dislike is looked for in lines alone', () => {
  expect(found({ instructions: ['Fry the xibbel zork.'] }, { dislikes: ['xibbel zork'] })).toEqual([])
})

test.each<[Texts, unknown[]]>([
  [{ instructions: ['Boil the rice.', 'Stir in the milk.'] }, [['contains', 'step', 1, 'milk']]],
  [
    { instructions: ['Boil the rice. Serve with yogurt, if you like.'] },
    [['may contain', 'step', 0, 'yogurt']],
  ],
  [{ description: 'Serve with milk.' }, [['may contain', 'description', null, 'milk']]],
  [{ ingredients: ['200 g rice', '200 ml milk'], name: 'Milk rice' }, [['contains', 'line', null, 'milk']]],
])('an allergen that only texts name is certain where they put it in: %o', (texts, findings) => {
  expect(found(texts, { allergens: ['milk'] })).toEqual(findings)
})

test.each<[string, Texts, Partial<Eater>, unknown[]]>([
  ['it may hold an allergen', {}, { allergens: ['milk'] }, [['may contain', 'name', null, 'pesto']]],
  [
    'a line holds the allergen too',
    { ingredients: ['200 g pasta', '50 g butter'] },
    { allergens: ['milk'] },
    [['contains', 'line', null, 'butter']],
  ],
  [
    'a step puts the allergen in',
    { instructions: ['Boil the rice.', 'Stir in the butter.'] },
    { allergens: ['milk'] },
    [['contains', 'step', 1, 'butter']],
  ],
  [
    'it certainly holds an allergy in own words',
    {},
    { otherAllergies: ['basil'] },
    [['may contain', 'name', null, 'pesto']],
  ],
])(
  'a dish named after a food gives a finding only if nothing else was found: %s',
  (_, texts, needs, findings) => {
    expect(found({ name: 'Pesto pasta', ...texts }, needs)).toEqual(findings)
  },
)

test('a dish that is called by a food that need not hold what is avoided counts for diets, and not for own words', () => {
  const named = (needs: Partial<Eater>) => found({ name: 'Burger' }, needs).map(([kind]) => kind)
  expect(named({ diets: ['vegan'] })).toEqual(['may contain'])
  expect(named({ otherAllergies: ['beef'] })).toEqual([])
  expect(found({ ingredients: ['4 burgers'] }, { otherAllergies: ['beef'] }).map(([kind]) => kind)).toEqual([
    'may contain',
  ])
})

test('low-carb is broken by what has many carbohydrates, and not by 20 g or less', () => {
  const carbs = (grams: number) => found({ ingredients: [`${grams} g sugar`] }, { diets: ['low-carb'] })
  expect(carbs(36)).toEqual([])
  expect(carbs(48)).toEqual([['contains', 'line', null, 'sugar']])
})

test('every eater gets findings and a verdict for each of their own concerns', () => {
  const eaters = [
    eater({ name: 'Ana', allergens: ['milk'], diets: ['vegan'] }),
    eater({ name: 'Ben', dislikes: ['rice'], otherAllergies: ['kiwi'] }),
  ]
  const { findings, verdicts } = checkRecipe(
    { ...plain, ingredients: ['200 g rice', '200 ml milk'] },
    eaters,
    { limitMinutes: null, meatPreference: null },
  )
  expect(verdicts.map(({ eater, concern, verdict }) => [eater, Object.values(concern)[1], verdict])).toEqual([
    ['Ana', 'milk', 'contains'],
    ['Ana', 'vegan', 'contains'],
    ['Ben', 'kiwi', 'nothing found'],
    ['Ben', 'rice', 'contains'],
  ])
  const named = findings.flatMap((finding) =>
    'eater' in finding && 'line' in finding ? [[finding.eater, finding.kind, finding.line]] : [],
  )
  expect(named).toEqual([
    ['Ana', 'contains', 1],
    ['Ana', 'contains', 1],
    ['Ben', 'contains', 0],
  ])
})

test('foods that only the recipe’s name or description mentions are the last in its warnings', () => {
  const { foods } = findAllergyWarningsOfRecipe(
    {
      ...{ name: 'Rice', description: 'Serve with a boiled egg.' },
      ingredients: ['200 g rice', '100 g butter'],
      instructions: ['Boil the rice.', 'Stir in the yogurt.'],
    },
    eater({ allergens: ['eggs', 'milk'] }),
  )
  expect(foods.map(({ name, namedIn, step }) => [name, namedIn, step])).toEqual([
    ['100 g butter', 'line', null],
    ['yogurt', 'step', 1],
    ['hard-boiled egg', 'description', null],
  ])
})
