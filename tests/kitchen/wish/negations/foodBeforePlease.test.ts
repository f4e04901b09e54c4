import { expect, test } from 'vitest'
import { foodsBeforePlease, listsBesidePlease } from '../cases/negations/foodBeforePlease.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

test.each([...foodsBeforePlease, ...listsBesidePlease])(
  'of the wish "%s" this is left out or asked about: %s',
  (wish, expected) => {
    expect(readingOf(wish)).toEqual(expectationOf(expected))
  },
)
