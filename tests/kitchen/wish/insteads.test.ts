import { expect, test } from 'vitest'
import { insteads, leftOutBesideInstead } from './cases/insteads.ts'
import { expectationOf, readingOf } from './readingOf.ts'

test.each(insteads)('"%s" leaves out %s, and wishes for what stands instead', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(expectationOf(leftOut))
})

test.each(leftOutBesideInstead)('"%s" leaves out %s', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(expectationOf(leftOut))
})
