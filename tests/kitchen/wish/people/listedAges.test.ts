import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { listedAgesOfCare, listedAgesOfInfants, numbersOfNoSuchAge } from '../cases/people/listedAges.ts'
import { readingOf } from '../readingOf.ts'

test.each(listedAgesOfCare)('the wish "%s" has an eater who needs more care', (wish) => {
  expect(readingOf(wish)).toEqual(['^'])
})

test.each(listedAgesOfInfants)(
  'the wish "%s" has an eater under a year, for whom honey is left out',
  (wish) => {
    expect(readingOf(wish)).toEqual(['^', 'honey'])
  },
)

test.each(numbersOfNoSuchAge)('the wish "%s" tells no age that needs more care', (wish) => {
  expect(readWishLimits(wish)).toMatchObject({ vulnerable: [], leftOut: [] })
})

test.each(['wife is 7 months pregnant', 'meine Frau ist 7 Monate schwanger', "she's 8 months pregnant"])(
  'the months of a pregnancy, "%s", are not the age of an infant',
  (wish) => {
    expect(readingOf(wish)).toEqual(['^'])
  },
)
