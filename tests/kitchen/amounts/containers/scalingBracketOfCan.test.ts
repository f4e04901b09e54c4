import { expect, test } from 'vitest'
import { rescaleAll } from '../scalingCalls.ts'

test.each([
  ['1 can tomatoes (400 g)', 'Add the 1 can tomatoes (400 g).', 'Add the 2 cans tomatoes (400 g).'],
  ['1 can tomatoes (400 g)', 'Add the can of tomatoes (400 g).', 'Add the can of tomatoes (400 g).'],
  ['1 tin of tomatoes (400 g)', 'Add the tin (400 g).', 'Add the tin (400 g).'],
  ['1 Dose Tomaten (400 g)', '1 Dose Tomaten (400 g) zugeben.', '2 Dosen Tomaten (400 g) zugeben.'],
  [
    '1 boîte de tomates (400 g)',
    'Ajouter 1 boîte de tomates (400 g).',
    'Ajouter 2 boîtes de tomates (400 g).',
  ],
  ['1 lata de tomates (400 g)', 'Añadir 1 lata de tomates (400 g).', 'Añadir 2 latas de tomates (400 g).'],
])('the size of one can of "%s" is unchanged in the doubled step "%s"', (line, step, expected) => {
  expect(rescaleAll([line], [step], { factor: 2 }).instructions).toEqual([expected])
})

test.each([
  ['1 can tomatoes (400 g)', 'Add the tomatoes (400 g).', 'Add the tomatoes (800 g).'],
  ['400 g tomatoes', 'Add the can of tomatoes (400 g).', 'Add the can of tomatoes (800 g).'],
])('the total amount of "%s" is doubled in the step "%s"', (line, step, expected) => {
  expect(rescaleAll([line], [step], { factor: 2 }).instructions).toEqual([expected])
})
