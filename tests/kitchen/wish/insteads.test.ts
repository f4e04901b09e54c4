import { expect, test } from 'vitest'
import { insteads, leftOutBesideInstead } from './cases/negations/insteads.ts'
import { expectationOf, readingOf } from './readingOf.ts'

test.each(insteads)('the wish "%s" leaves out %s, and not the replacement', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(expectationOf(leftOut))
})

test.each(leftOutBesideInstead)('the wish "%s" leaves out %s', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(expectationOf(leftOut))
})
