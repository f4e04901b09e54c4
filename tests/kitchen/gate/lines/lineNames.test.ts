import { describe, expect, test } from 'vitest'
import { readRecipe } from '#shared/kitchen/gate/readRecipe.ts'

const read = (line: string) =>
  readRecipe({ name: '', description: '', ingredients: [line], instructions: [] }).lines[0]!
const foodsIn = (line: string) => read(line).foods.map(({ name }) => name)

describe('a liqueur or a spirit of something', () => {
  test.each([
    ['50 ml licor de café', 'liqueur'],
    ['licor de manzana', 'liqueur'],
    ['licor de almendras', 'liqueur'],
    ["liqueur d'orange", 'orange liqueur'],
    ['liqueur de noisette', 'liqueur'],
    ['eau-de-vie de prune', 'brandy'],
    ['aguardiente de cerezas', 'brandy'],
    ['Kaffeelikör', 'liqueur'],
    ['Apfelschnaps', 'brandy'],
    ['Eierlikör', 'advocaat'],
    ['कॉफी लिकर', 'liqueur'],
    ['ليكور القهوة', 'liqueur'],
    ['un vasito de anís', 'sambuca'],
    ['50 ml de anís', 'sambuca'],
  ])('a liqueur or spirit is read as a drink: "%s" is %s', (line, food) => {
    expect(read(line).food?.name).toBe(food)
  })

  test('a nut liqueur contains the nuts in its name', () => {
    expect([...read('licor de avellana').allergens.keys()]).toEqual(['nuts'])
  })

  test.each([
    ['1 cucharadita de anís', 'anise seed'],
    ['2 anís estrellado', 'star anise'],
    ['200 g café', 'coffee'],
  ])('a line without the word for a spirit is not read as one: "%s" is %s', (line, food) => {
    expect(read(line).food?.name).toBe(food)
  })
})

test.each([
  ['2 cucharadas de ron', 'rum'],
  ['2 चम्मच रम', 'rum'],
  ['बियर', 'beer'],
  ['ब्रांडी', 'brandy'],
  ['स्मोक्ड सैल्मन', 'smoked salmon'],
  ['شراب الروم', 'rum'],
  ['كونياك', 'brandy'],
  ['سلمون مدخن', 'smoked salmon'],
  ['salmón ahumado', 'smoked salmon'],
])('the line "%s" is read as %s', (line, food) => {
  expect(foodsIn(line)).toContain(food)
})

describe('an adjective of another language', () => {
  test.each([
    ['anchoas frescas', 'anchovy'],
    ['boquerones frescos', 'white anchovy'],
    ['aguacate maduro', 'avocado'],
    ['almendras tostadas', 'almond'],
    ['gehackte Mandeln', 'almond'],
  ])('an adjective beside a food is not a food: "%s" is only %s', (line, food) => {
    expect(foodsIn(line)).toEqual([food])
    expect(read(line).isUnknown).toBe(false)
  })

  test.each([
    ['1 can fresca', 'lemon-lime soda'],
    ['2 maduros', 'plantain'],
    ['4 tostadas', 'tostada'],
    ['tuna tostadas', 'tostada'],
    ['queso fresco', 'queso fresco'],
    ['carne picada', 'minced beef'],
    ['pan tostado', 'toast'],
  ])('an adjective without another food is a food: "%s" is %s', (line, food) => {
    expect(read(line).food?.name).toBe(food)
  })
})

describe('a part of an egg by its colour', () => {
  test.each(['5 jaunes', '2 jaunes, battus', '2 yemas', '3 Eidotter', '2 Dotter'])(
    'an egg part called by its colour is a yolk: %s',
    (line) => {
      expect(read(line).food?.name).toBe('egg yolk')
    },
  )

  test.each(['3 blancs', '2 blancs en neige', '1 clara', '3 claras a punto de nieve'])(
    'an egg part called by its colour is a white: %s',
    (line) => {
      expect(read(line).food?.name).toBe('egg white')
    },
  )

  test.each([
    '2 blancs de poulet',
    '3 blancs de poireaux',
    '2 poivrons jaunes',
    '20 cl de blanc',
    '1 Blanche',
  ])('a colour followed by another word is no egg part: %s', (line) => {
    expect(foodsIn(line)).not.toContain('egg white')
    expect(foodsIn(line)).not.toContain('egg yolk')
  })
})

test.each([
  ['2 cups flower', 'all-purpose flour'],
  ['2 cups all purpose flower', 'all-purpose flour'],
  ['3 egs', 'egg'],
  ['1 can tunna', 'tuna'],
  ['500 g musels', 'mussel'],
  ['2 tbsp creme fraich', 'crème fraîche'],
  ['100 g Lupinenschrot', 'lupin bean'],
  ['100 g brotes de soja', 'soybean sprout'],
])('the line name "%s" is read as %s', (line, food) => {
  expect(read(line).food?.name).toBe(food)
})

test.each(['4 zucchini flower', '1 cauliflower', '1 flower', 'flor de calabaza'])(
  'the line "%s" is not read as flour',
  (line) => {
    expect(foodsIn(line).filter((name) => name.includes('flour'))).toEqual([])
  },
)
