import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { dietLetters } from './cases/allergies/dietLetters.ts'
import { reactionsToLeftOut } from './cases/allergies/reactionsToLeftOut.ts'
import { casualWishes, dietsWithExceptions, misspeltInQuestions } from './cases/casualWishes.ts'
import { dislikes } from './cases/dislikes.ts'
import { wordsOfOtherLanguages } from './cases/languages/wordsOfOtherLanguages.ts'
import { narrowLimits } from './cases/nearLimits.ts'
import { dishesBeforeBrackets, notWith } from './cases/negations/notWith.ts'
import { refusals } from './cases/negations/refusals.ts'
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
