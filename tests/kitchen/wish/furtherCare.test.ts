import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'

test.each([
  ['Suppe, ich nehme Immunsuppressiva', 'Immunsuppressiva'],
  ['Lebertransplantation, Suppe bitte', 'Lebertransplantation'],
  ['soupe, je prends des immunosuppresseurs', 'immunosuppresseurs'],
  ['sopa, tomo inmunosupresores', 'inmunosupresores'],
  ['pour mamy et papy, gratin', 'pour mamy'],
  ['para mi abue', 'para mi abue'],
  ['Omi und Opi zu Besuch', 'Omi und Opi zu Besuch'],
  ['mes grands-parents viennent dimanche, une mousse', 'mes grands-parents viennent'],
  ['my granny is here, trifle', 'my granny is here'],
  ['nonna is here, tiramisu', 'nonna is here'],
  ['Essen fürs Seniorenheim', 'Seniorenheim'],
  ['old folks home lunch', 'old folks home'],
  ['Essen für die Krippe', 'für die Krippe'],
  ['repas pour la crèche', 'crèche'],
  ['comida para la guardería', 'guardería'],
  ['mi hijo de año y medio, sopa', 'año y medio'],
  ['kiddo aged three, pasta', 'aged three'],
  ['my 1½ yr old, soup', '1½ yr old'],
  ['2½-year-old, pasta', '2½-year-old'],
  ['डेढ़ साल का बच्चा, खिचड़ी', 'डेढ़ साल'],
  ['18 mths old, dinner', '18 mths old'],
  ['12 wks preg, pasta', '12 wks preg'],
])('somebody who needs more care is found: "%s"', (wish, passage) =>
  expect(readWishLimits(wish).vulnerable).toEqual([passage]),
)

test('months of a pregnancy are no age of a baby', () =>
  expect(readWishLimits('femme enceinte de 5 mois, une salade')).toMatchObject({
    vulnerable: ['femme enceinte de 5 mois'],
    leftOut: [],
  }))

test.each(['like my granny makes, stew', 'ma grand-mère vient de Bretagne, crêpes', "nonna's ragu"])(
  'a grandparent who does not eat needs no care: "%s"',
  (wish) => expect(readWishLimits(wish).vulnerable).toEqual([]),
)

test.each([
  ['eggetarian dinner', ['vegetarian']],
  ['eggitarian curry', ['vegetarian']],
  ['veggi lasagne', ['vegetarian']],
  ['vegn burger', ['vegan']],
  ['swaminarayan dinner', ['vegetarian']],
  ['hindu veg friends coming, curry', ['vegetarian']],
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
  ['halouf interdit, couscous', 'pork'],
  ['no cow dairy, pasta', 'milk'],
])('a regional or joined name is the food: "%s"', (wish, food) => {
  const { leftOut } = readWishLimits(wish)
  expect(leftOut.flatMap(({ foods, allergens }) => [...foods, ...allergens])).toContain(food)
})

test('a food that somebody cannot be near is asked about', () =>
  expect(
    readWishLimits("can't be in the same room as peanuts").unclear.flatMap(({ foods }) =>
      foods.map(({ food }) => food),
    ),
  ).toEqual(['peanut']))
