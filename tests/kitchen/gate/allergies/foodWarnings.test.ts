import { expect, test } from 'vitest'
import type { Eater } from '#shared/kitchen/eaters.ts'
import {
  createAllergyPathFinder,
  createFoodTestForAllergies,
  createUnwantedFoodPathFinder,
} from '#shared/kitchen/gate/allergies/allergies.ts'
import {
  allergiesHeldByRecipes,
  findFoodsCertainlyInRecipe,
} from '#shared/kitchen/gate/allergies/certainAllergies.ts'
import {
  findAllergiesInTexts,
  findAllergyWarningsOfRecipe,
} from '#shared/kitchen/gate/allergies/foodWarnings.ts'
import { createRecipeHazardTest } from '#shared/kitchen/gate/allergies/isHarmful.ts'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { readRecipe } from '#shared/kitchen/gate/readRecipe.ts'

/** What the eater is allergic to has the places 0 to 3, in this order; diets and dislikes are no allergies. */
const mara: Eater = {
  ...{ name: 'Mara', allergens: ['milk', 'nuts'], otherAllergies: ['kiwi', 'saltbush'] },
  ...{ diets: ['vegan'], dislikes: ['onions'], likes: [] },
}

test('each thing to buy is compared with every allergy of the eater, and with nothing else', () => {
  const texts = [
    '200 ml milk',
    'pesto',
    '2 kiwis',
    'saltbush',
    '1 onion',
    '200 g beef',
    '2 tbsp xyzzyberries',
  ]
  const languages = texts.map(() => null)
  expect(findAllergiesInTexts(texts, languages, mara)).toEqual([
    { certain: [0], possible: [], isUnknown: false },
    { certain: [0], possible: [1], isUnknown: false },
    { certain: [2], possible: [], isUnknown: false },
    { certain: [3], possible: [], isUnknown: false },
    { certain: [], possible: [], isUnknown: false },
    { certain: [], possible: [], isUnknown: false },
    { certain: [], possible: [], isUnknown: true },
  ])
})

test('a recipe warns of its lines first, then of foods that its steps name, in their order', () => {
  const { foods, foodNames, notRead } = findAllergyWarningsOfRecipe(
    {
      ...{ name: 'Cake', description: '' },
      ingredients: ['200 g flour', '2 onions', '100 g butter', '2 xyzzyberries', '4 tbsp pesto'],
      instructions: ['Stir in the milk.', 'Add the kiwi.', 'Bake for 40 minutes.', 'Pour milk over it.'],
    },
    mara,
  )
  expect(foods).toEqual([
    { name: '100 g butter', namedIn: 'line', step: null, found: { certain: [0], possible: [] } },
    { name: '4 tbsp pesto', namedIn: 'line', step: null, found: { certain: [0], possible: [1] } },
    { name: 'milk', namedIn: 'step', step: 0, found: { certain: [0], possible: [] } },
    { name: 'kiwi', namedIn: 'step', step: 1, found: { certain: [2], possible: [] } },
  ])
  expect(new Set(foodNames.map(({ food }) => food))).toEqual(new Set(['milk', 'kiwi']))
  expect(notRead.lines).toEqual(['2 xyzzyberries'])
})

const avoided = [
  '',
  'kiwi',
  'saltbush',
  'xyzzyberries',
  'seafood',
  'dairy',
  'meat',
  'low carb',
  'xibbel zork',
]
test.each([
  ['kiwi', 'by its name', true],
  ['pavlova with kiwi', 'by a word of it', true],
  ['milk', 'by an allergen of the fourteen', true],
  ['butter', 'by an allergen of the fourteen that it is made of', true],
  ['yogurt (with xyzzyberries)', 'by a remark', true],
  ['prawns', 'by a group of foods', true],
  ['beef', 'by a kind of food', true],
  ['rice', 'by a food that words stand for', true],
  ['xibbel zork', 'by words that no table has', true],
  ['xibbel', 'by one of two words', false],
  ['onion', 'by nothing', false],
  ['wattleseed', 'by nothing', false],
])('our own cook knows whether "%s" may hold what is avoided: %s', (food, _, isHeld) => {
  expect(createFoodTestForAllergies(avoided)(food)).toBe(isHeld)
})

test.each([
  ['lactose', 'butter'],
  ['gluten', 'flour'],
  ['sulphites', 'white wine'],
  ['Milcheiweiß', 'butter'],
])('our own cook knows that %s means an allergen of %s', (allergy, food) => {
  expect(createFoodTestForAllergies([allergy])(food)).toBe(true)
  expect(createFoodTestForAllergies([allergy])('apple')).toBe(false)
})

test('our own cook knows that a diet among the words for allergies forbids honey, and no apples', () => {
  expect(createFoodTestForAllergies(['vegan'])('honey')).toBe(true)
  expect(createFoodTestForAllergies(['vegan'])('apple')).toBe(false)
})

test('a food named by two or more words is not held by a line that has one of them', () => {
  const reads = createAllergyPathFinder('xibbel zork')
  expect(reads(checkLine('200 g xibbel'))).toBeNull()
  expect(reads(checkLine('200 g zork xibbel'))).toMatchObject({ isCertain: true })
})

test('a food that only a remark of a line names may be in it, and the whole line is shown', () => {
  const line = '100 g yogurt (with xyzzyberries)'
  expect(createAllergyPathFinder('xyzzyberries')(checkLine(line))).toEqual({
    ...{ isCertain: false, isItself: true, path: [line] },
  })
})

test.each([
  ['baby corn', false],
  ['corn starch', false],
  ['corn', true],
  ['maize', true],
])('tortillas whose flour is not named may be of what an allergy to %s means: %s', (allergy, isPossible) => {
  const trace = { isCertain: false, isItself: false, path: ['tortilla', 'masa harina', 'maize'] }
  expect(createAllergyPathFinder(allergy)(checkLine('8 tortillas'))).toEqual(isPossible ? trace : null)
})

test.each([
  ['Meeresfrüchte', '12 prawns', 'shrimp'],
  ['vegan', '100 g butter', 'butter'],
  ['Fleisch', '200 g beef', 'beef'],
])('a dislike typed in any language is found in an ingredient line: %s in %s', (words, line, food) => {
  expect(createUnwantedFoodPathFinder(words)(checkLine(line))).toMatchObject({
    isCertain: true,
    path: [food],
  })
})

const check = (needs: Partial<Eater>, ingredients: string[], servings = 1) =>
  checkRecipe(
    { name: '', description: '', ingredients, instructions: [], servings, totalTimeMinutes: null },
    [{ name: 'Ana', allergens: [], diets: [], dislikes: [], likes: [], ...needs }],
    { limitMinutes: null, meatPreference: null },
  )

test('an allergy to something that we do not know is not said to be without findings', () => {
  const { verdicts } = check({ otherAllergies: ['xyzzyberries'] }, ['1 onion'])
  expect(verdicts).toMatchObject([{ verdict: 'unknown allergy' }])
})

test('low-carb is broken at the line with the most carbohydrate, by its food', () => {
  const { findings } = check({ diets: ['low-carb'] }, ['100 g rice', '2 onions', '400 g sugar'])
  expect(findings.filter(({ kind }) => kind === 'contains')).toEqual([
    {
      ...{ kind: 'contains', eater: 'Ana', concern: { kind: 'diet', id: 'low-carb' } },
      ...{ namedIn: 'line', path: ['sugar'], line: 2, step: null },
    },
  ])
})

test('a recipe with more foods than can be compared with what many eaters avoid is refused', () => {
  const otherAllergies = Array.from({ length: 2_000 }, (_, index) => `food ${index}`)
  const ingredients = Array.from({ length: 600 }, (_, index) => `${index + 1} g onions`)
  expect(() => check({ otherAllergies }, ingredients)).toThrow(
    'more foods are named than are compared with what the eaters avoid',
  )
})

test('the foods of a recipe are those of its lines and those that its steps add', () => {
  const read = readRecipe({
    ...{ name: 'Curry', description: 'Goes well with bread.' },
    ingredients: ['For the sauce:', '2 tsp xyzzyberries', '1 onion', '1 onion, sliced'],
    instructions: ['Fry the onion.', 'Stir in the cream.', 'Serve with rice.'],
  })
  expect(findFoodsCertainlyInRecipe(read)).toEqual(['xyzzyberries', 'onion', 'cream'])
})

test('of very many or very long food names a recipe keeps 200, of 80 characters each', () => {
  const ingredients = Array.from({ length: 300 }, (_, index) => `1 g xyzzy${'y'.repeat(100)}${index}`)
  const many = findFoodsCertainlyInRecipe(
    readRecipe({ name: '', description: '', instructions: [], ingredients }),
  )
  expect(many.every((name) => name.length === 80)).toBe(true)
  const short = Array.from(
    { length: 300 },
    (_, index) => `1 g xyzzy${String.fromCharCode(97 + (index % 26)).repeat(3)}${'q'.repeat(index / 26)}`,
  )
  expect(
    findFoodsCertainlyInRecipe(
      readRecipe({ name: '', description: '', instructions: [], ingredients: short }),
    ),
  ).toHaveLength(200)
})

test('a food of the catalogue holds what the catalogue says, and other words hold what they name', () => {
  const recipes = [['lobster sauce'], ['anchovy cream'], ['boiled lobster with butter'], ['apple']]
  const held = allergiesHeldByRecipes(recipes, ['milk', 'crustaceans', 'eggs', 'fish'])
  expect(held.map(({ certain }) => certain)).toEqual([[2], [3], [0, 1], []])
})

test('foods of very many recipes are not compared with very many allergies', () => {
  const names = Array.from({ length: 1_001 }, (_, index) => `food ${index}`)
  expect(() => allergiesHeldByRecipes([names], Array(1_000).fill('kiwi'))).toThrow(
    'more foods are held than are compared with what the eaters are allergic to',
  )
})

test('a recipe with raw egg harms a pregnant woman, and the same with a boiled egg does not', () => {
  const isHarmful = createRecipeHazardTest([{ ...mara, isVulnerable: true }])
  const recipe = { name: 'Egg', description: '', ingredients: ['2 eggs', '100 g sugar'] }
  expect(isHarmful({ ...recipe, instructions: ['Whisk the raw eggs with the sugar and serve.'] })).toBe(true)
  expect(isHarmful({ ...recipe, instructions: ['Boil the eggs for 10 minutes.'] })).toBe(false)
})
