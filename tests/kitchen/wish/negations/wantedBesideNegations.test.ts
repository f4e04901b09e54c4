import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { leftOutBesideNegations, wantedBesideNegations } from '../cases/negations/wantedBesideNegations.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

test.each([...wantedBesideNegations, ...leftOutBesideNegations])(
  'the wish "%s" excludes or asks about: %s',
  (wish, expected) => {
    expect(readingOf(wish)).toEqual(expectationOf(expected))
  },
)

test.each([
  ['أريد دجاج بدل اللحم', 'chicken', 'beef'],
  ['I want chicken instead of meat', 'chicken', 'pork'],
  ['beurre de cacahuète ok mais pas de noix', 'peanut', 'walnut'],
  ['peanut butter ok but no nuts', 'peanut', 'cashew'],
  ['Erdnussbutter ok, aber keine Nüsse', 'peanut', 'hazelnut'],
])('the wish "%s" keeps %s, and leaves out others of its kind such as %s', (wish, kept, other) => {
  const { leftOut } = readWishLimits(wish)
  const foods = leftOut.flatMap((each) => [...each.foods, ...each.allergens])
  expect(foods).toContain(other)
  expect(foods).not.toContain(kept)
  expect(foods).not.toContain('nut')
  expect(foods).not.toContain('meat')
})
