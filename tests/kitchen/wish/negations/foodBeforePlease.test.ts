import { expect, test } from 'vitest'
import { foodsBeforePlease, listsBesidePlease } from '../cases/negations/foodBeforePlease.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

test.each([...foodsBeforePlease, ...listsBesidePlease])(
  'the wish "%s" excludes or asks about: %s',
  (wish, expected) => {
    expect(readingOf(wish)).toEqual(expectationOf(expected))
  },
)
