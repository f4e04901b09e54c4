import { expect, test } from 'vitest'
import { formerAllergies } from '../cases/allergies/formerAllergies.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

test.each(formerAllergies)('the wish "%s" leaves out "%s"', (wish, expected) =>
  expect(readingOf(wish)).toEqual(expectationOf(expected)),
)
