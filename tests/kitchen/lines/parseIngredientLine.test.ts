import { expect, test } from 'vitest'
import { type IngredientLine, parseIngredientLine } from '#shared/kitchen/lines/parseIngredientLine.ts'

const read = (text: string, wanted: Partial<IngredientLine>) =>
  expect(parseIngredientLine(text)).toMatchObject(wanted)

test.each([
  ['2 cups sugar', 2],
  ['½ cup sugar', 0.5],
  ['1½ cups sugar', 1.5],
  ['1 1/2 cups sugar', 1.5],
  ['1-1/2 cups sugar', 1.5],
  ['1⁄2 cup sugar', 0.5],
  ['.25 cup sugar', 0.25],
  ['0.75 cup sugar', 0.75],
  ['one and a half cups sugar', 1.5],
  ['1 and 1/2 cups sugar', 1.5],
  ['about 2 cups sugar', 2],
  ['• 2 cups sugar', 2],
  ['1. 2 cups sugar', 2],
])('the amount "%s" is read as %d cups', (text, quantity) => {
  read(text, { quantity, quantityMax: null, unit: 'cup', name: 'sugar' })
})

test.each([
  ['0,5 l milk', 0.5, 'liter', 'milk'],
  ['1,000 g flour', 1000, 'gram', 'flour'],
  ['1,5 kg potatoes', 1.5, 'kilogram', 'potatoes'],
  ['⅓ cup rice', 1 / 3, 'cup', 'rice'],
  ['1 tbsp. soy sauce', 1, 'tablespoon', 'soy sauce'],
  ['1 T sugar', 1, 'tablespoon', 'sugar'],
  ['1 t salt', 1, 'teaspoon', 'salt'],
  ['10 fl. oz. milk', 10, 'fluid ounce', 'milk'],
  ['1 metric cup sugar', 1, 'cup', 'sugar'],
  ['1 large handful spinach', 1, 'handful', 'spinach'],
  ['3 garlic cloves', 3, 'clove', 'garlic'],
  ['2 cloves of garlic', 2, 'clove', 'garlic'],
  ['a couple of tomatoes', 2, null, 'tomatoes'],
  ['half a lemon', 0.5, null, 'lemon'],
  ['½ of a red onion', 0.5, null, 'red onion'],
  ['An onion', 1, null, 'onion'],
  ['half a dozen eggs', 6, null, 'eggs'],
  ['three quarters of a cup of milk', 0.75, 'cup', 'milk'],
  ['2 cans or bottles beer', 2, 'can', 'beer'],
  ['1 inch ginger', 1, 'inch', 'ginger'],
  ['350 g glass noodles', 350, 'gram', 'glass noodles'],
  ['1 package glass noodles', 1, 'package', 'glass noodles'],
])('the line "%s" is parsed correctly', (text, quantity, unit, name) => {
  read(text, { quantity, unit, name })
})

test.each(['2-3 carrots', '2 to 3 carrots', '2–3 carrots', '2 - 3 carrots'])(
  'the line "%s" is parsed as a range',
  (text) => {
    read(text, { quantity: 2, quantityMax: 3, unit: null, name: 'carrots' })
  },
)

test.each([
  ['1 (28 oz) can tomatoes', 1, 'can', 'tomatoes', { quantity: 28, unit: 'ounce', relation: 'each' }],
  ['two 400g tins chickpeas', 2, 'can', 'chickpeas', { quantity: 400, unit: 'gram', relation: 'each' }],
  ['1 x 400g can coconut milk', 1, 'can', 'coconut milk', { quantity: 400, unit: 'gram', relation: 'each' }],
  ['1 cup (190 g) caster sugar', 1, 'cup', 'caster sugar', { quantity: 190, unit: 'gram', relation: 'same' }],
  ['150g/5½oz plain flour', 150, 'gram', 'plain flour', { quantity: 5.5, unit: 'ounce', relation: 'same' }],
  ['2.5cm/1in piece ginger', 2.5, 'centimeter', 'ginger', { quantity: 1, unit: 'inch', relation: 'same' }],
  ['1 cup plus 2 tbsp flour', 1, 'cup', 'flour', { quantity: 2, unit: 'tablespoon', relation: 'more' }],
  ['3/4 cup + 1 tbsp water', 0.75, 'cup', 'water', { quantity: 1, unit: 'tablespoon', relation: 'more' }],
  ['1lb 5oz minced beef', 1, 'pound', 'beef', { quantity: 5, unit: 'ounce', relation: 'more' }],
] as const)('the line "%s" is parsed with two amounts', (text, quantity, unit, name, secondAmount) => {
  read(text, { quantity, unit, name, secondAmount: { quantityMax: null, ...secondAmount } })
})

test('a range with its unit twice is parsed', () => {
  read('75g-110g fresh coconut', { quantity: 75, quantityMax: 110, unit: 'gram', secondAmount: null })
})

test('a weight before a tin is the amount', () => {
  read('28 oz can tomatoes', { quantity: 28, unit: 'ounce', name: 'tomatoes' })
  read('400g tin chickpeas, drained', {
    quantity: 400,
    unit: 'gram',
    name: 'chickpeas',
    preparation: 'drained',
  })
})

test('a line without an amount is parsed without one', () => {
  read('salt', { quantity: null, unit: null, name: 'salt' })
  read('salt and pepper to taste', { quantity: null, unit: null, name: 'salt and pepper', note: 'to taste' })
  read('a few sprigs of thyme', { quantity: null, unit: 'sprig', name: 'thyme' })
  read('a splash of milk', { quantity: null, unit: 'splash', name: 'milk' })
  read('a little oil', { quantity: null, unit: null, name: 'oil', note: 'a little' })
  read('a pinch of salt', { quantity: null, unit: 'pinch', name: 'salt' })
})

test('the preparation of a food is parsed separately from its name', () => {
  read('1 lemon, juiced', { quantity: 1, name: 'lemon', preparation: 'juiced' })
  read('juice of 1 lemon', { quantity: 1, name: 'lemon', preparation: 'juice of' })
  read('2 tbsp finely chopped parsley', {
    unit: 'tablespoon',
    name: 'parsley',
    preparation: 'finely chopped',
  })
  read('freshly ground black pepper', { name: 'black pepper', preparation: 'freshly ground' })
  read('3 large eggs, beaten', {
    quantity: 3,
    unit: null,
    name: 'eggs',
    preparation: 'beaten',
    note: 'large',
  })
  read('oil, for frying', { name: 'oil', note: 'for frying' })
})

test('brackets and commas inside a food name are kept', () => {
  read('1 pound boneless, skinless chicken breasts', { name: 'boneless, skinless chicken breasts' })
  read('1 tsp  cayenne\tpepper', { name: 'cayenne pepper' })
})

test('an optional line is parsed as optional', () => {
  expect(parseIngredientLine('chopped parsley (optional)').isOptional).toBe(true)
  expect(parseIngredientLine('sour cream, if desired').isOptional).toBe(true)
  expect(parseIngredientLine('chopped parsley').isOptional).toBe(false)
})

test.each([
  ['½ cup butter or olive oil', ['butter', 'olive oil']],
  ['2 tbsp lime or lemon juice', ['lime juice', 'lemon juice']],
  ['1 cup red or white wine vinegar', ['red wine vinegar', 'white wine vinegar']],
  ['1 cup chicken or vegetable stock', ['chicken stock', 'vegetable stock']],
  ['1 cup milk', []],
])('the line "%s" has the alternatives %j', (text, alternatives) => {
  expect(parseIngredientLine(text).alternatives).toEqual(alternatives)
})

test.each(['For the sauce:', 'For the dressing', '## Dough', '**Filling**', 'To serve', '--- Topping ---'])(
  'the line "%s" is parsed as a heading',
  (text) => {
    read(text, { isHeading: true, quantity: null, unit: null, name: '' })
  },
)

test('a heading keeps its words as a note', () => {
  expect(parseIngredientLine('For the sauce:').note).toBe('For the sauce')
})

test('an unreadable line has a low confidence', () => {
  expect(parseIngredientLine('2 cups sugar').confidence).toBeGreaterThan(0.95)
  expect(parseIngredientLine('2').confidence).toBe(0)
  expect(parseIngredientLine('كوب واحد سكر').confidence).toBeLessThan(0.5)
  expect(parseIngredientLine('').confidence).toBe(0)
})

test.each([
  ['35796594243 g butter', { quantity: null, unit: null, name: 'butter' }],
  ['1-99999999999 eggs', { quantity: null, quantityMax: null, name: 'eggs' }],
  ['2 cups (99999999999 g) flour', { quantity: 2, unit: 'cup', secondAmount: null }],
  ['1000000 g salt', { quantity: 1_000_000, unit: 'gram' }],
])('an impossible number is not parsed as an amount: %s', (text, read) => {
  expect(parseIngredientLine(text)).toMatchObject(read)
})
