import { expect, test } from 'vitest'
import { allowedBehindNegations } from '../cases/negations/allowedBehindNegations.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

test.each(allowedBehindNegations)('the wish "%s" leaves out "%s"', (wish, expected) =>
  expect(readingOf(wish)).toEqual(expectationOf(expected)),
)
