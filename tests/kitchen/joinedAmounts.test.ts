import { describe, expect, test } from 'vitest'
import { groceryLines } from '#shared/kitchen/groceryLines.ts'
import { rescaleLine } from './scalingCalls.ts'

const bought = (line: string) => groceryLines([line], 1).map(({ name, part }) => [name, part.text])

describe('a range of a line', () => {
  test.each([
    ['2 bis 3 Zwiebeln', '4–6 Zwiebeln'],
    ['2 oder 3 Zwiebeln', '4–6 Zwiebeln'],
    ['2 à 3 oignons', '4–6 oignons'],
    ['2 ou 3 oignons', '4–6 oignons'],
    ['2 a 3 cebollas', '4–6 cebollas'],
    ['2 o 3 cebollas', '4–6 cebollas'],
    ['2 से 3 प्याज', '4–6 प्याज'],
    ['2 या 3 प्याज', '4–6 प्याज'],
    ['2 إلى 3 بصل', '4–6 بصل'],
    ['2 أو 3 بصل', '4–6 بصل'],
    ['200 bis 250 g Mehl', '400–500 g Mehl'],
  ])('is scaled at both ends: "%s" twice is "%s"', (line, expected) => {
    expect(rescaleLine(line, { factor: 2 })).toBe(expected)
  })

  test.each([
    ['2 bis 3 Zwiebeln', 'onion', '3'],
    ['2 ou 3 oignons', 'onion', '3'],
    ['2 a 3 cebollas', 'onion', '3'],
    ['2 से 3 प्याज', 'प्याज', '3'],
    ['2 أو 3 بصل', 'بصل', '3'],
  ])('is bought by its upper end: "%s"', (line, name, amount) => {
    expect(bought(line)).toEqual([[name, amount]])
  })

  test('is none where each of two holds so much', () => {
    expect(bought('2 à 400 g de tomates')).toEqual([['tomato', '2']])
  })
})
