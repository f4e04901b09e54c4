import fc from 'fast-check'
import { expect, test } from 'vitest'
import { celsiusOfGasMark, gasMarkOfCelsius } from '#shared/kitchen/units/gasMarks.ts'
import { asCelsius, asFahrenheit } from '#shared/kitchen/units/quantities.ts'
import {
  celsiusToFahrenheit,
  fahrenheitToCelsius,
  roundToOvenCelsius,
  roundToOvenFahrenheit,
} from '#shared/kitchen/units/temperature.ts'

const degrees = fc.double({ min: -40, max: 320, noNaN: true })

test('Celsius and Fahrenheit are converted exactly at 0 °C, 100 °C and -40', () => {
  expect(celsiusToFahrenheit(asCelsius(0))).toBe(32)
  expect(celsiusToFahrenheit(asCelsius(100))).toBe(212)
  expect(fahrenheitToCelsius(asFahrenheit(-40))).toBe(-40)
})

test('a temperature converted from °C to °F and back is unchanged', () => {
  fc.assert(
    fc.property(degrees, (heat) => {
      expect(fahrenheitToCelsius(celsiusToFahrenheit(asCelsius(heat)))).toBeCloseTo(heat, 9)
    }),
  )
})

test('a higher temperature never has a lower number on any scale', () => {
  fc.assert(
    fc.property(degrees, degrees, (a, b) => {
      const [low, high] = [asCelsius(Math.min(a, b)), asCelsius(Math.max(a, b))]
      expect(celsiusToFahrenheit(high)).toBeGreaterThanOrEqual(celsiusToFahrenheit(low))
      expect(roundToOvenFahrenheit(high)).toBeGreaterThanOrEqual(roundToOvenFahrenheit(low))
      expect(roundToOvenCelsius(celsiusToFahrenheit(high))).toBeGreaterThanOrEqual(
        roundToOvenCelsius(celsiusToFahrenheit(low)),
      )
      const [markLow, markHigh] = [gasMarkOfCelsius(low), gasMarkOfCelsius(high)]
      if (markLow !== null && markHigh !== null) expect(markHigh).toBeGreaterThanOrEqual(markLow)
    }),
  )
})

test('oven temperatures are rounded to the numbers of cookbooks', () => {
  const printed = [150, 160, 180, 190, 200, 220, 230].map((heat) => roundToOvenFahrenheit(asCelsius(heat)))
  expect(printed).toEqual([300, 325, 350, 375, 400, 425, 450])
  expect([300, 325, 350, 375, 400, 425, 450].map((heat) => roundToOvenCelsius(asFahrenheit(heat)))).toEqual([
    150, 160, 180, 190, 200, 220, 230,
  ])
})

test('gas marks are British, and each converts back to itself', () => {
  expect(celsiusOfGasMark(4)).toBe(180)
  expect(celsiusOfGasMark(0.25)).toBe(110)
  expect(celsiusOfGasMark(11)).toBeNull()
  for (const mark of [0.25, 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(gasMarkOfCelsius(celsiusOfGasMark(mark)!)).toBe(mark)
  expect(gasMarkOfCelsius(asCelsius(37))).toBeNull()
  expect(gasMarkOfCelsius(asCelsius(320))).toBeNull()
})
