import { describe, expect, test } from 'vitest'
import { parseGroceryLines } from '#shared/kitchen/groceryLines.ts'
import { parseIngredientLine } from '#shared/kitchen/lines/parseIngredientLine.ts'
import { rescaleLine, rescaleStep } from '../amounts/scalingCalls.ts'

const amountOf = (line: string) => {
  const { quantity, quantityMax, unit } = parseIngredientLine(line)
  return quantityMax === null ? [quantity, unit] : [quantity, quantityMax, unit]
}

describe('digits in groups of three', () => {
  test.each([
    ['1 500 g flour', 1500, 'gram'],
    ['1 500 g de farine', 1500, 'gram'],
    ['1\u00a0500 g de farine', 1500, 'gram'],
    ['1\u202f500\u202fg de farine', 1500, 'gram'],
    ['1 500g flour', 1500, 'gram'],
    ['12 500 g flour', 12500, 'gram'],
    ["1'500 g Mehl", 1500, 'gram'],
    ['1’500 g Mehl', 1500, 'gram'],
    ['1 500 mg salt', 1500, 'milligram'],
    ['1 000 ml milk', 1000, 'milliliter'],
    ['1 000 ml de leche', 1000, 'milliliter'],
    ['1 500 g of chicken breasts', 1500, 'gram'],
    ['1 500 g de tomates en boîte', 1500, 'gram'],
    ['1 500 g potatoes, in 2 tins', 1500, 'gram'],
    ['2 500 g Hähnchenbrust', 2500, 'gram'],
    ['2 500 g flour', 2500, 'gram'],
    ['2 500 g potatoes', 2500, 'gram'],
    ['2 500 g of tomatoes', 2500, 'gram'],
    ['1 200 g farine', 1200, 'gram'],
    ['2 200 g farine', 2200, 'gram'],
    ['2 200 g tomates', 2200, 'gram'],
    // With "de" it is one weight of them.
    ['2 200 g de magrets', 2200, 'gram'],
    ['2 500 g de pavés de saumon', 2500, 'gram'],
    ['Milch 1 500 ml', 1500, 'milliliter'],
    ['١ ٥٠٠ g flour', 1500, 'gram'],
  ])('the line "%s" is read as %d %s', (line, quantity, unit) => {
    expect(amountOf(line)).toEqual([quantity, unit])
  })

  test.each([
    ['1 000-1 500 g rice', 1000, 1500],
    ['1 500–2 000 g rice', 1500, 2000],
    ['800-1 200 g rice', 800, 1200],
  ])('the line "%s" is read as the range from %d to %d', (line, from, to) => {
    expect(amountOf(line)).toEqual([from, to, 'gram'])
  })

  test.each([
    ['2 500 g tins tomatoes', 2, 500],
    ['2 400 g cans beans', 2, 400],
    ['1 400 g can of tomatoes', 1, 400],
    ['1 400g can chickpeas', 1, 400],
    ['3 250-g packets tofu', 3, 250],
    ['1 750-ml bottle red wine', 1, 750],
    ['1 454 g bag frozen peas', 1, 454],
    ['1 250 g block tofu', 1, 250],
    ['1 200 g Dose Tomaten', 1, 200],
    ['2 400 g Dosen Tomaten', 2, 400],
    ['2 400 g boîtes de tomates', 2, 400],
    ['1 400 g lata de tomate', 1, 400],
    ['1 250 g Packung Quark', 1, 250],
    ['1 500 g Becher Joghurt', 1, 500],
    ['1 500 g paquet de pâtes', 1, 500],
    ['2 125 g Kugeln Mozzarella', 2, 125],
    ['2 250 g steaks', 2, 250],
    ['4 150 g salmon fillets', 4, 150],
    ['2 200g boneless chicken breasts', 2, 200],
    ['4 125 g Mozzarella', 4, 125],
    ['2 300g aubergines', 2, 300],
    ['2 200g duck legs', 2, 200],
    ['2 340 g racks of lamb', 2, 340],
    ['2 250 g heads broccoli', 2, 250],
    ['2 200 g lobster tails', 2, 200],
    // Things of one weight each, without "de": two magrets, not 2.2 kg of them.
    ['2 200 g magrets', 2, 200],
    ['2 200 g magrets de canard', 2, 200],
    ['1 350 g magret', 1, 350],
    ['2 300 g entrecôtes', 2, 300],
    ['2 400 g daurades', 2, 400],
    ['2 300 g Forellen', 2, 300],
    ['2 200 g entrecots', 2, 200],
    ['2 400 g lubinas', 2, 400],
  ])('the line "%s" is read as %d of %d each', (line, quantity, each) => {
    const read = parseIngredientLine(line)
    expect([read.quantity, read.secondAmount?.quantity, read.secondAmount?.relation]).toEqual([
      quantity,
      each,
      'each',
    ])
  })

  test.each([
    ['1 500 g flour', '3 kg flour'],
    ["1'500 g Mehl", '3 kg Mehl'],
    ['1\u202f500\u202fg de farine', '3 kg de farine'],
    ['1 000 ml milk', '2 l milk'],
    ['1.500 g harina', '3 kg harina'],
    ['2 400 g cans beans', '4 400 g cans beans'],
    ['2 200 g magrets', '4 200 g magrets'],
    ['1 234 567 g rice', '1 234 567 g rice'],
  ])('the line with a grouped number "%s" scaled by two is "%s"', (line, expected) => {
    expect(rescaleLine(line, { factor: 2 })).toBe(expected)
  })

  test.each([
    ['Add 1 500 g flour and 2 eggs.', 'Add 3 kg flour and 4 eggs.'],
    ["Mehl (1'500 g) zugeben.", 'Mehl (3 kg) zugeben.'],
    ['Ajouter 1\u202f500\u202fg de farine.', 'Ajouter 3 kg de farine.'],
    ['Verser 1 000 ml de lait.', 'Verser 2 l de lait.'],
    ['Añadir 1.500 g de harina.', 'Añadir 3 kg de harina.'],
  ])('the step "%s" for twice as many people is "%s"', (step, expected) => {
    expect(rescaleStep(step, { factor: 2 })).toBe(expected)
  })

  test.each([
    ['Milch 1 500 ml', 1500],
    ["1'500 ml Milch", 1500],
  ])('the grocery list buys %s as %d ml', (line, millilitres) => {
    expect(parseGroceryLines([line], 1)).toMatchObject([{ part: { millilitres } }])
  })
})

describe('three digits behind a decimal mark', () => {
  test.each([
    ['1.500 g harina', 1500, 'gram'],
    ['1.500 g de harina', 1500, 'gram'],
    ['1.500 g flour', 1500, 'gram'],
    ['1.000 g carne', 1000, 'gram'],
    ['1.500 g Mehl', 1500, 'gram'],
    ['1,500 g flour', 1500, 'gram'],
    ['1,500 ml water', 1500, 'milliliter'],
    ['1.500 ml agua', 1500, 'milliliter'],
  ])('a decimal mark before three digits separates thousands in "%s"', (line, quantity, unit) => {
    expect(amountOf(line)).toEqual([quantity, unit])
  })

  test.each([
    ['2.250 g of yeast', 2.25, 'gram'],
    ['1.250 ml vanilla extract', 1.25, 'milliliter'],
    ['1.500 kg flour', 1.5, 'kilogram'],
    ['1,500 kg Mehl', 1.5, 'kilogram'],
    ['1,500 kg flour', 1.5, 'kilogram'],
    ['1,500 l Milch', 1.5, 'liter'],
    ['0.500 kg beef', 0.5, 'kilogram'],
    ['0,125 l Milch', 0.125, 'liter'],
  ])('three digits after a decimal mark are thousandths in "%s"', (line, quantity, unit) => {
    expect(amountOf(line)).toEqual([quantity, unit])
  })

  test('three digits after a decimal mark are thousandths at both ends of a range of kilograms', () => {
    expect(amountOf('1,250-1,500 kg Mehl')).toEqual([1.25, 1.5, 'kilogram'])
  })
})
