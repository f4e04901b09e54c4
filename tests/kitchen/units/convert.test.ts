import fc from 'fast-check'
import { expect, test } from 'vitest'
import { densityOfFood, type FoodMeasures } from '#shared/kitchen/units/foodWeights.ts'
import { gramsOfAmount } from '#shared/kitchen/units/gramsOfAmount.ts'
import { asGrams, asGramsPerMillilitre } from '#shared/kitchen/units/quantities.ts'
import { type MeasuringSystem, measuringSystems } from '#shared/kitchen/units/units.ts'
import { butter, egg, flour, garlic, ginger, onion, salt, unknown } from './foods.ts'

const systems = fc.constantFrom(...measuringSystems)
const amounts = fc.double({ min: 0.001, max: 10_000, noNaN: true })
const units = fc.constantFrom(
  ...'gram,kilogram,ounce,pound,milliliter,deciliter,liter,teaspoon,tablespoon,cup,fluid ounce,pint,pinch,splash,handful,can,clove,small,large,dozen,inch,knob,half'.split(
    ',',
  ),
  null,
)
const weights = fc.double({ min: 0.1, max: 2000, noNaN: true }).map(asGrams)
const foods: fc.Arbitrary<FoodMeasures> = fc.record({
  densityGramsPerMl: fc.option(fc.double({ min: 0.05, max: 1.6, noNaN: true }).map(asGramsPerMillilitre)),
  weights: fc.dictionary(
    fc.constantFrom('each', 'medium', 'clove', 'can', 'inch', 'cup', 'handful'),
    weights,
  ),
})

function rounded(amount: number, unit: string | null, food: FoodMeasures, system: MeasuringSystem = 'us') {
  const mass = gramsOfAmount(amount, unit, system, food)
  return mass && [Math.round(mass.grams), Math.round(mass.low), Math.round(mass.high), mass.how]
}

test('weights of cups and pieces are those of published tables', () => {
  expect(rounded(2, 'cup', flour)).toEqual([250, 225, 275, 'by density'])
  expect(rounded(2, 'cup', flour, 'metric')).toEqual([264, 238, 291, 'by density'])
  expect(rounded(1, 'stick', butter)).toEqual([113, 85, 141, 'by piece'])
  expect(rounded(2, null, onion)).toEqual([220, 165, 275, 'by piece'])
  expect(rounded(1, 'large', onion)).toEqual([150, 113, 188, 'by piece'])
  expect(rounded(4, 'clove', garlic)).toEqual([12, 9, 15, 'by piece'])
  expect(rounded(1, 'dozen', egg)).toEqual([600, 450, 750, 'by piece'])
  expect(rounded(5, 'centimeter', ginger)).toEqual([22, 16, 27, 'by piece'])
  expect(rounded(1, 'pound', onion)).toEqual([454, 449, 458, 'weighed'])
  expect(rounded(1, 'tablespoon', salt, 'australian')).toEqual([25, 22, 27, 'by density'])
})

test('a missing density is derived from the weight of a cup or spoon', () => {
  expect(densityOfFood(garlic)).toBeCloseTo(0.575, 3)
  expect(rounded(1, 'tablespoon', garlic)).toEqual([9, 8, 9, 'by density'])
  expect(densityOfFood(unknown)).toBeNull()
})

test('an unknown mass is null, and a guessed one is marked as guessed', () => {
  expect(gramsOfAmount(1, 'cup', 'us', unknown)).toBeNull()
  expect(gramsOfAmount(1, 'package', 'us', unknown)).toBeNull()
  expect(gramsOfAmount(1, null, 'us', unknown)).toBeNull()
  expect(gramsOfAmount(1, 'constructor', 'us', onion)).toBeNull()
  expect(gramsOfAmount(Number.NaN, 'gram', 'us', onion)).toBeNull()
  expect(gramsOfAmount(-1, 'gram', 'us', onion)).toBeNull()
  expect(gramsOfAmount(1, 'pinch', 'us', salt)?.how).toBe('guessed')
  expect(gramsOfAmount(1, 'can', 'us', unknown)?.how).toBe('guessed')
  expect(gramsOfAmount(1, 'large', 'us', egg)?.how).toBe('guessed')
  expect(gramsOfAmount(1, 'half', 'us', egg)?.grams).toBe(25)
})

test('a pinch of salt is about a third of a gram', () => {
  const pinch = gramsOfAmount(1, 'pinch', 'us', salt)!
  expect(pinch.grams).toBeCloseTo(0.38, 2)
  expect(pinch.low).toBeLessThan(0.2)
  expect(pinch.high).toBeGreaterThan(0.8)
})

test('the typical mass of an amount of a food is between its lowest and highest possible mass', () => {
  fc.assert(
    fc.property(amounts, units, systems, foods, (amount, unit, system, food) => {
      const mass = gramsOfAmount(amount, unit, system, food)
      if (mass === null) return
      expect(mass.low).toBeLessThan(mass.grams)
      expect(mass.grams).toBeLessThan(mass.high)
    }),
  )
})

test('the masses of two amounts of a food add up to the mass of their sum', () => {
  fc.assert(
    fc.property(amounts, amounts, units, systems, foods, (a, b, unit, system, food) => {
      const [one, other, both] = [a, b, a + b].map((amount) => gramsOfAmount(amount, unit, system, food))
      if (one && other && both) expect(one.grams + other.grams).toBeCloseTo(both.grams, 4)
      else expect([one, other, both]).toEqual([null, null, null])
    }),
  )
})

test('a larger amount never weighs less', () => {
  fc.assert(
    fc.property(amounts, amounts, units, systems, foods, (a, b, unit, system, food) => {
      const less = gramsOfAmount(Math.min(a, b), unit, system, food)
      const more = gramsOfAmount(Math.max(a, b), unit, system, food)
      if (less && more) expect(more.grams).toBeGreaterThanOrEqual(less.grams)
    }),
  )
})
