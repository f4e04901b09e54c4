import { describe, expect, test } from 'vitest'
import { rescaleAll, rescaleLine } from '../scalingCalls.ts'

const third = 1 / 3
const rounded = (factor: number) => Math.round(factor * 100) / 100

describe('a fraction of a measure that no cup or spoon shows becomes an amount of a smaller unit', () => {
  test.each([
    ['½ Tasse Milch', third, '2½ EL Milch'],
    ['¼ Tasse Milch', third, '4 TL Milch'],
    ['½ EL Öl', third, '½ TL Öl'],
    ['½ TL Salz', third, '⅙ TL Salz'],
    ['ein Pfund Mehl', third, '170 g Mehl'],
    ['1 Dutzend Eier', third, '4 Eier'],
    ['½ tasse de lait', third, '2½ c. à s. de lait'],
    ['⅓ tasse de lait', 0.5, '2½ c. à s. de lait'],
    ['½ c. à s. de sel', third, '½ c. à c. de sel'],
    ['½ tasse (120 ml) de lait', third, '2½ c. à s. (40 ml) de lait'],
    ['½–1 tasse de lait', third, '2½–5½ c. à s. de lait'],
    ["une douzaine d'œufs", third, '4 œufs'],
    ['1 livre de beurre', third, '170 g de beurre'],
    ['½ taza de leche', third, '2½ cdas. de leche'],
    ['⅓ taza de leche', third, '5 cdtas. de leche'],
    ['½ litro de leche', third, '170 ml de leche'],
    ['1 libra de carne', third, '150 g de carne'],
    ['una docena de huevos', third, '4 huevos'],
    ['½ कप दूध', third, '2½ बड़े चम्मच दूध'],
    ['½ लीटर दूध', third, '170 ml दूध'],
    ['½ किलो आलू', third, '170 g आलू'],
    ['1 दर्जन अंडे', third, '4 अंडे'],
    ['½ كوب حليب', third, '2½ ملعقة كبيرة حليب'],
    ['كوب سكر', third * third, '5 ملاعق صغيرة سكر'],
    ['كوبان سكر', third * third, '3½ ملعقة كبيرة سكر'],
    ['½ لتر حليب', third, '170 ml حليب'],
    ['دزينة بيض', third, '4 بيض'],
  ])('the line "%s" scaled by %f is "%s"', (line, factor, expected) => {
    expect(rescaleLine(line, { factor })).toBe(expected)
  })
})

describe('a fraction that a cup or a spoon shows keeps the measure of its line', () => {
  test.each([
    ['½ Tasse Milch', 0.5, '¼ Tasse Milch'],
    ['1 EL Öl', third, '⅓ EL Öl'],
    ['1 Pfund Mehl', 0.5, '½ Pfund Mehl'],
    ['½ tasse de lait', 1.5, '¾ tasse de lait'],
    ["une douzaine d'œufs", 0.5, "½ douzaine d'œufs"],
    ['⅔ taza de leche', 0.5, '⅓ taza de leche'],
    ['¼ taza de leche', 0.5, '⅛ taza de leche'],
    ['½ litro de leche', 3, '1½ litros de leche'],
    ['½ कप दूध', 0.5, '¼ कप दूध'],
    ['½ كوب حليب', 2, '1 كوب حليب'],
    ['½ manojo de perejil', 0.5, '¼ manojo de perejil'],
  ])('the line "%s" scaled by %f is "%s"', (line, factor, expected) => {
    expect(rescaleLine(line, { factor })).toBe(expected)
  })

  test('half a cup of leaves or egg whites is halved like any half cup', () => {
    expect(rescaleLine('½ Tasse Minzblätter', { factor: 0.5 })).toBe('¼ Tasse Minzblätter')
    expect(rescaleLine("½ tasse de blancs d'œufs", { factor: 0.5 })).toBe("¼ tasse de blancs d'œufs")
  })
})

/** Millilitres or grams of what a line begins with; a dozen as its pieces. */
const sizes: readonly (readonly [RegExp, number])[] = [
  [/^ (?:Tassen?|tasses?|tazas?|कप|كوب|أكواب)/u, 236.6],
  [/^ (?:EL|c\. à s\.|cdas?\.|बड़[ाे] चम्मच|ملعقة كبيرة|ملاعق كبيرة)/u, 14.79],
  [/^ (?:TL|c\. à c\.|cdtas?\.|छोट[ाे] चम्मच|ملعقة صغيرة|ملاعق صغيرة)/u, 4.929],
  [/^ (?:litros?|लीटर|لتر)/u, 1000],
  [/^ ml/u, 1],
]
const signs: Record<string, number> = {
  ...{ '⅛': 1 / 8, '⅙': 1 / 6, '¼': 1 / 4, '⅓': 1 / 3, '⅜': 3 / 8, '½': 1 / 2 },
  ...{ '⅝': 5 / 8, '⅔': 2 / 3, '¾': 3 / 4, '⅚': 5 / 6, '⅞': 7 / 8 },
}
function sizeOf(line: string): number {
  const [number = '', whole = '', sign = ''] = /^(\d*)([⅛⅙¼⅓⅜½⅝⅔¾⅚⅞]?)/u.exec(line) ?? []
  const one = sizes.find(([unit]) => unit.test(line.slice(number.length)))?.[1]
  if (one === undefined || number === '') throw new Error(`No measure in "${line}"`)
  return (Number(whole) + (signs[sign] ?? 0)) * one
}

/** A cup has marks at eighths and thirds, between the furthest of which, ½ and ⅝, lies 9/16. */
const farthestOff = 0.112

test.each(['Tasse Mehl', 'tasse de lait', 'taza de arroz', 'कप दूध', 'كوب حليب', 'litro de agua', 'لتر ماء'])(
  'a scaled amount of "%s" is off by a ninth at most',
  (measure) => {
    const off = Object.keys(signs).flatMap((sign) =>
      [1 / 3, 1 / 2, 2 / 3, 3 / 4, 1.25, 1.5, 2, 3, 4].flatMap((factor) => {
        const line = `${sign} ${measure}`
        const scaled = rescaleLine(line, { factor })
        const share = sizeOf(scaled) / (sizeOf(line) * factor) - 1
        return Math.abs(share) > farthestOff ? [`${line} x ${rounded(factor)}: ${scaled}`] : []
      }),
    )
    expect(off).toEqual([])
  },
)

test('steps that take a line in halves take about half of it each', () => {
  const lines = { de: '2 Tassen Milch', fr: '1 tasse de lait', es: '1 litro de leche', en: '1 cup milk' }
  const thirdOf = (line: string, step: string) => rescaleAll([line], [step], { factor: third }).instructions
  expect(thirdOf(lines.fr, 'Verser ½ tasse de lait dans le bol, puis ½ tasse de lait sur la pâte.')).toEqual([
    'Verser 2½ c. à s. de lait dans le bol, puis 3 c. à s. de lait sur la pâte.',
  ])
  expect(thirdOf(lines.es, 'Calentar ½ litro de leche y añadir después ½ litro de leche fría.')).toEqual([
    'Calentar 160 ml de leche y añadir después 160 ml de leche fría.',
  ])
  expect(thirdOf(lines.de, '½ Tasse Milch erhitzen, dann 1½ Tassen Milch unterrühren.')).toEqual([
    '2½ EL Milch erhitzen, dann ½ Tasse Milch unterrühren.',
  ])
  expect(thirdOf(lines.en, 'Heat ½ cup of the milk, then add the other ½ cup of the milk.')).toEqual([
    'Heat 2½ tablespoons of the milk, then add the other 3 tablespoons of the milk.',
  ])
})
