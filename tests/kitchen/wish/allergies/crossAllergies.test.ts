import { expect, test } from 'vitest'
import { crossAllergies, crossAllergiesWithoutFood } from '../cases/allergies/crossAllergies.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

test.each([...crossAllergies, ...crossAllergiesWithoutFood])(
  'the wish "%s" with an allergy that goes with pollen leaves out or asks about exactly this: %s',
  (wish, expected) => {
    expect(readingOf(wish)).toEqual(expectationOf(expected))
  },
)
