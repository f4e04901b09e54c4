import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount } from '#shared/kitchen/units/formatAmount.ts'
import { scaleLineAmount } from '#shared/kitchen/units/scaleLineAmount.ts'

const us = { system: 'us', isIndivisible: false } as const
const eggs = { system: 'us', isIndivisible: true } as const
const line = (quantity: number | null, unit: string | null, quantityMax: number | null = null) => ({
  quantity,
  quantityMax,
  unit,
})

test('amounts for four people are scaled to six and two', () => {
  expect(scaleLineAmount(line(500, 'gram'), 1.5, us)?.text).toBe('750 g')
  expect(scaleLineAmount(line(1, 'cup'), 1.5, us)?.text).toBe('1½ cups')
  expect(scaleLineAmount(line(2, 'tablespoon'), 2, us)?.text).toBe('¼ cup')
  expect(scaleLineAmount(line(3, null), 0.5, eggs)?.text).toBe('2')
  expect(scaleLineAmount(line(1, null), 0.5, us)?.text).toBe('½')
  expect(scaleLineAmount(line(1, 'teaspoon'), 0.5, us)?.text).toBe('½ teaspoon')
})

test('both ends of a range are scaled, and equal ends become one amount', () => {
  expect(scaleLineAmount(line(1, 'tablespoon', 1.5), 2, us)).toMatchObject({
    quantity: 2,
    quantityMax: 3,
    unit: 'tablespoon',
    text: '2–3 tablespoons',
  })
  expect(scaleLineAmount(line(2, 'teaspoon', 3), 0.5, us)?.text).toBe('1–1½ teaspoons')
  expect(scaleLineAmount(line(3, 'teaspoon', 6), 0.7, us)?.text).toBe('2–4 teaspoons')
  const wider = scaleLineAmount(line(1, 'teaspoon', 1.5), 2, us)
  expect(wider?.text).toBe('2–3 teaspoons')
  expect(wider?.unit).toBe('teaspoon')
  expect(wider?.quantityMax).toBeCloseTo(3, 6)
  expect(scaleLineAmount(line(500, 'gram', 600), 2, us)?.text).toBe('1–1.2 kg')
  expect(scaleLineAmount(line(2, null, 3), 0.4, eggs)).toMatchObject({
    quantity: 1,
    quantityMax: null,
    text: '1',
  })
})

test('an amount for the original servings is unchanged', () => {
  expect(scaleLineAmount(line(340, 'gram'), 1, us)?.text).toBe('340 g')
  expect(scaleLineAmount(line(16, 'tablespoon'), 1, us)?.text).toBe('16 tablespoons')
  expect(scaleLineAmount(line(0.6667, 'cup'), 1, us)?.text).toBe('⅔ cup')
  expect(scaleLineAmount(line(2, null, 3), 1, us)?.text).toBe('2–3')
  expect(scaleLineAmount(line(1.5, 'liter'), 1, us)?.text).toBe('1.5 l')
})

test('a line without an amount stays without one, and zero servings are refused', () => {
  expect(scaleLineAmount(line(null, null), 3, us)).toBeNull()
  expect(() => scaleLineAmount(line(1, 'cup'), 0, us)).toThrow(RangeError)
  expect(() => scaleLineAmount(line(1, 'cup'), Number.NaN, us)).toThrow(RangeError)
})

test('more servings never give a smaller amount', () => {
  const factors = fc.double({ min: 0.1, max: 12, noNaN: true })
  const units = fc.constantFrom('gram', 'milliliter', null, 'clove')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900 }), units, factors, factors, (quantity, unit, a, b) => {
      const measuredOut = (factor: number) =>
        quantity * factor * (1 + scaleLineAmount(line(quantity, unit), factor, us)!.roundingError)
      expect(measuredOut(Math.max(a, b))).toBeGreaterThanOrEqual(measuredOut(Math.min(a, b)) * (1 - 1e-8))
    }),
  )
})

test('numbers are written as fractions or decimals by their unit', () => {
  expect(formatAmount(0.5, 'liter')).toBe('0.5 l')
  expect(formatAmount(0.5, 'cup')).toBe('½ cup')
  expect(formatAmount(2.33, 'cup')).toBe('2⅓ cups')
  expect(formatAmount(1.4, 'ounce')).toBe('1.4 oz')
  expect(formatAmount(0.004, 'gram')).toBe('0.004 g')
  expect(formatAmount(2, 'loaf')).toBe('2 loaves')
  expect(formatAmount(2, 'batch')).toBe('2 batches')
  expect(formatAmount(2, 'large')).toBe('2 large')
  expect(formatAmount(3, 'each')).toBe('3')
})
