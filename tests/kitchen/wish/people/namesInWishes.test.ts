import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'

const names = ['Mia', 'Tom', 'Olive', 'मिया', 'ميا', 'Reisinger']

test.each([
  'eggs and Mia don’t mix',
  'Mia and eggs, bad idea',
  'Mia & nuts = bad',
  'Mia: nuts',
  'Mia: gluten, Tom: chicken',
  'Mia: prawns',
  'Mia: prawns, lasagne for everybody',
  'Lasagne. Mia: nuts and eggs',
  'Mia: Garnelen',
  'Mia : crevettes',
  'Mia: gambas y mejillones',
  'मिया: झींगा',
  'ميا: جمبري',
  'eggs mess Mia up',
  'fish is not Mia’s thing',
  "fish isn't for Mia",
  'nuts: not for Mia',
  'Milch ist nichts für Mia',
  'Mia und Nüsse, das geht nicht',
  "le poisson c'est pas le truc de Mia",
  'अंडे मिया को नहीं जमते',
  'السمك ما يمشي مع ميا',
])('the wish "%s" is asked about when Mia is an eater', (wish) => {
  const { leftOut, unclear } = readWishLimits(wish, names)
  expect(leftOut.length + unclear.flatMap(({ foods }) => foods).length).toBeGreaterThan(0)
})

test.each([
  ['no nuts for Mia', ['nut']],
  ['Mia no nuts', ['nut']],
  ['sin nueces para Mia', ['nut']],
  ['بدون مكسرات لميا', ['nut']],
  ['मिया के लिए बिना मेवे', ['nut']],
  ['no olive please', ['olive']],
  ['no nuts for Olive', ['nut']],
])('the wish "%s" leaves out %o for an eater', (wish, foods) => {
  const { leftOut, unclear } = readWishLimits(wish, names)
  expect({ foods: leftOut.flatMap((each) => each.foods), unclear }).toEqual({ foods, unclear: [] })
})

test.each([
  'Mia: lasagne',
  'Mia: lasagne, Tom: pancakes',
  'Mia: prawns with rice',
  'Mia: prawns please',
  'Mia: nuts and honey on yogurt',
  'Mia loves prawns',
  'prawns for Mia and Tom',
  'Mia inhales cheese',
  'cake for Mia with strawberries',
  'dinner for mia and tom, they love prawns',
  'Mia and Tom are coming, lasagne please',
  'Für Mia eine Torte mit Sahne',
  'Mias Lieblingspizza',
  'Essen mit den Reisingers, was mit Fisch',
  'une pizza pour Mia',
  'tarta de queso para el cumple de Mia',
  'मिया के जन्मदिन पर चॉकलेट केक',
  'كيكة شوكولاتة لعيد ميلاد ميا',
])('the wish "%s" leaves nothing out and asks nothing', (wish) => {
  const { leftOut, unclear } = readWishLimits(wish, names)
  expect({ leftOut, unclear }).toEqual({ leftOut: [], unclear: [] })
})

test.each([
  'Anna: prawns',
  'anna: prawns',
  'Anna: Garnelen, Nudelauflauf',
  'Anna : crevettes',
  'Tante Anna: Garnelen',
  'my friend Anna: prawns',
  'Anna-Lena: Garnelen',
  'Anna: langosta',
  'आन्या: झींगा',
  'سارة: جمبري',
  '- Anna: prawns\n- Ben: pasta',
])('the wish "%s" is asked about although no eater has that name', (wish) => {
  const { leftOut, unclear } = readWishLimits(wish)
  expect(leftOut).toEqual([])
  expect(unclear.flatMap(({ foods }) => foods)).toHaveLength(1)
})

test.each([
  'Dinner: prawns',
  'Monday: salmon, Tuesday: chicken',
  'Wunsch: Garnelen',
  'Hauptgericht: Lachs',
  'Zutaten: Garnelen, Knoblauch, Petersilie',
  'Plat : crevettes',
  'Ingredientes: gambas, ajo',
  'रविवार: झींगा',
  'العشاء: جمبري',
  'Anna: lasagne',
  'Allergies: none, Anna: lasagne',
])('the wish "%s" is an ordinary wish, and is not asked about', (wish) => {
  expect(readWishLimits(wish)).toMatchObject({ leftOut: [], unclear: [] })
})

test.each([
  ['Mia: keine Garnelen', 'shrimp'],
  ['Anna: no prawns', 'prawn'],
  ['Anna : pas de crevettes', 'shrimp'],
  ['Anna: sin gambas', 'shrimp'],
])('the wish "%s" leaves out %s', (wish, food) => {
  const { leftOut, unclear } = readWishLimits(wish, names)
  expect({ foods: leftOut.flatMap((each) => each.foods), unclear }).toEqual({ foods: [food], unclear: [] })
})

test.each([
  ['Jürgen', 'Juergen: Nüsse'],
  ['Juergen', 'Jürgen: Nüsse'],
  ['Björn', 'Bjoern: nötter'],
  ['Håkon', 'Haakon: nøtter'],
  ['فاطمة', 'السمك ما يمشي مع فاطمة'],
  ['فاطمة', 'وفاطمة: مكسرات'],
])('the eater’s name %s is found in the wish "%s", which spells it differently', (name, wish) => {
  expect(readWishLimits(wish, [name]).unclear).toHaveLength(1)
})

test.each([
  ['Léo : pas de poisson, Emma : pas de crevettes', ['fish', 'shrimp']],
  ['Emma: keine Eier, María: sin gambas', ['egg', 'shrimp']],
  ['y Gloria no come gambas', ['shrimp']],
  ['Erik hates olives', ['olive']],
  ['cake for Alma, no nuts', ['nut']],
  ['Jemma: no eggs', ['egg']],
])('a name that the catalogue has as a food is no food in "%s"', (wish, foods) => {
  const { leftOut, unclear } = readWishLimits(wish)
  expect({ foods: leftOut.flatMap((each) => each.foods), unclear }).toEqual({ foods, unclear: [] })
})

test('a name beside a reaction is not asked about as a food', () => {
  const { unclear } = readWishLimits("Emma breaks into welts whenever there's cinnamon")
  const said = unclear.flatMap(({ foods }) => foods.map((each) => each.said))
  expect(said).toContain('cinnamon')
  expect(said).not.toContain('Emma')
})

test('a name that is a food as well stays one in a list of allergies', () => {
  const { leftOut } = readWishLimits('Allergies: Soy, Ginger, Honey')
  expect(leftOut.flatMap(({ allergens, foods }) => [...allergens, ...foods])).toEqual([
    'soy',
    'ginger',
    'honey',
  ])
})
