import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'

const questionsOf = (wish: string) => readWishLimits(wish).unclear.map(({ text }) => text)

test.each([
  ['AIP dinner', 'AIP'],
  ['GAPS friendly soup', 'GAPS'],
  ['SCD diet bread', 'SCD diet'],
  ['SCD-Diät, Brot', 'SCD-Diät'],
  ['feingold diet snack', 'feingold diet'],
  ['lectin free chili', 'lectin free'],
  ['a nickel-free dinner', 'nickel-free'],
  ['régime Seignalet, soupe', 'régime Seignalet'],
  ['dieta Gerson, cena', 'dieta Gerson'],
])('a diet that is not known is asked about: "%s"', (wish, question) =>
  expect(questionsOf(wish)).toEqual([question]),
)

test.each([
  'stress free dinner',
  'guilt-free brownies',
  'mess free snack for the car',
  'a healthy diet for two',
  'mediterranean diet lunch',
  'I feel free today, surprise me',
  'régime alimentaire équilibré',
])('a word that names no diet is not asked about: "%s"', (wish) => expect(questionsOf(wish)).toEqual([]))
