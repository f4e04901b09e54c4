import { expect, test } from 'vitest'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'

const allergensOf = (line: string) =>
  [...checkLine(line).allergens].map(([id, { isCertain }]) => (isCertain ? id : `${id}?`)).sort()

test.each([
  ['200 g de tarama', 'taramasalata', ['eggs?', 'fish', 'gluten?', 'milk?']],
  ['100 g Nougat', 'nougat', ['eggs', 'milk?', 'nuts', 'soy?']],
  ['1 Döner', 'shawarma', ['gluten?', 'milk?', 'soy?']],
  ['10 biscuits Granola', 'chocolate digestive', ['gluten', 'milk', 'soy?']],
  [
    '1 Pck. Knorr Fix Lasagne',
    'lasagne seasoning mix',
    ['celery?', 'eggs?', 'gluten?', 'milk?', 'mustard?', 'soy?'],
  ],
  [
    '1 packet lasagne mix',
    'lasagne seasoning mix',
    ['celery?', 'eggs?', 'gluten?', 'milk?', 'mustard?', 'soy?'],
  ],
  ['6 Cumberland sausages', 'British sausage', ['gluten', 'milk?', 'mustard?', 'soy?', 'sulphites?']],
  ['1 taza de trigo sarraceno', 'buckwheat', []],
  ['100 g de crema de avellanas', 'chocolate hazelnut spread', ['milk', 'nuts', 'soy']],
  ['1 pastilla de Avecrem', 'chicken stock cube', ['celery?', 'eggs?', 'gluten?', 'milk?', 'soy?']],
  ['2 Vache qui rit', 'cheese spread', ['milk']],
  ['100 g de beurre demi-sel', 'butter', ['milk']],
  ['100 g de mantequilla con sal', 'butter', ['milk']],
  ['500 g Schweinemett', 'minced pork', []],
  ['9 lasagne sheets', 'lasagna sheets', ['eggs?', 'gluten']],
  ['150 g granola', 'granola', ['gluten', 'nuts?', 'peanuts?', 'sesame?', 'soy?', 'sulphites?']],
])('the line %s is read as %s with its allergens', (line, food, allergens) => {
  expect(checkLine(line).food?.name).toBe(food)
  expect(allergensOf(line)).toEqual(allergens)
})
