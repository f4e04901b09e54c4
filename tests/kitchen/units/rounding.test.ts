import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundToMeasurableAmount } from '#shared/kitchen/units/rounding.ts'
import {
  gramsOfUnit,
  type MeasuringSystem,
  measuringSystems,
  millilitresOfUnit,
  millimetresOfUnit,
} from '#shared/kitchen/units/units.ts'

const systems = fc.constantFrom(...measuringSystems)
const measured =
  'milligram,gram,kilogram,ounce,pound,milliliter,centiliter,deciliter,liter,teaspoon,dessertspoon,tablespoon,cup,fluid ounce,pint,quart,gallon,pinch,inch,foot,centimeter,millimeter,dozen'.split(
    ',',
  )
const counted = 'clove,leaf,can,slice,bunch,stick,rasher,handful,each'.split(',')
const units = fc.constantFrom(...measured, ...counted, null)
const amounts = fc.double({ min: 0.001, max: 5000, noNaN: true })

const say = (amount: number, unit: string | null, system: MeasuringSystem = 'us', isIndivisible = false) =>
  roundToMeasurableAmount(amount, unit, { system, isIndivisible }).text

test('amounts in cups and spoons are rounded to common measures', () => {
  expect(say(0.75, 'cup')).toBe('¾ cup')
  expect(say(0.7, 'cup')).toBe('⅔ cup')
  expect(say(1.3, 'cup')).toBe('1⅓ cups')
  expect(say(0.9, 'cup')).toBe('¾ cup plus 2 tablespoons')
  expect(say(3, 'teaspoon')).toBe('1 tablespoon')
  expect(say(4, 'teaspoon')).toBe('4 teaspoons')
  expect(say(4, 'tablespoon')).toBe('¼ cup')
  expect(say(6, 'tablespoon')).toBe('6 tablespoons')
  expect(say(16, 'tablespoon')).toBe('1 cup')
  expect(say(0.125, 'cup')).toBe('2 tablespoons')
  expect(say(1 / 3, 'tablespoon')).toBe('1 teaspoon')
  expect(say(1, 'dessertspoon')).toBe('2 teaspoons')
  expect(say(0.02, 'teaspoon')).toBe('1 pinch')
})

test('an Australian tablespoon is four teaspoons, and 3 teaspoons stay spoons', () => {
  expect(say(3, 'teaspoon', 'australian')).toBe('3 teaspoons')
  expect(say(4, 'teaspoon', 'australian')).toBe('1 tablespoon')
  expect(say(4, 'tablespoon', 'metric')).toBe('4 tablespoons')
})

test('grams and millilitres are rounded in steps that grow with the amount', () => {
  expect(say(1200, 'gram')).toBe('1.2 kg')
  expect(say(1.25, 'liter')).toBe('1.25 l')
  expect(say(1000, 'gram')).toBe('1 kg')
  expect(say(7.3, 'gram')).toBe('7 g')
  expect(say(23, 'gram')).toBe('25 g')
  expect(say(126, 'gram')).toBe('125 g')
  expect(say(333, 'gram')).toBe('325 g')
  expect(say(741, 'gram')).toBe('750 g')
  expect(say(2, 'deciliter')).toBe('200 ml')
  expect(say(300, 'milligram')).toBe('0.3 g')
})

test('ounces become pounds, and pints, quarts and inches are rounded to halves and quarters', () => {
  expect(say(20, 'ounce')).toBe('1¼ lb')
  expect(say(21, 'ounce')).toBe('1 lb 5 oz')
  expect(say(0.5, 'pound')).toBe('½ lb')
  expect(say(0.1, 'pound')).toBe('1½ oz')
  expect(say(0.5, 'pint')).toBe('1 cup')
  expect(say(0.5, 'pint', 'imperial')).toBe('½ pint')
  expect(say(0.3, 'pint', 'imperial')).toBe('6 fl oz')
  expect(say(0.9, 'quart', 'imperial')).toBe('1¾ pints')
  expect(say(0.75, 'gallon')).toBe('3 quarts')
  expect(say(1.6, 'inch')).toBe('1½ inches')
  expect(say(2.6, 'centimeter')).toBe('2.5 cm')
  expect(say(1, 'foot')).toBe('12 inches')
})

test('eggs and leaves are rounded to whole ones, onions and cloves to halves', () => {
  expect(say(0.33, null, 'us', true)).toBe('1')
  expect(say(1.4, null, 'us', true)).toBe('1')
  expect(say(1.5, null, 'us', true)).toBe('2')
  expect(say(0.5, null)).toBe('½')
  expect(say(1.3, null)).toBe('1½')
  expect(say(7.4, null)).toBe('7')
  expect(say(1.5, 'clove')).toBe('1½ cloves')
  expect(say(5.2, 'leaf')).toBe('5 leaves')
  expect(say(0.25, 'bunch')).toBe('¼ bunch')
  expect(say(1.5, 'can')).toBe('1½ cans')
  expect(say(0.75, 'dozen')).toBe('9')
  expect(say(1.5, 'dozen')).toBe('1½ dozen')
  expect(say(2, 'pinch')).toBe('2 pinches')
  expect(say(4, 'pinch')).toBe('¼ teaspoon')
})

test('rounding an amount returns how far the rounded amount is from the exact one', () => {
  const options = { system: 'us', isIndivisible: true } as const
  expect(roundToMeasurableAmount(0.5, null, options).roundingError).toBeCloseTo(1, 9)
  expect(roundToMeasurableAmount(110, 'gram', options).roundingError).toBe(0)
  expect(roundToMeasurableAmount(24, 'gram', options).roundingError).toBeCloseTo(0.0417, 4)
  expect(roundToMeasurableAmount(16, 'tablespoon', options)).toEqual({
    quantity: 1,
    unit: 'cup',
    size: millilitresOfUnit('cup', 'us'),
    text: '1 cup',
    roundingError: 0,
  })
  expect(roundToMeasurableAmount(0, 'cup', options)).toMatchObject({
    quantity: 0,
    unit: 'cup',
    text: '0 cup',
  })
  expect(() => roundToMeasurableAmount(Number.NaN, 'cup', options)).toThrow(RangeError)
  expect(() => roundToMeasurableAmount(-1, 'cup', options)).toThrow(RangeError)
})

test('rounding never gives zero, and the text states the rounded amount', () => {
  fc.assert(
    fc.property(amounts, units, systems, fc.boolean(), (amount, unit, system, isIndivisible) => {
      const rounded = roundToMeasurableAmount(amount, unit, { system, isIndivisible })
      expect(rounded.quantity).toBeGreaterThan(0)
      expect(rounded.text).not.toMatch(/^0(?!\.)|NaN|undefined/)
      for (const sizeOf of [gramsOfUnit, millilitresOfUnit, millimetresOfUnit]) {
        const [said, asked] = [sizeOf(rounded.unit ?? '', system), sizeOf(unit ?? '', system)]
        if (said && asked)
          expect((rounded.quantity * said) / (amount * asked) - 1).toBeCloseTo(rounded.roundingError, 3)
      }
    }),
    { numRuns: 2000 },
  )
})

test('rounding keeps the order of amounts', () => {
  fc.assert(
    fc.property(
      amounts,
      fc.double({ min: 1, max: 1.5, noNaN: true }),
      units,
      systems,
      (amount, more, unit, system) => {
        const options = { system, isIndivisible: false }
        const [low, high] = [amount, amount * more]
        const measuredOut = (asked: number) =>
          asked * (1 + roundToMeasurableAmount(asked, unit, options).roundingError)
        expect(measuredOut(high)).toBeGreaterThanOrEqual(measuredOut(low) * (1 - 1e-8))
      },
    ),
    { numRuns: 3000 },
  )
})

test('rounding a rounded amount changes nothing', () => {
  fc.assert(
    fc.property(amounts, units, systems, (amount, unit, system) => {
      const options = { system, isIndivisible: false }
      const once = roundToMeasurableAmount(amount, unit, options)
      const twice = roundToMeasurableAmount(once.quantity, once.unit, options)
      expect(Math.abs(twice.roundingError)).toBeLessThan(1e-4)
    }),
    { numRuns: 2000 },
  )
})

test('rounding stays within its maximum error', () => {
  const limits: [units: (string | null)[], from: number, limit: number][] = [
    [['gram', 'milliliter'], 5, 1 / 7],
    [['kilogram', 'liter'], 0.005, 1 / 7],
    [['gram', 'milliliter'], 1, 1 / 5],
    [['teaspoon'], 0.75, 1 / 7],
    [['tablespoon', 'dessertspoon', 'cup', 'pint', 'quart', 'gallon'], 0.5, 1 / 7],
    [['ounce', 'fluid ounce'], 0.75, 1 / 7],
    [['pound'], 0.05, 1 / 7],
    [['bunch', 'can', 'slice', null], 1, 1 / 5],
    [['clove', 'leaf', 'handful'], 1, 1 / 3],
    [['teaspoon'], 1 / 16, 1 / 3],
  ]
  for (const [named, from, limit] of limits) {
    fc.assert(
      fc.property(fc.constantFrom(...named), systems, amounts, (unit, system, amount) => {
        const { roundingError } = roundToMeasurableAmount(from + amount, unit, {
          system,
          isIndivisible: false,
        })
        expect(Math.abs(roundingError)).toBeLessThanOrEqual(limit + 1e-9)
        const near = roundToMeasurableAmount(from * (1 + (amount % 20)), unit, {
          system,
          isIndivisible: false,
        })
        expect(Math.abs(near.roundingError)).toBeLessThanOrEqual(limit + 1e-9)
      }),
      { numRuns: 500 },
    )
  }
})
