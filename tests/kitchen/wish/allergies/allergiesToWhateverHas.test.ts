import { describe, expect, test } from 'vitest'
import {
  allergiesToWhateverHas,
  foodsWithinNegations,
  wishesForWhateverHas,
} from '../cases/allergies/allergiesToWhateverHas.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

describe.each([
  ['an allergy to whatever has a food in it', allergiesToWhateverHas],
  ['a wish for whatever has a food in it', wishesForWhateverHas],
  ['a food within the words of a negation', foodsWithinNegations],
])('%s', (_, cases) => {
  test.each(cases)('the wish "%s" leaves out or asks about exactly this: %s', (wish, expected) => {
    expect(readingOf(wish)).toEqual(expectationOf(expected))
  })
})
