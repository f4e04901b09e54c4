import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { allergiesOfThePast, allergiesOfToday } from '../cases/allergies/allergiesOfThePast.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

test.each([...allergiesOfThePast, ...allergiesOfToday])(
  'the wish "%s" of a past or present allergy leaves out or asks about exactly this: %s',
  (wish, expected) => {
    expect(readingOf(wish)).toEqual(expectationOf(expected))
  },
)

test.each(['no seafood; salmon is alright', 'no seafood but salmon is ok', 'kein Fisch, Lachs ist ok'])(
  'the wish "%s" allows salmon and leaves out other fish',
  (wish) => {
    const foods = readWishLimits(wish).leftOut.flatMap((each) => each.foods)
    expect(foods).toContain('tuna')
    expect(foods).not.toContain('salmon')
    expect(foods).not.toContain('fish')
  },
)
