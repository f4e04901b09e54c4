import { describe, expect, test } from 'vitest'
import { addUpRequiredAmounts } from '#shared/grocery/amounts.ts'
import { parseGroceryLines } from '#shared/kitchen/groceryLines.ts'
import { wishLanguages } from '#shared/kitchen/wish/wishLanguages.ts'
import { boughtInLanguages } from './languageCases.ts'

const languageOf = (id: string) => wishLanguages.find((each) => each.id === id)!

describe.each(Object.entries(boughtInLanguages))('a recipe in %s', (id, cases) => {
  test.each(cases)('the foreign line "%s" is bought as "%s", %s', (line, name, amount) => {
    expect(parseGroceryLines([line], 1, languageOf(id)).map((each) => [each.name, each.part.text])).toEqual([
      [name, amount],
    ])
  })
})

test.each([
  ['es', '4 muslos de pollo', 'chicken thigh', '8'],
  ['de', '2 Dosen Tomaten (je 400 g)', 'canned tomato', '4 cans'],
  ['fr', '2 boîtes de 400 g de tomates', 'canned tomato', '4 cans'],
  ['it', '1 bicchiere di latte', 'milk', '2 glasses'],
  ['es', '1 vaso de leche', 'milk', '2 glasses'],
])('twice as much in %s of "%s" is "%s", %s', (id, line, name, amount) => {
  const [bought] = parseGroceryLines([line], 2, languageOf(id))
  expect([bought!.name, bought!.part.text]).toEqual([name, amount])
})

test.each([
  ['sv', ['100 g smör', '1 msk smör'], '114 g'],
  ['de', ['100 g Petersilie', '1 Bund Petersilie'], '160 g'],
  ['de', ['100 g Backpulver', '1 Päckchen Backpulver'], '100 g + 1 package'],
])('amounts of one food in %s are added up: %s', (id, lines, amount) => {
  const read = parseGroceryLines(lines, 1, languageOf(id))
  const needed = addUpRequiredAmounts(
    read.map(({ part }) => part),
    read[0]!.packs,
  )
  expect(needed.text).toBe(amount)
})
