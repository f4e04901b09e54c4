import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { casualWishes, dietsWithExceptions, misspeltInQuestions } from './cases/casualWishes.ts'
import { dietLetters } from './cases/dietLetters.ts'
import { dislikes } from './cases/dislikes.ts'
import { narrowLimits } from './cases/nearLimits.ts'
import { dishesBeforeBrackets, notWith } from './cases/notWith.ts'
import { reactionsToLeftOut } from './cases/reactionsToLeftOut.ts'
import { refusals } from './cases/refusals.ts'
import { wordsOfOtherLanguages } from './cases/wordsOfOtherLanguages.ts'
import { expectationOf, readingOf } from './readingOf.ts'

test.each([...casualWishes, ...dietLetters, ...narrowLimits])(
  'the wish "%s" leaves out "%s"',
  (wish, leftOut) => {
    expect(readingOf(wish)).toEqual(expectationOf(leftOut))
  },
)

test.each([...dislikes, ...refusals])('a wish that says "%s" leaves out "%s"', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(expectationOf(leftOut))
})

test.each(reactionsToLeftOut)('the wish "%s" leaves out "%s" because of the reaction', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(expectationOf(leftOut))
})

test.each(wordsOfOtherLanguages)(
  'the wish "%s" with words of another language leaves out "%s"',
  (wish, leftOut) => {
    expect(readingOf(wish)).toEqual(expectationOf(leftOut))
  },
)

test.each([...notWith, ...dishesBeforeBrackets])(
  'the wish "%s" gives a dish without "%s"',
  (wish, leftOut) => {
    expect(readingOf(wish)).toEqual(expectationOf(leftOut))
  },
)

test.each(dietsWithExceptions)('the wish "%s" leaves out %s', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(expectationOf(leftOut))
})

test.each(misspeltInQuestions)('the question about "%s" offers %j', (wish, foods) => {
  const offered = readWishLimits(wish).unclear.flatMap((each) => each.foods.map(({ food }) => food))
  expect(offered).toEqual(expect.arrayContaining([...foods]))
})
