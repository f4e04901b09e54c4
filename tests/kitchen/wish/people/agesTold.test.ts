import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { agesOfCare, otherNumbers } from '../cases/people/agesTold.ts'
import { elders, notOfElders } from '../cases/people/elders.ts'
import { readingOf } from '../readingOf.ts'

test.each([...agesOfCare, ...elders])('the wish "%s" has a vulnerable eater by age', (wish) => {
  expect(readWishLimits(wish)).toMatchObject({ leftOut: [], vulnerable: [expect.any(String)], unclear: [] })
})

test.each([...otherNumbers, ...notOfElders])('the wish "%s" has no vulnerable eater by age', (wish) => {
  expect(readingOf(wish)).toEqual([])
})
