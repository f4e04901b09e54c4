import fc from 'fast-check'
import { expect, test } from 'vitest'
import { celsiusOfGasMark, gasMarkOf } from '#shared/kitchen/units/gasMarks.ts'
import { celsius, fahrenheit } from '#shared/kitchen/units/quantities.ts'
import { ovenCelsius, ovenFahrenheit, toCelsius, toFahrenheit } from '#shared/kitchen/units/temperature.ts'

const degrees = fc.double({ min: -40, max: 320, noNaN: true })

test('water freezes and boils where it should, and both scales meet at -40', () => {
  expect(toFahrenheit(celsius(0))).toBe(32)
  expect(toFahrenheit(celsius(100))).toBe(212)
  expect(toCelsius(fahrenheit(-40))).toBe(-40)
})

test('°C to °F and back is the same heat', () => {
  fc.assert(
    fc.property(degrees, (heat) => {
      expect(toCelsius(toFahrenheit(celsius(heat)))).toBeCloseTo(heat, 9)
    }),
  )
})

test('a higher temperature never has a lower number on any scale', () => {
  fc.assert(
    fc.property(degrees, degrees, (a, b) => {
      const [low, high] = [celsius(Math.min(a, b)), celsius(Math.max(a, b))]
      expect(toFahrenheit(high)).toBeGreaterThanOrEqual(toFahrenheit(low))
      expect(ovenFahrenheit(high)).toBeGreaterThanOrEqual(ovenFahrenheit(low))
      expect(ovenCelsius(toFahrenheit(high))).toBeGreaterThanOrEqual(ovenCelsius(toFahrenheit(low)))
      const [markLow, markHigh] = [gasMarkOf(low), gasMarkOf(high)]
      if (markLow !== null && markHigh !== null) expect(markHigh).toBeGreaterThanOrEqual(markLow)
    }),
  )
})

test('oven temperatures are rounded to the numbers of cookbooks', () => {
  const printed = [150, 160, 180, 190, 200, 220, 230].map((heat) => ovenFahrenheit(celsius(heat)))
  expect(printed).toEqual([300, 325, 350, 375, 400, 425, 450])
  expect([300, 325, 350, 375, 400, 425, 450].map((heat) => ovenCelsius(fahrenheit(heat)))).toEqual([
    150, 160, 180, 190, 200, 220, 230,
  ])
})

test('gas marks are British, and each converts back to itself', () => {
  expect(celsiusOfGasMark(4)).toBe(180)
  expect(celsiusOfGasMark(0.25)).toBe(110)
  expect(celsiusOfGasMark(11)).toBeNull()
  for (const mark of [0.25, 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(gasMarkOf(celsiusOfGasMark(mark)!)).toBe(mark)
  expect(gasMarkOf(celsius(37))).toBeNull()
  expect(gasMarkOf(celsius(320))).toBeNull()
})
