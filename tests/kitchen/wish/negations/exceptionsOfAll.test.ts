import { expect, test } from 'vitest'
import { allOfAKind, exceptionsOfAll } from '../cases/exceptionsOfAll.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

test.each(exceptionsOfAll)('the wish "%s" excludes or asks about: %s', (wish, expected) => {
  expect(readingOf(wish)).toEqual(expectationOf(expected))
})

test.each(allOfAKind)('the wish "%s" leaves nothing out and asks nothing', (wish) => {
  expect(readingOf(wish)).toEqual([])
})
