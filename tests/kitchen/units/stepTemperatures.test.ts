import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findContradictoryTemperatures, findTemperatures } from '#shared/kitchen/units/stepTemperatures.ts'

const found = (text: string) =>
  findTemperatures(text).map(({ start, end, celsius, isFan }) => {
    const heat = celsius === null ? '?' : `${Math.round(celsius)} °C`
    return `${text.slice(start, end)} = ${heat}${isFan ? ' fan' : ''}`
  })

const isContradictory = (text: string) => findContradictoryTemperatures(findTemperatures(text)).length > 0

test('a temperature in a step is found in any notation', () => {
  expect(found('Heat the oven to 180°C/350°F/gas 4.')).toEqual([
    '180°C = 180 °C',
    '350°F = 177 °C',
    'gas 4 = 180 °C',
  ])
  expect(found('Bake at 350 F for 20 minutes')).toEqual(['350 F = 177 °C'])
  expect(found('Set it to gas mark 6.')).toEqual(['gas mark 6 = 200 °C'])
  expect(found('Gas ½ (120 °C)')).toEqual(['Gas ½ = 120 °C', '120 °C = 120 °C'])
  expect(found('Preheat oven to 350 degrees F (175 degrees C).')).toEqual([
    '350 degrees F = 177 °C',
    '175 degrees C = 175 °C',
  ])
  expect(found('a 400-degree oven')).toEqual(['400-degree = 204 °C'])
  expect(found('Heat to 230℃, then keep at -18 ºC')).toEqual(['230℃ = 230 °C', '-18 ºC = -18 °C'])
  expect(found('Preheat the oven to 350.')).toEqual(['350 = 177 °C'])
})

test('a temperature range is one temperature with two ends', () => {
  expect(findTemperatures('until 63–65 °C inside')).toMatchObject([
    { value: 63, valueMax: 65, celsiusMax: 65 },
  ])
  expect(findTemperatures('200°C–220°C')).toMatchObject([{ value: 200, valueMax: 220 }])
  expect(findTemperatures('Fry at 170 to 180 °C.')).toMatchObject([{ value: 170, valueMax: 180 }])
  expect(findTemperatures('gas mark 3-4')).toMatchObject([{ value: 3, valueMax: 4, scale: 'gas mark' }])
})

test('the temperature of a fan oven is distinguished', () => {
  expect(found('Heat oven to 180c/fan 160c/gas 4')).toEqual([
    '180c = 180 °C',
    '160c = 160 °C fan',
    'gas 4 = 180 °C',
  ])
  expect(found('200C (180C fan) gas mark 6')).toEqual([
    '200C = 200 °C',
    '180C = 180 °C fan',
    'gas mark 6 = 200 °C',
  ])
  expect(found('180°C (fan oven: 160°C)')).toEqual(['180°C = 180 °C', '160°C = 160 °C fan'])
})

test('a temperature without a scale is ambiguous unless only °F is plausible', () => {
  expect(found('roast at 220 degrees')).toEqual(['220 degrees = ?'])
  expect(found('bake at 180 for 10 minutes')).toEqual(['180 = ?'])
  expect(findTemperatures('bake at 375 degrees')).toMatchObject([{ scale: null }])
})

test('angles, minutes, cups, watts and gas flames are not temperatures', () => {
  for (const text of [
    'Rotate the pan 180 degrees and bake 5 minutes more.',
    'Cut at a 45-degree angle.',
    'Add 2 C flour and 30 g sugar.',
    'Turn down the gas 5 minutes before.',
    'Cook in the oven at 90 minutes',
    'Set the microwave to 800 W.',
    'Stir 3 cups into 1 f',
  ])
    expect(found(text)).toEqual([])
})

test('different temperatures in two scales are a contradiction', () => {
  expect(isContradictory('Bake at 180 °C (300 °F).')).toBe(true)
  expect(isContradictory('Cook to 60°C (150°F).')).toBe(true)
  expect(isContradictory('180°C/gas 7')).toBe(true)
  expect(isContradictory('Fry at 170–180 °C (340–400 °F).')).toBe(true)
})

test('customary pairs of temperatures are no contradiction', () => {
  for (const text of [
    '180°C/350°F/gas 4',
    '170°C (325°F, gas 3)',
    '220C/200C fan/gas 7',
    '200C/180C fan/400F/gas 6',
    'to 74 °C (165 °F)',
    'water of 40 °C (105 °F)',
    'at 220 °C, then at 350 °F',
  ])
    expect(`${text}: ${isContradictory(text)}`).toBe(`${text}: false`)
})

test('reading temperatures throws for no text, and every position is right', () => {
  const words = fc.constantFrom(
    '180',
    '°C',
    ' ',
    '350 F',
    '/',
    'gas ',
    '4',
    '-',
    'fan',
    'oven to ',
    '\ud800',
    '½',
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      let last = 0
      for (const { start, end, value } of findTemperatures(text)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        expect(Number.isFinite(value)).toBe(true)
        last = end
      }
    }),
    { numRuns: 300 },
  )
})
