import { describe, expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'

const askedAbout = (wish: string) =>
  readWishLimits(wish).unclear.flatMap(({ foods }) => foods.map(({ food }) => food))

describe('a food by which a limit may go on is asked about', () => {
  test.each([
    ['allergic to shellfish & anything with sesame, noodles', 'sesame'],
    ['allergic to nuts, shellfish, anything with sesame, noodles', 'sesame'],
    ['my daughter is allergic to eggs and anything with nuts, cookies', 'nut'],
    ["I can't have gluten or anything with oats", 'oats'],
    ['no eggs or foods with dairy', 'dairy'],
    ['keine Nüsse oder irgendwas mit Soja', 'soy'],
    ['pas de lait ou de trucs avec des oeufs', 'egg'],
    ['todo menos marisco y cualquier cosa con sésamo', 'sesame'],
  ])('a food by which a limit may go on is asked about behind a noun for any food: "%s"', (wish, food) =>
    expect(askedAbout(wish)).toContain(food),
  )

  test.each([
    ['My son is allergic to peanuts. Also to sesame. Noodles please.', 'sesame'],
    ['My son is allergic to eggs. Peanuts too. Satay please.', 'peanut'],
    ['No peanuts. Same for sesame.', 'sesame'],
    ["I'm coeliac. Lactose too. cake", 'lactose'],
    ['Mein Sohn ist allergisch gegen Milch. Auch gegen Ei. Pfannkuchen bitte', 'egg'],
    ['keine Nüsse. Ei auch nicht.', 'egg'],
    ['alérgico a las nueces. También al huevo.', 'egg'],
    ['nuts se allergy hai. Egg se bhi.', 'egg'],
  ])('a food in the sentence after a limit is asked about, as the limit may go on: "%s"', (wish, food) =>
    expect(askedAbout(wish)).toContain(food),
  )

  test.each([
    ['no dairy (butter is ok) or eggs, cake', 'egg'],
    ['allergic to dairy (cheese is fine) and nuts, granola', 'nut'],
    ['keine Milch (Butter geht) oder Eier', 'egg'],
  ])('a food by which a limit may go on is asked about behind an exception in brackets: "%s"', (wish, food) =>
    expect(askedAbout(wish)).toContain(food),
  )

  test.each([
    ['satay without egg for Tim and peanuts for Lea', 'peanut'],
    ['no egg for Tim and milk for Lea, cake', 'milk'],
    ['ohne Ei für Tim und Milch für Lea, Kuchen', 'milk'],
    ['sans oeuf pour Tim et lait pour Lea, gâteau', 'milk'],
  ])('a food by which a limit may go on is asked about before another person: "%s"', (wish, food) =>
    expect(askedAbout(wish)).toContain(food),
  )

  test.each([
    ['biryani no kaju aur badam', 'almond'],
    ['no egg ya doodh, cake', 'milk'],
    ['keine Eier and milk, cake', 'milk'],
    ['curry sans lait and nuts', 'nut'],
    ['soup ohne Zwiebeln and garlic', 'garlic'],
  ])(
    'a food by which a limit may go on is asked about behind "and" in another language: "%s"',
    (wish, food) => expect(askedAbout(wish)).toContain(food),
  )
})

test.each([
  'no onions, anything with cheese',
  'anything with cheese please, no onions',
  "I'm allergic to shellfish, something with tofu and broccoli",
  'no meat apart from chicken, we also have rice',
  'sesame (allergy) and beef stew',
  'no mushrooms. Also chicken please.',
  'no nuts for Tim, and cookies for the party',
  'pasta with cheese and something with eggs',
])('the wish "%s" asks about nothing', (wish) => expect(askedAbout(wish)).toEqual([]))

describe('a food beside words of harm is asked about', () => {
  test.each([
    ['I carry an epipen for nuts, brownies', 'nut'],
    ['we carry an epi pen for our son due to peanuts, satay', 'peanut'],
    ['carry an epipen because of cashews, thai curry', 'cashew'],
    ['je porte un epipen pour les noix, gâteau', 'nut'],
    ["there's no way my daughter can eat egg, quick dinner omelette", 'egg'],
    ['no way am I eating liver', 'liver'],
    ['Ben will die if he has peanuts, satay', 'peanut'],
    ["kids don't get on with dairy, creamy gratin", 'dairy'],
    ['es ist ausgeschlossen dass Tim Ei isst, Kuchen', 'egg'],
    ['il est hors de question que ma fille mange des oeufs, brunch', 'egg'],
    ['impossible pour moi de manger du gluten, pizza', 'gluten'],
    ['ni de broma como hígado', 'liver'],
  ])('a food beside words of harm is asked about: "%s"', (wish, food) =>
    expect(askedAbout(wish)).toContain(food),
  )
})

test('the wish of a person who carries an epinephrine pen leaves out no curry', () => {
  expect(readWishLimits('I carry an epipen for nuts, curry').leftOut).toEqual([])
})

test.each(['my wife is expecting, smoked salmon breakfast', "I'm expecting, chocolate mousse"])(
  'a pregnant eater is read from the wish "%s"',
  (wish) => expect(readWishLimits(wish).vulnerable).toHaveLength(1),
)

test.each(["I'm expecting guests for dinner, roast chicken", "we're expecting six people, lasagne"])(
  'no pregnant eater is read from the wish "%s"',
  (wish) => expect(readWishLimits(wish).vulnerable).toEqual([]),
)

test.each([
  ['allergic to just eggs', ['eggs']],
  ['allergic to milk and just egg', ['milk', 'egg']],
  ["she can't have just egg", ['egg']],
])('"just" before eggs names no vegan product: "%s"', (wish, said) =>
  expect(readWishLimits(wish).leftOut.map((each) => each.said)).toEqual(said),
)

test.each([
  ['maman allaite et le petit a des coliques avec le chou', 'cabbage'],
  ['bébé a la colique quand je mange des oignons', 'onion'],
  ['das Baby hat Koliken von Kohl', 'cabbage'],
  ['el bebé tiene cólicos con la col', 'cabbage'],
  ['baby gets colic from cabbage', 'cabbage'],
  ['baby is colicky after I eat dairy', 'dairy'],
  ['baby ko colic hota hai gobhi se', 'cauliflower'],
  ['الرضيع عنده مغص من الملفوف', 'cabbage'],
])('a food that gives colic is asked about, and gluten stays: "%s"', (wish, food) => {
  expect(askedAbout(wish)).toEqual([food])
  expect(readWishLimits(wish).leftOut.flatMap(({ allergens }) => allergens)).toEqual([])
})

test.each(['je suis coeliac', 'je suis coelique'])('a misspelt coeliac is read: "%s"', (wish) =>
  expect(readWishLimits(wish).leftOut.flatMap(({ allergens }) => allergens)).toEqual(['gluten']),
)
