import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { readingOf } from '../readingOf.ts'

test.each([
  'my immune system is compromised, sushi',
  'immune system compromised, sushi',
  'his immune system is shot, sushi',
  'my immune system is rubbish',
  'my immune system is down, sushi',
  'low white blood cells, sushi',
  "I'm on Humira, sushi",
  "I'm 20 wks gone, sushi",
  'over 70s lunch club, trifle',
  'old folks coming, trifle',
  'Kindergarten, muffins',
  'preschool party, muffins',
  'playgroup snack',
  'mein Immunsystem ist geschwächt, Sushi',
  'Immunsystem geschwächt, Sushi',
  'mon immunité est basse, sushi',
  "un bout de chou d'un an, purée",
  'mein Mann hat Krebs, Sushi',
  'ich habe leider Krebs, Suppe',
  'für eine Krebs-Patientin, Suppe',
  'Krebserkrankung, Suppe',
  'meine Mutter hat Brustkrebs, Suppe',
  'Lungenkrebs, Suppe',
  'meine Frau stillt gerade, Sushi',
  'meine Freundin stillt, Sushi',
  'meine Schwester stillt, Sushi',
  'Mama stillt',
])('a vulnerable eater is read from plain words: "%s"', (wish) => {
  expect(readingOf(wish)).toEqual(['^'])
})

test.each(['mein Mann hat Krebs, Suppe', 'meine Mutter hat Brustkrebs', 'ich habe Krebs'])(
  'cancer is no crab: "%s"',
  (wish) => expect(readWishLimits(wish).named.map(({ food }) => food)).not.toContain('crab'),
)

test('"bout de chou" is no cabbage', () =>
  expect(readWishLimits("pour un bout de chou d'un an").named).toEqual([]))

test.each([
  ['allergisch gegen Krebs', ['#crustaceans']],
  ['mein Mann hat Krebs nie vertragen, Suppe', ['#crustaceans']],
  ['er hat Krebs-Allergie, Suppe', ['#crustaceans']],
  ['mein Mann hat Krebs Allergie, Suppe', ['#crustaceans']],
  ['Krebsallergie, Suppe', ['#crustaceans']],
  ['keinen Krebs, Suppe', ['crab']],
])('“Krebs” is read as crab and not as cancer: "%s"', (wish, read) => {
  expect(readingOf(wish)).toEqual(read)
})

test.each(['Krebs mit Pasta', 'ich habe Krebs und Nudeln da', 'wir haben Krebs im Kühlschrank'])(
  'crab that is to be eaten is no illness: "%s"',
  (wish) => {
    const { vulnerable, named } = readWishLimits(wish)
    expect([vulnerable, named.map(({ food }) => food)]).toEqual([[], expect.arrayContaining(['crab'])])
  },
)

test.each([
  'meine Frau stillt ihren Hunger mit Pizza',
  'Suppe, die den Hunger stillt',
  'something for the immune system, soup',
  'boost my immune system, soup',
  'bake at 200 for over 70s',
])('no vulnerable eater is read from the wish "%s"', (wish) =>
  expect(readWishLimits(wish).vulnerable).toEqual([]),
)
