import { describe, expect, test } from 'vitest'
import { parseGroceryLines } from '#shared/kitchen/groceryLines.ts'
import { rescaleAll, rescaleLine } from '../scalingCalls.ts'

const third = 1 / 3
const steps = {
  fr: 'Mélanger le tout et laisser reposer dans un saladier pendant une heure.',
  es: 'Mezclar todo bien y dejar reposar en un bol durante una hora.',
}
const lineOf = (line: string, factor: number, language: keyof typeof steps) =>
  rescaleAll([line], [steps[language]], { factor }).ingredients[0]

describe('a fraction that a word leads from to its measure is one amount with it', () => {
  test.each([
    ['es', '1/4 de taza de aceite', 0.5, '⅛ taza de aceite'],
    ['es', '1/4 de taza de aceite', 1.5, '⅜ taza de aceite'],
    ['es', '1/4 de taza de aceite', 3, '¾ taza de aceite'],
    ['es', '1/4 de una taza de leche', 2, '½ taza de leche'],
    ['es', '3/4 de litro de leche', 2, '1½ litros de leche'],
    ['es', '1/4 de kilo de queso', third, '85 g de queso'],
    ['es', '1/2 de manojo de perejil', 4, '2 manojos de perejil'],
    ['es', '1/4 de cebolla picada', 8, '2 cebollas picadas'],
    ['es', '1 1/2 de taza de leche', 2, '3 tazas de leche'],
    ['fr', '1/4 de litre de lait', 0.5, '125 ml de lait'],
    ['fr', '1/4 de litre de lait', 1.5, '375 ml de lait'],
    ['fr', '1/3 de tasse de sucre', 2, '⅔ tasse de sucre'],
    ['fr', '1/2 d’une tasse de lait', 3, '1½ tasses de lait'],
    ['fr', "1/4 d'oignon", 6, '1½ oignons'],
  ] as const)('in %s, "%s" scaled by %f is "%s"', (language, line, factor, expected) => {
    expect(lineOf(line, factor, language)).toBe(expected)
  })

  test('Arabic "من" leads to a measure too', () => {
    expect(rescaleLine('¼ من كوب حليب', { factor: 2 })).toBe('½ كوب حليب')
  })

  test('a step that uses a fraction of its line is scaled with it', () => {
    const recipe = rescaleAll(
      ['1 litro de leche', '1 taza de aceite'],
      ['Verter 1/4 de litro de leche y batir con 1/4 de taza de aceite. Reservar 3/4 de litro de leche.'],
      { factor: 2 },
    )
    expect(recipe.instructions).toEqual([
      'Verter ½ litro de leche y batir con ½ taza de aceite. Reservar 1½ litros de leche.',
    ])
  })

  test('a fraction of a mixture is unchanged when the recipe is scaled', () => {
    const steps = ['Añadir 1/2 de la mezcla y 1/3 de la masa.', 'Ajouter 1/3 de la pâte.']
    expect(rescaleAll(['2 huevos'], steps, { factor: 2 }).instructions).toEqual(steps)
  })
})

describe('a number and the fraction that is added to it are one amount', () => {
  test.each([
    ['es', '1 y 1/2 tazas de arroz', 2, '3 tazas de arroz'],
    ['es', '1 y 1/2 tazas de arroz', 0.5, '¾ taza de arroz'],
    ['es', '2 y 1/4 tazas de harina', 2, '4½ tazas de harina'],
    ['es', '2 y cuarto tazas de harina', 2, '4½ tazas de harina'],
    ['es', '1 taza y 1/2 de leche', 2, '3 tazas de leche'],
    ['es', '2 tazas y 1/4 de harina', 2, '4½ tazas de harina'],
    ['es', '1 taza y un cuarto de arroz', 2, '2½ tazas de arroz'],
    ['es', '1 cda y media de aceite', 2, '3 cdas de aceite'],
    ['fr', '1 tasse 1/2 de lait', 2, '3 tasses de lait'],
    ['fr', '1 tasse 1/2 de lait', third, '½ tasse de lait'],
    ['fr', '2 tasses et 1/2 de lait', 0.5, '1¼ tasses de lait'],
    ['fr', '1 et 1/2 tasse de lait', 2, '3 tasses de lait'],
    ['fr', '1 c. à c. et demie de sel', 2, '3 c. à c. de sel'],
    ['fr', "2 c. à s. 1/2 d'huile", 2, "5 c. à s. d'huile"],
    ['fr', '2 cuillères à soupe et demie de sel', 2, '5 cuillères à soupe de sel'],
    ['fr', '1 citron et demi', 2, '3 citrons'],
  ] as const)('in %s, "%s" scaled by %f is "%s"', (language, line, factor, expected) => {
    expect(lineOf(line, factor, language)).toBe(expected)
  })

  test.each([
    ['1 und 1/2 Tassen Mehl', 2, '3 Tassen Mehl'],
    ['2 und dreiviertel Tassen Mehl', 2, '5½ Tassen Mehl'],
    ['a cup and a half of milk', 2, '3 cups of milk'],
    ['1 and 1/2 cups milk', 2, '3 cups milk'],
    ['1 और 1/2 कप दूध', 2, '3 कप दूध'],
    ['2 और आधा कप दूध', 2, '5 कप दूध'],
    ['1 و1/2 كوب سكر', 2, '3 أكواب سكر'],
    ['2 ونصف كوب سكر', 0.5, '1¼ كوب سكر'],
    ['كوب و1/2 سكر', 2, '3 أكواب سكر'],
    ['3 أكواب وربع دقيق', 2, '6½ كوب دقيق'],
  ])('the text "%s" scaled by %f is "%s"', (line, factor, expected) => {
    expect(rescaleLine(line, { factor })).toBe(expected)
  })

  test.each([
    ['fr', '1 tasse de lait et 1/2 tasse de crème', '2 tasses de lait et 1 tasse de crème'],
    ['fr', '2 oignons et 1/2 poivron', '4 oignons et 1 poivron'],
    ['fr', '1 tasse et 1/2 cuillère de sel', '2 tasses et 1 cuillère de sel'],
    ['es', '1 taza y 1/2 cucharadita de sal', '2 tazas y 1 cucharadita de sal'],
    ['es', '2 huevos y 1/2 cebolla', '4 huevos y 1 cebolla'],
  ] as const)('in %s, the two amounts of "%s" are not added up', (language, line, twice) => {
    expect(lineOf(line, 2, language)).toBe(twice)
  })

  test('in Arabic, a cup and half a spoon are not added up', () => {
    expect(rescaleLine('كوب ونصف ملعقة ملح', { factor: 2 })).toBe('2 كوب و1 ملعقة ملح')
  })
})

test.each([
  ['1/4 de taza de aceite', 'vegetable oil ¼ cup'],
  ['1/4 de litre de lait', 'milk 0.25 l'],
  ['1 y 1/2 tazas de arroz', 'rice 1½ cups'],
  ['1 tasse 1/2 de lait', 'milk 1½ cups'],
  ['2 tazas y 1/4 de harina', 'all-purpose flour 2¼ cups'],
  ['1 c. à c. et demie de sel', 'salt 1½ teaspoons'],
  ['2 ونصف كوب سكر', 'سكر 2½ cups'],
  ['1 c. à s. de sel et 1/2 oignon', 'salt 1 tablespoon; onion ½'],
])('the grocery list has all of "%s": %s', (line, expected) => {
  const bought = parseGroceryLines([line], 1).map(({ name, part }) => `${name} ${part.text}`)
  expect(bought.join('; ')).toBe(expected)
})
