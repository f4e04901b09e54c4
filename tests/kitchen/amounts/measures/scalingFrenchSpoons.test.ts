import { describe, expect, test } from 'vitest'
import { parseIngredientLine } from '#shared/kitchen/lines/parseIngredientLine.ts'
import { rescaleLine, rescaleStep } from '../scalingCalls.ts'

const tablespoons = [
  'c.à.s.',
  'c.s.',
  'c/s',
  'c.à s.',
  'c. à s.',
  'c-à-s',
  'c.à soupe',
  'c. soupe',
  'càs',
  'CàS',
  'cs',
  'cuill. à s.',
]
const teaspoons = ['c.à.c.', 'c.c.', 'c/c', 'c.à.café', 'c.à.t.', 'c à c', 'c. café', 'cuil à café', 'cc']

describe.each([
  ['tablespoon', tablespoons],
  ['teaspoon', teaspoons],
] as const)('a French short form of %s', (unit, forms) => {
  test.each(forms)('"2 %s d’huile" is read as spoons, and scaling changes only its number', (form) => {
    const line = `2 ${form} d’huile`
    expect(parseIngredientLine(line)).toMatchObject({ quantity: 2, unit })
    expect(rescaleLine(line, { factor: 2 })).toBe(`4 ${form} d’huile`)
    expect(rescaleLine(line, { units: 'metric' })).toBe(line)
    expect(rescaleLine(line, { units: 'us' })).toBe(line)
    expect(rescaleStep(`Ajouter 1 ${form} d’huile.`, { factor: 2 }, [line])).toBe(
      `Ajouter 2 ${form} d’huile.`,
    )
  })
})

test.each([
  ['200 cc de leche', '400 ml de leche'],
  ['2 cc water', '4 ml water'],
  ['2 c. sugar', '4 cups sugar'],
  ['1 c. de canela', '2 c. de canela'],
  ['1 cc rase de sel', '2 cc rase de sel'],
  ['2 c/s de miel', '4 c/s de miel'],
  ['1 Eßl. Öl', '2 Eßl. Öl'],
  ['2 cuch. de azúcar', '4 cuch. de azúcar'],
])('"%s" for twice as many is "%s"', (line, expected) =>
  expect(rescaleLine(line, { factor: 2 })).toBe(expected),
)
