import { expect, test } from 'vitest'
import { rescaleAll } from '../scalingCalls.ts'

const stepFor = (lines: string, step: string, factor: number) =>
  rescaleAll(lines.split('; '), [step], { factor }).instructions[0]

test.each([
  ['2 कप आटा', '1 कप आटा लें और बाकी 1 कप बाद में डालें।', 2, '2 कप आटा लें और बाकी 2 कप बाद में डालें।'],
  ['2 कप आटा', '1 कप आटा लें और शेष 1 कप बाद में डालें।', 2, '2 कप आटा लें और शेष 2 कप बाद में डालें।'],
  [
    '3 tasses de lait',
    'Verser 1 tasse de lait, puis les 2 tasses restantes.',
    2,
    'Verser 2 tasses de lait, puis les 4 tasses restantes.',
  ],
])('the rest of a measured line is scaled: %s, "%s" by %d', (line, step, factor, expected) => {
  expect(stepFor(line, step, factor)).toBe(expected)
})

test.each([
  [
    '1 Tasse und 2 EL Mehl',
    '1 Tasse und 2 EL Mehl in die Schüssel geben.',
    '2 Tassen und 4 EL Mehl in die Schüssel geben.',
  ],
  [
    '1 tasse et 2 c. à s. de lait',
    'Verser 1 tasse et 2 c. à s. de lait dans le bol.',
    'Verser 2 tasses et 4 c. à s. de lait dans le bol.',
  ],
  [
    '1 taza y 2 cucharadas de leche',
    'Verter 1 taza y 2 cucharadas de leche en el bol.',
    'Verter 2 tazas y 4 cucharadas de leche en el bol.',
  ],
  ['1 कप और 2 बड़े चम्मच दूध', '1 कप और 2 बड़े चम्मच दूध डालें।', '2 कप और 4 बड़े चम्मच दूध डालें।'],
  ['1 كوب و2 ملعقة كبيرة حليب', 'أضف 1 كوب و2 ملعقة كبيرة حليب.', 'أضف 2 كوب و4 ملاعق كبيرة حليب.'],
])('cups and spoons of one food are both scaled: %s', (line, step, expected) => {
  expect(stepFor(line, step, 2)).toBe(expected)
})

test('half of "1 cup and 2 spoons" in a Spanish step is half a cup and one spoon', () => {
  expect(
    stepFor('1 taza y 2 cucharadas de leche', 'Verter 1 taza y 2 cucharadas de leche en el bol.', 0.5),
  ).toBe('Verter ½ taza y 1 cucharada de leche en el bol.')
})

test.each([
  ['4 leaves gelatine; 3 mint leaves', 'Soak the 4 leaves.', 'Soak the 8 leaves.'],
  ['4 leaves gelatine', 'Soak the 4 leaves in cold water.', 'Soak the 8 leaves in cold water.'],
  ['8 slices bread; 4 slices ham', 'Lay the 8 slices out.', 'Lay the 16 slices out.'],
])('pieces that a step names only by their unit are scaled: %s, "%s"', (lines, step, expected) => {
  expect(stepFor(lines, step, 2)).toBe(expected)
})

test.each([
  ['1 onion', 'Cut into 4 slices. Lay the 4 slices out.'],
  ['8 slices bread; 8 slices ham', 'Lay the 8 slices out.'],
  ['500 g dough', 'Cut into 4 leaves.'],
])('pieces that no line counts, or several lines count, are unchanged: %s, "%s"', (lines, step) => {
  expect(stepFor(lines, step, 2)).toBe(step)
})
