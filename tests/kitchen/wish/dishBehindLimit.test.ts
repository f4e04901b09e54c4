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
  '"free from" before a dish, without a food, is asked about: %s',
  (wish) => expect(readingOf(wish)).toEqual(['?']),
)

test.each([
  ['cake free from nuts', ['nut']],
  ['free from eggs cake', ['egg', '?']],
])('"free from" before an ingredient leaves it out: %s', (wish, expected) =>
  expect(readingOf(wish)).toEqual([...expected].sort()),
)

test.each([
  ['sans gluten, gâteau chocolat', ['#gluten']],
  ['sans lait, gâteau chocolat noisette', ['milk']],
  ['sin gluten, tarta chocolate', ['#gluten']],
  ['senza glutine, torta cioccolato', ['#gluten']],
  ['gluten free, chocolate cake', ['#gluten']],
  ['ohne Gluten, Schokoladenkuchen', ['#gluten']],
  ['बिना ग्लूटेन, चॉकलेट केक', ['#gluten']],
  ['بدون جلوتين، كيك شوكولاتة', ['#gluten']],
  ['no eggs, carbonara', ['egg']],
  ['no nuts, seeds or dried fruit, granola', ['mixed dried fruit', 'nut', 'seed']],
  ['no nuts & seeds, pasta', ['nut', 'seed']],
])('a dish named after its main food is not left out: %s', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(leftOut)
})

test.each([
  ['no nuts, seeds, or dried fruit granola', ['?', 'mixed dried fruit', 'nut', 'seed']],
  ['no onion/garlic, chili', ['?', 'garlic', 'onion']],
  ['बिना प्याज लहसुन, दाल', ['?', 'garlic', 'onion']],
  ['no cheese pizza', ['?', 'cheese']],
  ['w/o cheese pizza', ['?', 'cheese']],
  ['no peanut butter cookies', ['?', 'peanut butter']],
  ['no dairy, oatmeal', ['?', 'dairy']],
  ['no pork, chicken', ['?', 'pork']],
  ['no blood, steak', ['?', 'blood']],
  ['no pink meat, burger', ['?']],
  ['बिना तेल, सब्जी', ['?', 'oil']],
  ['without egg salad', ['egg']],
])('the foods of a list are left out, and a dish that may be wished for is asked about: %s', (wish, read) => {
  expect(readingOf(wish).sort()).toEqual(read)
})

test.each([
  'Allergies: none, carbonara',
  'Allergies: none. carbonara',
  'allergies - none - prawn curry',
  'Allergien: keine, Carbonara',
  'Allergies : aucune, carbonara',
  'Alergias: ninguna, carbonara',
  'बेक किए बिना केक',
  'pas de chichis, pâtes',
])('a wish without any limit leaves out nothing: %s', (wish) => {
  expect(readingOf(wish)).toEqual([])
})

test.each([
  ['Allergies: none, except nuts', '#nuts'],
  ['Allergies: none but kiwi, cake', '?'],
  ['Anna (nuts), me (nothing) - lasagne', '?'],
])('an exception to the answer "no allergies" is read: %s', (wish, read) => {
  expect(readingOf(wish)).toContain(read)
})

test('"nothing" in brackets behind a person leaves out no dish', () => {
  expect(readingOf('Anna (nuts), me (nothing) - lasagne')).toEqual(['?'])
})

test.each([
  ['nut.free granola', ['#nuts', '#peanuts']],
  ['ok with fish, not ok with prawns, paella', ['prawn']],
  ['can u do it w out eggs, cake', ['egg']],
  ['bub just started solids, avocado toast', ['^', 'honey']],
  ['she goes funny with prawns, paella', ['?']],
  ['a bit funny with dairy, quiche', ['?']],
  ['onions never, burger', ['?']],
  ['burger -onion -pickles', ['?']],
  ['burger (-onion)', ['?']],
])('a limit in casual words is read: %s', (wish, read) => {
  expect(readingOf(wish)).toEqual(read)
})

test.each([
  'aged 12 months ham',
  'cheddar, aged 24 months',
  'reblochon affiné 3 mois',
  'jamón curado 24 meses',
  '24 Monate gereifter Parmesan',
  'Parmesan, 24 Monate gereift',
  'comté 18 mois, gratin',
])('the months of a cheese or ham are no age of somebody: %s', (wish) => {
  expect(readingOf(wish)).toEqual([])
})

test.each(['my son aged 12 months, ham', 'aged 12 months, lunch', 'lunch for a baby aged 12 months'])(
  'the months of a child are an age: %s',
  (wish) => {
    expect(readingOf(wish)).toContain('^')
  },
)
