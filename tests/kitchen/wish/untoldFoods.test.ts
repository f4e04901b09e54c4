import { describe, expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'

const askedAbout = (wish: string) =>
  readWishLimits(wish).unclear.flatMap(({ foods }) => foods.map(({ food }) => food))

describe('a food that somebody else at the table does not eat is asked about', () => {
  test.each([
    ["everybody eats fish, Mia doesn't", 'fish'],
    ["we eat eggs, Mia doesn't. brunch", 'egg'],
    ["I can have nuts, she can't. cake", 'nut'],
    ['everyone but Tom eats nuts, cake', 'nut'],
    ['everyone eats eggs but not Mia', 'egg'],
    ['alle essen Fisch, nur Mia nicht', 'fish'],
    ['tout le monde mange du poisson sauf Mia', 'fish'],
    ['todos comen pescado menos Mia', 'fish'],
    ['sab machhli khate hain sirf Mia nahi', 'fish'],
  ])('a food that somebody else at the table does not eat is asked about: "%s"', (wish, food) =>
    expect(askedAbout(wish)).toContain(food),
  )
})

describe('a food that is in a dish which somebody cannot have is asked about', () => {
  test.each([
    ["this has milk in it, I can't have that", 'milk'],
    ["this has shellfish, my wife can't eat that", 'shellfish'],
    ["can't, it has nuts", 'nut'],
    ['that has gluten, not ok for me', 'gluten'],
    ['da ist Milch drin, die darf ich nicht', 'milk'],
    ['ça contient des noix, mon fils ne peut pas', 'nut'],
    ['lleva huevo, mi hija no puede', 'egg'],
    ['isme doodh hai, main nahi le sakta', 'milk'],
  ])('a food in a dish that somebody cannot have is asked about: "%s"', (wish, food) =>
    expect(askedAbout(wish)).toContain(food),
  )
})

describe('a food that somebody is called by is asked about', () => {
  test.each([
    ['my son is lactose, pancakes', 'lactose'],
    ["I'm lactose. lasagne", 'lactose'],
    ["we've got a nut kid, brownies", 'nut'],
    ['dairy kid and egg kid, pancakes', 'egg'],
    ['mein Sohn ist Laktose, Pfannkuchen', 'lactose'],
    ['ma fille est gluten, pizza', 'gluten'],
    ['mi hijo es lactosa, tortitas', 'lactose'],
  ])('a food that describes somebody, "a nut kid", is asked about: "%s"', (wish, food) =>
    expect(askedAbout(wish)).toContain(food),
  )
})

describe('a food behind a warning is asked about', () => {
  test.each([
    ['heads up: sesame, noodles', 'sesame'],
    ['my daughter wears a medical bracelet for sesame, noodles', 'sesame'],
    ['blood test came back high for wheat, bread', 'wheat'],
    ['Vorsicht bei Nüssen, Kuchen', 'nut'],
  ])('a food behind a warning is asked about: "%s"', (wish, food) => expect(askedAbout(wish)).toContain(food))
})

describe('an unknown word among the foods of a limit is asked about, and so are those behind it', () => {
  const asked = (wish: string) => readWishLimits(wish).unclear.map(({ text }) => text)
  test.each([
    ['he is allergic to milk, egs and peanuts', ['and peanuts', 'egs']],
    ['allergic to diary, glutin, egs', ['egs']],
    ['no eggs, mlk or wheat', ['mlk', 'wheat']],
    ['no nuts, kaasju, sesame', ['kaasju', 'sesame']],
    ['ohne Eier, Mlch und Nüsse', ['Mlch', 'Nüsse']],
    ['allergique aux ouefs et au lait', ['ouefs']],
    ['alérgico a huevos, lche y trigo', ['y trigo', 'lche']],
    ['allergic to eggs, dust and nuts', ['and nuts']],
  ])(
    'an unknown word among the foods of a limit is asked about, and so are those behind it: "%s"',
    (wish, words) => expect(asked(wish)).toEqual(words),
  )

  test.each(['no nuts, chicken, rice', 'no nuts please, Thai', 'vegan, everything, except honey'])(
    'no question is asked about the limits of the wish "%s"',
    (wish) => expect(asked(wish).filter((text) => !/chicken|rice/.test(text))).toEqual([]),
  )
})

test.each([
  ['no eg please', ['egg']],
  ['no milk, eg or soy', ['milk', 'egg', 'soy']],
  ['no nuts eg almonds', ['nut']],
])('the word "eg" in the wish "%s" is read as egg or as "for example"', (wish, foods) => {
  expect(readWishLimits(wish).leftOut.flatMap((each) => each.foods)).toEqual(foods)
})

test.each(['mac and cheese with oat milk because of lactose', 'Kartoffelbrei mit Hafermilch wegen Laktose'])(
  'the wish "%s" asks about lactose, and does not read it as a wanted food',
  (wish) => expect(askedAbout(wish)).toEqual(['lactose']),
)

test.each([
  ["cook with grandma's eggs, mum's bread"],
  ["we have eggs and flour, I don't know what to make"],
  ['my son is hungry, pasta with cheese'],
  ['the kids are here, mac and cheese'],
  ['mushroom risotto for my wife'],
])('the wish "%s" asks about nothing', (wish) => expect(askedAbout(wish)).toEqual([]))

describe('what is left out for the sake of health is an allergy, all of the list', () => {
  const allergiesIn = (wish: string) =>
    readWishLimits(wish)
      .leftOut.filter(({ isAllergy }) => isAllergy)
      .flatMap(({ allergens }) => allergens)
      .sort()
  test.each([
    ['no milk, my son is allergic to it, waffles', ['milk']],
    ['no milk and no prawns, my daughter is allergic to both, curry', ['crustaceans', 'milk']],
    ['no milk, eggs or nuts as we have allergies, brownies', ['eggs', 'milk', 'nuts', 'peanuts']],
    ["no milk or eggs - my son can't tolerate them, waffles", ['eggs', 'milk']],
    ['no milk or eggs, they make my son ill', ['eggs', 'milk']],
    ['Kuchen ohne Milch und Ei, weil mein Sohn das nicht verträgt', ['eggs', 'milk']],
    ['sans lait ni oeuf, il ne les supporte pas, gaufres', ['eggs', 'milk']],
    ['sin leche ni huevo porque le sientan mal, gofres', ['eggs', 'milk']],
    ['بدون حليب لأن ابني عنده حساسية، معكرونة', ['milk']],
  ])(
    'every food of a list that is left out for health reasons is read as an allergy: "%s"',
    (wish, allergens) => expect(allergiesIn(wish)).toEqual(allergens),
  )

  test.each(["no milk, my son doesn't like it", 'ohne Nüsse, mein Sohn reagiert nicht darauf'])(
    'the wish "%s" has no allergy',
    (wish) => expect(allergiesIn(wish)).toEqual([]),
  )

  test('the dish after a health reason is not an allergy', () => {
    const { leftOut } = readWishLimits('no milk, my son is allergic to it, waffles')
    expect(leftOut.map(({ said }) => said)).toEqual(['milk'])
  })
})

test('an allergen group is left out by its number', () => {
  const [eight] = readWishLimits('top 8 free birthday cake').leftOut
  expect(eight!.allergens).toEqual([
    ...['milk', 'eggs', 'fish', 'crustaceans', 'nuts', 'peanuts', 'gluten', 'soy'],
  ])
  expect(readWishLimits('big 9 free snacks').leftOut[0]!.allergens).toContain('sesame')
})

test.each([
  'allergen friendly cupcakes',
  'Kuchen der allergikerfreundlich ist',
  'can only eat rice and chicken',
])('the wish "%s" leaves no dish out and needs a clarification', (wish) => {
  const { leftOut, unclear } = readWishLimits(wish)
  expect(leftOut).toEqual([])
  expect(unclear).toHaveLength(1)
})

describe('the foods that a wish names and does not leave out', () => {
  const namedIn = (wish: string) => readWishLimits(wish).named.map(({ said }) => said)
  test.each([
    ['noodles with peanuts, no sesame', ['noodles', 'peanuts']],
    ['She says beetroot tastes odd. Noodles please', ['beetroot', 'Noodles']],
    ['Nudeln mit Erdnüssen, ohne Sesam', ['Nudeln', 'Erdnüssen']],
    ['something quick', []],
  ])('the foods that the wish "%s" names and does not leave out are listed', (wish, foods) =>
    expect(namedIn(wish)).toEqual(foods),
  )
})
