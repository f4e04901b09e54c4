import { describe, expect, test } from 'vitest'
import { parseIngredientLine } from '#shared/kitchen/lines/parseIngredientLine.ts'

const amountOf = (line: string) => {
  const { quantity, unit, name } = parseIngredientLine(line)
  return [quantity, unit, name]
}

describe('spoons in other languages', () => {
  test.each([
    ['1 c. à soupe de sucre', 1, 'tablespoon', 'sucre'],
    ['2 c. à café de sel', 2, 'teaspoon', 'sel'],
    ['2 c. à thé de sel', 2, 'teaspoon', 'sel'],
    ["1 c à s d'huile d'olive", 1, 'tablespoon', "huile d'olive"],
    ['2 càs de farine', 2, 'tablespoon', 'farine'],
    ['1 c.à.s. de beurre', 1, 'tablespoon', 'beurre'],
    ['1 c.s. huile', 1, 'tablespoon', 'huile'],
    ['1 c.c. sel', 1, 'teaspoon', 'sel'],
    ['1 cs moutarde', 1, 'tablespoon', 'moutarde'],
    ['2 cuil. à soupe de beurre', 2, 'tablespoon', 'beurre'],
    ['une cuillère à café de sel', 1, 'teaspoon', 'sel'],
    ['2 EL Butter', 2, 'tablespoon', 'Butter'],
    ['½ TL Salz', 0.5, 'teaspoon', 'Salz'],
    ['2 Esslöffel Mehl', 2, 'tablespoon', 'Mehl'],
    ['1 Teelöffel Zucker', 1, 'teaspoon', 'Zucker'],
    ['2 cda aceite', 2, 'tablespoon', 'aceite'],
    ['1 cdta sal', 1, 'teaspoon', 'sal'],
    ['2 cucharadas de azúcar', 2, 'tablespoon', 'azúcar'],
    ['1 cucharadita de sal', 1, 'teaspoon', 'sal'],
    ['2 cucchiai di olio', 2, 'tablespoon', 'olio'],
    ['1 cucchiaino di sale', 1, 'teaspoon', 'sale'],
    ['2 eetlepels suiker', 2, 'tablespoon', 'suiker'],
    ['2 colheres de sopa de azeite', 2, 'tablespoon', 'azeite'],
  ])('the foreign line "%s" is parsed as %d %s of %s', (line, ...amount) => {
    expect(amountOf(line)).toEqual(amount)
  })

  test('the upper end of a range with a foreign spoon word is kept', () => {
    expect(parseIngredientLine('1-2 EL Mehl')).toMatchObject({
      quantity: 1,
      quantityMax: 2,
      unit: 'tablespoon',
    })
  })

  test.each([
    ['1 c. sugar', 1, 'cup', 'sugar'],
    ['2 c. chopped celery', 2, 'cup', 'celery'],
    ['1 c. all-purpose flour', 1, 'cup', 'all-purpose flour'],
    ['5 cc vanilla', 5, 'milliliter', 'vanilla'],
  ])('the English line "%s" is still parsed as %d %s of %s', (line, ...amount) => {
    expect(amountOf(line)).toEqual(amount)
  })
})

describe('a point before three digits and a metric unit', () => {
  test.each([
    ['1.500 g Kartoffeln', 1500],
    ['1.500 g de patatas', 1500],
    ['1.250 g pommes de terre', 1250],
    ['1.200 ml Wasser', 1200],
    ['10.000 g Mehl', 10000],
  ])('a point before three digits separates thousands in "%s"', (line, quantity) => {
    expect(parseIngredientLine(line).quantity).toBe(quantity)
  })

  test('a point before three digits separates thousands at both ends of a range', () => {
    expect(parseIngredientLine('1.000-1.500 g Mehl')).toMatchObject({ quantity: 1000, quantityMax: 1500 })
  })

  test.each([
    ['1.500 g salt', 1.5],
    ['2.250 g of yeast', 2.25],
    ['0.500 g Hefe', 0.5],
    ['1.125 kg Mehl', 1.125],
    ['1.25 g Safran', 1.25],
    ['1.5 g Safran', 1.5],
  ])('a point before three digits is a decimal point in "%s"', (line, quantity) => {
    expect(parseIngredientLine(line).quantity).toBe(quantity)
  })
})

test.each(['Media crema', 'Tres leches', 'Quatre épices', 'Cinq épices', 'Five spice powder', 'Seven up'])(
  'the food "%s" has a number in its name and no amount',
  (line) => {
    expect(amountOf(line)).toEqual([null, null, line])
  },
)

test.each([
  ['Media taza de leche', 0.5],
  ['tres huevos', 3],
  ['quatre oeufs', 4],
  ['media cebolla', 0.5],
])('the line "%s" has the amount %d', (line, quantity) => {
  expect(amountOf(line)[0]).toBe(quantity)
})
