import { expect, test } from 'vitest'
import { foodsWishedForBesideLists, repeatedPrepositions } from '../cases/negations/repeatedPrepositions.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

test.each(repeatedPrepositions)(
  'a list that repeats its preposition, "%s", leaves out or asks about %s',
  (wish, expected) => expect(readingOf(wish)).toEqual(expectationOf(expected)),
)

test.each(foodsWishedForBesideLists)(
  'the wish "%s" leaves out no food that it wishes for, but %s',
  (wish, expected) => expect(readingOf(wish)).toEqual(expectationOf(expected)),
)
