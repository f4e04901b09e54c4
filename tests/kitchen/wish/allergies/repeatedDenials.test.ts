import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'

const allergensOf = (wish: string) =>
  readWishLimits(wish)
    .leftOut.flatMap(({ allergens }) => allergens)
    .sort()

test.each([
  'sie verträgt kein Ei und keine Milch, Kuchen',
  'mein Sohn verträgt kein Ei, keine Milch',
  'kein Ei und keine Milch verträgt er',
  'Sie darf kein Ei und keine Milch',
  "elle ne supporte ni l'œuf ni le lait",
  "elle ne digère pas l'œuf ni le lait",
  'no tolera la leche ni los huevos',
  'no tolera ni leche ni huevos',
  'mi hijo no digiere ni la leche ni el huevo',
  'لا يتحمل البيض ولا الحليب',
  'لا يتحمل لا البيض ولا الحليب',
  'बेटे को न अंडा पचता है न दूध',
  'बेटे को अंडा नहीं पचता और न दूध',
  'bete ko na anda pachta hai na doodh',
  'non tollera né latte né uova',
])('every food that somebody does not tolerate is an allergy: "%s"', (wish) => {
  expect(allergensOf(wish)).toEqual(['eggs', 'milk'])
})

test.each(['il ne digère pas le lait, gratin', 'le lait, elle ne digère pas', 'le lait je ne digère pas'])(
  'French "ne digère pas" (cannot digest) excludes the food before or after it: "%s"',
  (wish) => expect(allergensOf(wish)).toEqual(['milk']),
)

test('a third food that somebody does not tolerate is an allergy too', () => {
  expect(allergensOf('mein Sohn verträgt kein Ei, keine Milch und kein Weizen')).toEqual([
    'eggs',
    'gluten',
    'milk',
  ])
})

test.each(["she can't do milk, cake", 'I cannot do milk'])(
  'a food that somebody does not tolerate excludes everything made of it: "%s"',
  (wish) => expect(allergensOf(wish)).toEqual(['milk']),
)

test.each([
  ['sie verträgt keine Milch und ich mag kein Ei', ['milk']],
  ['ich mag kein Ei und sie verträgt keine Milch', ['milk']],
  ['sie verträgt keine Milch, ohne Eier bitte', ['milk']],
  ['sie verträgt keine Milch. Keine Eier bitte', ['milk']],
  ["she can't tolerate milk, no eggs please", ['milk']],
  ['ich mag kein Ei und keine Milch', []],
  ["je n'aime ni l'œuf ni le lait", []],
  ['no me gusta la leche ni los huevos', []],
  ["can't do without milk", []],
])('a food that somebody merely does not like is not read as an allergy: "%s"', (wish, allergens) => {
  expect(allergensOf(wish)).toEqual(allergens)
})
