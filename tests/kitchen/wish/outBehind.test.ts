import { expect, test } from 'vitest'
import { outBehind, outElsewhere } from './cases/negations/outBehind.ts'
import { expectationOf, readingOf } from './readingOf.ts'

test.each(outBehind)('the wish "%s" leaves out "%s"', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(expectationOf(leftOut))
})

test.each(outElsewhere)('the wish "%s" leaves nothing out and asks nothing', (wish) => {
  expect(readingOf(wish)).toEqual([])
})
