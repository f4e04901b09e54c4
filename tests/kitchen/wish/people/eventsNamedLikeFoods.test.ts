import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { readingOf } from '../readingOf.ts'

const named = (wish: string) => readWishLimits(wish).named.map(({ food }) => food)

test.each([
  'Weihnachtsfeier',
  'Familienfeier mit 20 Leuten',
  'für den Freundeskreis',
  'Seniorenkreis',
  'Krabbelgruppe',
  'bake sale',
  'bake sale tomorrow',
])('an event or a group is no food: "%s"', (wish) => expect(named(wish)).toEqual([]))

test.each([
  ['Senfeier', 'mustard'],
  ['Milchreis', 'rice'],
  ['Krabbensalat', 'shrimp'],
  ['pasta con sale e pepe', 'salt'],
])('a food that ends or begins so stays one: "%s"', (wish, food) =>
  expect(named(wish).join(' ')).toContain(food),
)

test.each([
  ['dont put coriander in, dal', ['coriander leaf']],
  ["don't put coriander or chives in, dhal please", ['chive', 'coriander leaf']],
  ['dont put coriander in, onions', ['coriander leaf', 'onion']],
  ['dont put nuts in, eggs', ['egg', 'nut']],
  ['dont put nuts in, cake', ['nut']],
])('a dish behind "don\'t put … in" is wished for: "%s"', (wish, read) => {
  expect(readingOf(wish)).toEqual(read)
})
