import { expect, test } from 'vitest'
import { foodsLeftToOthers, keptForOthers } from '../cases/negations/leftToOthers.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

test.each([...foodsLeftToOthers, ...keptForOthers])(
  'the wish "%s" with a food for others leaves out exactly this: %s',
  (wish, expected) => {
    expect(readingOf(wish)).toEqual(expectationOf(expected))
  },
)
