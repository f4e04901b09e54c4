import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseIngredientLine } from '#shared/kitchen/lines/parseIngredientLine.ts'
import {
  createLineTokens,
  maxLineLetters,
  maxLineTokens,
  tokenizeLine,
} from '#shared/kitchen/lines/tokens.ts'

const isAmount = (value: number | null) => value === null || (Number.isFinite(value) && value >= 0)

function expectWellFormed(text: string): void {
  const line = parseIngredientLine(text)
  expect(isAmount(line.quantity) && isAmount(line.quantityMax)).toBe(true)
  if (line.quantityMax !== null) expect(line.quantityMax).toBeGreaterThan(line.quantity!)
  for (const words of [line.unit, line.preparation, line.note])
    if (words !== null) expect(words.trim()).not.toBe('')
  expect(line.name).toBe(line.name.trim())
  expect(line.alternatives.length).not.toBe(1)
  expect(line.alternatives.every((food) => food !== '')).toBe(true)
  expect(line.confidence).toBeGreaterThanOrEqual(0)
  expect(line.confidence).toBeLessThanOrEqual(1)
  if (line.secondAmount) expect(isAmount(line.secondAmount.quantity)).toBe(true)
  if (line.isHeading) expect([line.quantity, line.unit, line.name]).toEqual([null, null, ''])
}

test('parsing any text as a line throws no error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => expectWellFormed(text)),
    { numRuns: 500 },
  )
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff), { maxLength: 60 }), (codes) =>
      expectWellFormed(String.fromCharCode(...codes)),
    ),
    { numRuns: 500 },
  )
})

const pieces = [
  '1',
  '½',
  '1/2',
  '-',
  '–',
  ' ',
  ',',
  '.',
  '(',
  ')',
  '/',
  'x',
  ' to ',
  ' or ',
  ' cup ',
  'oz',
  ' garlic',
  ' chopped',
  ' plus ',
  '%',
  'half a',
  ':',
]

test('parsing any sequence of line parts throws no error', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) =>
      expectWellFormed(parts.join('')),
    ),
    { numRuns: 1500 },
  )
})

test.each([
  ['NUL', '\0'],
  ['half of a pair', '\ud83c'],
  ['emoji', '🍋'],
  ['right to left', '\u202eكوب'],
  ['digits', '9'],
  ['fractions', '1/2'],
  ['ranges', '1-2-'],
  ['thousands', '1,000,'],
  ['brackets', '('],
  ['closed brackets', ')'],
  ['spaces', ' '],
  ['hyphens', '-'],
  ['alternatives', ' or a'],
  ['words', 'salt '],
])('parsing 100 kB of %s reads only as much as a line may hold', (_, part) => {
  const text = part.repeat(Math.ceil(100_000 / part.length))
  expectWellFormed(text)
  expectWellFormed(`1 cup ${text}`)
  const tokens = createLineTokens()
  tokenizeLine(text, tokens)
  expect(tokens.text.length).toBeLessThanOrEqual(maxLineLetters)
  expect(tokens.count).toBeLessThanOrEqual(maxLineTokens)
})

test('words beyond the maximum of a line become part of its note', () => {
  const line = parseIngredientLine(`2 cups flour, ${'sifted well '.repeat(100)}`)
  expect(line).toMatchObject({ quantity: 2, unit: 'cup', name: 'flour' })
  expect(line.note).toContain('sifted well')
})

test('parsing a line does not depend on lines parsed before', () => {
  const first = parseIngredientLine('2 cups shredded cheddar cheese (about 8 oz)')
  parseIngredientLine('a'.repeat(5_000))
  parseIngredientLine('1 '.repeat(500))
  expect(parseIngredientLine('2 cups shredded cheddar cheese (about 8 oz)')).toEqual(first)
})
