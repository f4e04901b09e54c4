import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'

test.each([
  ['eggetarian dinner', ['vegetarian']],
  ['eggitarian curry', ['vegetarian']],
  ['veggi lasagne', ['vegetarian']],
  ['vegn burger', ['vegan']],
  ['swaminarayan dinner', ['vegetarian']],
  ['hindu veg friends coming, curry', ['vegetarian']],
  ["we're veggies but hubby wants bacon", ['vegetarian']],
  ['2 veggies coming, lasagne', ['vegetarian']],
  ['my flatmates are veggies', ['vegetarian']],
  ['wir sind Veggies', ['vegetarian']],
  ['lacto-ovo dinner', ['vegetarian']],
  ['soy ovolactovegetariana', ['vegetarian']],
  ['lacto veg thali', ['vegetarian']],
  ['cena lactovegetariana', ['vegetarian']],
  ['فيجيتريان', ['vegetarian']],
  ['wfpb dinner', ['vegan']],
  ['only plants tonight', ['vegan']],
  ['pflanzenbasiert, Curry', ['vegan']],
  ['cena crudivegana', ['vegan']],
  ['صيامي', ['vegan']],
  ['pescy tonight', ['pescatarian']],
  ['ich bin Pesci', ['pescatarian']],
])('a diet in other spellings is read: "%s"', (wish, diets) =>
  expect(readWishLimits(wish).leftOut.flatMap((each) => each.diets)).toEqual(diets),
)

test('a diet with a letter left out is asked about', () =>
  expect(readWishLimits('veg*n curry').unclear.map(({ text }) => text)).toEqual(['veg*n']))

test.each([
  ['G.F. D.F. pasta', ['gluten', 'milk']],
  ['lactofree dessert', ['milk']],
])('letters and joined words for diets leave out allergens: "%s"', (wish, allergens) =>
  expect(readWishLimits(wish).leftOut.flatMap((each) => each.allergens)).toEqual(allergens),
)

test.each([
  ['lacto vegetarian, quiche', ['egg']],
  ['cena lactovegetariana', ['egg']],
  ['laktovegetarisch, Auflauf', ['egg']],
  ['ovo vegetarian dinner', ['dairy']],
  ['lacto-ovo vegetarian dinner', []],
])('a vegetarian who eats no eggs, or nothing of milk, is read as such: "%s"', (wish, foods) =>
  expect(readWishLimits(wish).leftOut.flatMap((each) => each.foods)).toEqual(foods),
)

test.each(['we are Jain', 'हम जैन हैं, खाना बताओ'])(
  'a Jain eats nothing from below the ground, no onion or its kin, no egg and no honey: %s',
  (wish) => {
    const foods = readWishLimits(wish).leftOut.flatMap((each) => each.foods)
    expect(foods).toEqual(expect.arrayContaining(['potato', 'onion', 'garlic', 'leek', 'egg', 'honey']))
  },
)

test.each(['सास शाकाहारी हैं', 'pure veg dinner'])('in India vegetarian is without eggs: %s', (wish) => {
  expect(readWishLimits(wish).leftOut).toMatchObject([{ diets: ['vegetarian'], foods: ['egg'] }])
})
