import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { readingOf } from './readingOf.ts'

test.each([
  ['no coriander, dal', ['coriander leaf']],
  ['no onion or garlic, dhal', ['garlic', 'onion']],
  ['kein Koriander, Dal', ['coriander leaf']],
  ['pas de coriandre, dal', ['coriander leaf']],
  ['sin cilantro, dal', ['coriander leaf']],
  ['bina pyaz, dal', ['onion']],
])('dal behind the comma of a limit is wished for: "%s"', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(leftOut)
  expect(readWishLimits(wish).wishedFor).toMatch(/dh?al/i)
})

test.each([
  ['no dal', ['yellow lentil']],
  ['no dal, onions', ['onion', 'yellow lentil']],
  ['no coriander, onions', ['coriander leaf', 'onion']],
  ['no lentils, dal', ['?', 'lentil']],
])('dal that is left out itself, and other lists, stay so: "%s"', (wish, read) => {
  expect(readingOf(wish)).toEqual(read)
})
