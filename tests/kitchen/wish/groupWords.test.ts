import { expect, test } from 'vitest'
import { groupsOfOtherLanguages, groupsWished } from './cases/sentences/groupWords.ts'
import { expectationOf, readingOf } from './readingOf.ts'

test.each(groupsOfOtherLanguages)('the wish "%s" leaves out "%s"', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(expectationOf(leftOut))
})

test.each(groupsWished)('the wish "%s" leaves nothing out and asks nothing', (wish) => {
  expect(readingOf(wish)).toEqual([])
})
