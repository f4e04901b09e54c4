import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { noShortNegations, shortNegations } from '../cases/negations/shortNegations.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

test.each(shortNegations)('the wish "%s" excludes or asks about: %s', (wish, expected) => {
  expect(readingOf(wish)).toEqual(expectationOf(expected))
})

test.each([
  ['allergic to eggs? no, to milk', 'milk'],
  ['egg allergy? nah, sesame', 'sesame'],
  ['allergisch gegen Eier? nein, gegen Milch', 'milk'],
  ['allergique aux œufs ? non, au lait', 'milk'],
  ['¿alérgico al huevo? no, a la leche', 'milk'],
  ['حساسية من البيض؟ لا، من الحليب', 'milk'],
  ['अंडे से एलर्जी? नहीं, दूध से', 'milk'],
])('the wish "%s" is asked whether %s is an allergy', (wish, food) => {
  const asked = readWishLimits(wish).unclear.filter(({ isAllergy }) => isAllergy)
  expect(asked.flatMap(({ foods }) => foods.map((each) => each.food))).toContain(food)
})

test.each(noShortNegations)('the wish "%s" leaves nothing out and asks nothing', (wish) => {
  expect(readingOf(wish)).toEqual([])
})
