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
