import { describe, expect, test } from 'vitest'
import { rescaleAll, rescaleLine } from '../scalingCalls.ts'

const third = 1 / 3

describe('the word that tells how full a spoon or cup is stays and agrees with the number', () => {
  test.each([
    ['1 heaped tbsp sugar', third, '⅓ heaped tbsp sugar'],
    ['½ heaped tbsp sugar', third, '½ heaped teaspoon sugar'],
    ['2 heaping cups flour', third, '⅔ heaping cup flour'],
    ['1 gehäufter EL Mehl', 2, '2 gehäufte EL Mehl'],
    ['2 gehäufte TL Zimt', 0.5, '1 gehäufter TL Zimt'],
    ['1 gehäufte Tasse Mehl', 2, '2 gehäufte Tassen Mehl'],
    ['1 gestrichener TL Salz', 3, '3 gestrichene TL Salz'],
    ['1 cuillère à soupe bombée de farine', 2, '2 cuillères à soupe bombées de farine'],
    ['2 cuillères à café bien pleines de cacao', 0.5, '1 cuillère à café bien pleine de cacao'],
    ['2 c. à s. bombées de farine', 0.5, '1 c. à s. bombée de farine'],
    ['1 cucharada colmada de azúcar', 3, '3 cucharadas colmadas de azúcar'],
    ['2 cucharaditas rasas de sal', 0.5, '1 cucharadita rasa de sal'],
    ['1 ملعقة كبيرة ممتلئة سكر', 3, '3 ملاعق كبيرة ممتلئة سكر'],
    ['1 बड़ा चम्मच भरकर चीनी', 2, '2 बड़े चम्मच भरकर चीनी'],
  ])('"%s" x %f is "%s"', (line, factor, expected) => {
    expect(rescaleLine(line, { factor })).toBe(expected)
    expect(rescaleLine(line, { factor: 1 })).toBe(line)
  })

  test.each([
    ['1 heaped tbsp sugar', 'Add 1 heaped tbsp sugar.', 'Add 2 heaped tbsp sugar.'],
    ['1 gehäufter EL Mehl', '1 gehäuften EL Mehl zugeben.', '2 gehäufte EL Mehl zugeben.'],
    ['1 gehäufter EL Mehl', 'Mit 1 gehäuften EL Mehl binden.', 'Mit 2 gehäuften EL Mehl binden.'],
    [
      '1 cuillère à soupe bombée de farine',
      'Ajouter 1 cuillère à soupe bombée de farine.',
      'Ajouter 2 cuillères à soupe bombées de farine.',
    ],
    [
      '1 cucharada colmada de azúcar',
      'Añadir 1 cucharada colmada de azúcar.',
      'Añadir 2 cucharadas colmadas de azúcar.',
    ],
  ])('in a step of "%s": %s', (line, step, expected) => {
    expect(rescaleAll([line], [step], { factor: 2 }).instructions).toEqual([expected])
  })

  test('a word for what is no measure stays', () => {
    expect(rescaleLine('1 verre plein de lait', { factor: 1 })).toBe('1 verre plein de lait')
    expect(rescaleLine('2 tomates bien mûres', { factor: 0.5 })).toBe('1 tomate bien mûre')
  })
})
