import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { readingOf } from './readingOf.ts'

test.each([
  ['eggs: only the yolk', 'egg white'],
  ['carbonara with just egg yolks', 'egg white'],
  ['omelette with only egg whites', 'egg yolk'],
  ['nur das Eigelb bitte', 'egg white'],
  ['juste le jaune d’œuf', 'egg white'],
  ['solo la yema', 'egg white'],
  ['सिर्फ अंडे की जर्दी', 'egg white'],
  ['sirf ande ki zardi', 'egg white'],
  ['فقط صفار البيض', 'egg white'],
])('a wish for one part of an egg asks about the other: "%s"', (wish, other) => {
  expect(readingOf(wish)).toEqual(['?'])
  expect(readWishLimits(wish).unclear.flatMap(({ foods }) => foods.map(({ food }) => food))).toEqual([other])
})

test.each([
  ['no egg white, yolk is fine', ['egg white']],
  ['no egg white, only the yolk', ['egg white']],
  ['ande ki safedi nahi, zardi theek hai', ['egg white']],
  ['allergic to egg, only the yolk', ['#eggs']],
  ['egg allergy, yolk is fine', ['#eggs']],
])('a wish that says which part of an egg is not wanted leaves it out: "%s"', (wish, limits) => {
  expect(readingOf(wish)).toEqual(limits)
})
