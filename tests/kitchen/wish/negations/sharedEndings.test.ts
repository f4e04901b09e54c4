import { expect, test } from 'vitest'
import { sharedEndings, sharedEndingsWishedFor } from '../cases/sharedEndings.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

test.each(sharedEndings)('the wish "%s" leaves out %s', (wish, expected) => {
  expect(readingOf(wish)).toEqual(expectationOf(expected))
})

test.each(sharedEndingsWishedFor)('the wish "%s" leaves nothing out and asks nothing', (wish) => {
  expect(readingOf(wish)).toEqual([])
})
