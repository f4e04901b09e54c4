import { expect, test } from 'vitest'
import { readingOf } from '../readingOf.ts'

test.each([
  ['never give leo peanuts, satay', ['peanut']],
  ['never give him peanuts', ['peanut']],
  ["don't give leo peanuts", ['peanut']],
  ['dont feed her eggs', ['egg']],
  ["please don't serve us pork", ['pork']],
  ['dont even think about coriander', ['coriander leaf']],
])('a food that the wish forbids to give to somebody is excluded: "%s"', (wish, foods) =>
  expect(readingOf(wish)).toEqual(foods),
)

test.each([
  ['no things with nuts', ['nut']],
  ['without anything with milk, pasta', ['milk']],
  ['no dishes with pork', ['pork']],
  ['Nudeln ohne alles mit Milch', ['milk']],
  ['sin nada con leche', ['milk']],
  ['sans rien avec du lait', ['milk']],
])('a food behind "with" is left out where no thing with it is wanted: "%s"', (wish, foods) =>
  expect(readingOf(wish)).toEqual(foods),
)

test.each([
  'dont give up on pasta',
  'never give up cheese',
  'cant give up chocolate cake',
  'dont serve cold soup',
])('a wish that only begins like one for what the cook must not give leaves nothing out: "%s"', (wish) =>
  expect(readingOf(wish)).toEqual([]),
)

test('a wish that refuses a food by answering its own question, "eggs? god no", is asked about', () =>
  expect(readingOf('eggs? god no')).toEqual(['?']))

test.each(['sin TACC', 'galletas sin tacc', 'milanesas sin T.A.C.C.'])(
  'the Argentine word for gluten is read: "%s"',
  (wish) => expect(readingOf(wish)).toEqual(['#gluten']),
)

test.each([
  ['mango skin allergy, lassi', ['?', 'mango']],
  ['chicken skin allergy, curry', ['chicken skin']],
])('an allergy to the skin of a food is one to the food: "%s"', (wish, foods) =>
  expect(readingOf(wish)).toEqual(foods),
)
