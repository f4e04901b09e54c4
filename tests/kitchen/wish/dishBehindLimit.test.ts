import { expect, test } from 'vitest'
import { readingOf } from './readingOf.ts'

test.each([
  ['sans gluten : quiche lorraine', ['#gluten']],
  ['ohne Eier: Pfannkuchen', ['egg']],
  ['no nuts: banana bread', ['nut']],
  ['allergic to eggs: pancakes', ['#eggs']],
  ['sin lactosa: arroz con leche', ['#milk']],
  ['zonder noten: kip met rijst', ['nut']],
  ['senza glutine: pollo con riso', ['#gluten']],
])('the dish after a limit and a colon is not left out: %s', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(leftOut)
})

test.each([
  ['ohne Sellerie, Gemüsesuppe', ['celery']],
  ['keine Milch, Tomatensuppe', ['milk']],
  ['geen ei, appeltaart', ['egg']],
  ['uden nødder, gulerodskage', ['nut']],
  ['utan ägg, morotskaka', ['egg']],
  ['Nussallergie: Bananenbrot', ['#nuts', '#peanuts', '?']],
])('a dish that is one word with a food is not left out: %s', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(leftOut)
})

test.each([
  ['no nuts: almonds, walnuts', 'nut'],
  ['keine Milch, Sahne, Butter', 'butter'],
  ['no eggs, milk, nuts', 'milk'],
])('a list of allergies continues with further allergens: %s', (wish, leftOut) => {
  expect(readingOf(wish)).toContain(leftOut)
})

test.each([
  ['allergic to kiwi, fruit salad', ['kiwi']],
  ['allergic to nuts, fruit salad', ['#nuts', '#peanuts']],
  ['no onions, mushroom soup', ['onion']],
])('a dish named by its ingredient and its last word is not left out: %s', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(leftOut)
})

test.each([
  ['on mange pas de viande, chili', ['?', 'meat']],
  ['no meat, chili', ['?', 'meat']],
  ['wir essen kein Fleisch, Chili', ['?', 'meat']],
  ['no comemos carne, chili', ['?', 'meat']],
  ['pas de porc, choucroute', ['?', 'pork']],
  ['kein Schwein, Sauerkraut', ['?', 'pork']],
])('an ingredient that is a dish by the same name is asked about: %s', (wish, expected) => {
  expect(readingOf(wish)).toEqual(expected)
})

test('in a wish, chili at the end of two or more ingredients to leave out is left out too', () =>
  expect(readingOf('no garlic, onion, chili')).toEqual(['chili', 'garlic', 'onion']))

test.each(['free from cake', 'free-from brownies', 'freefrom cake', 'free from birthday cake please'])(
  '"free from" before a dish asks of what: %s',
  (wish) => expect(readingOf(wish)).toEqual(['?']),
)

test.each([
  ['cake free from nuts', ['nut']],
  ['free from eggs cake', ['egg', '?']],
])('"free from" before an ingredient leaves it out: %s', (wish, expected) =>
  expect(readingOf(wish)).toEqual([...expected].sort()),
)
