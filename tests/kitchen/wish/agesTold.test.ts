import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { agesOfCare, otherNumbers } from './cases/agesTold.ts'
import { elders, notOfElders } from './cases/elders.ts'
import { readingOf } from './readingOf.ts'

test.each([...agesOfCare, ...elders])('"%s" tells of somebody who needs more care', (wish) => {
  expect(readWishLimits(wish)).toMatchObject({ leftOut: [], vulnerable: [expect.any(String)], unclear: [] })
})

test.each([...otherNumbers, ...notOfElders])('"%s" tells no age that needs more care', (wish) => {
  expect(readingOf(wish)).toEqual([])
})
