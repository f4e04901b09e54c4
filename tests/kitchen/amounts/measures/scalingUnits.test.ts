import { describe, expect, test } from 'vitest'
import type { WantedScaling } from '#shared/kitchen/scalables.ts'
import { rescaleAll, rescaleLine, rescaleStep } from '../scalingCalls.ts'

describe('other units', () => {
  test.each([
    ['2 cups flour', '250 g flour', 'metric'],
    ['1 cup milk', '240 ml milk', 'metric'],
    ['1 cup chopped spinach', '30 g chopped spinach', 'metric'],
    ['8 oz cheddar', '225 g cheddar', 'metric'],
    ['2 tablespoons butter', '2 tablespoons butter', 'metric'],
    ['500 g chicken thighs', '1 lb 2 oz chicken thighs', 'us'],
    ['125 g plain flour', '1 cup plain flour', 'us'],
    ['500 ml water', '2 cups water', 'us'],
    ['190 g (1½ cups) plain flour', '1½ cups plain flour', 'us'],
    ['190 g (1½ cups) plain flour', '190 g plain flour', 'metric'],
    ['1½ cups (about 190 g) plain flour', '190 g plain flour', 'metric'],
    ['1 kg (2 lb 3 oz) chicken wings', '1 kg chicken wings', 'metric'],
    ['10g/½oz fresh tarragon', '½oz fresh tarragon', 'us'],
    ['200 g or 7 oz feta', '7 oz feta', 'us'],
    ['30 ml (2 tablespoons) oil', '2 tablespoons oil', 'us'],
    ['2 tablespoons (30 ml) oil', '30 ml oil', 'metric'],
    ['400 g (14 oz drained) beans', '400 g (drained) beans', 'metric'],
    ['1 cup (8 oz) cheddar', '225 g cheddar', 'metric'],
    ['1 cup (8 oz) cheddar', '1 cup cheddar', 'us'],
    ['1 can (400 g / 14 oz) tomatoes', '1 can (14 oz) tomatoes', 'us'],
    ['1 can (400 g / 14 oz) tomatoes', '1 can (400 g) tomatoes', 'metric'],
    ['1 (14 oz) can tomatoes', '1 (400 g) can tomatoes', 'metric'],
    ['One 16-ounce bag frozen corn', 'One 450 g bag frozen corn', 'metric'],
    ['2 x 400 g tins tomatoes', '2 x 14 oz tins tomatoes', 'us'],
    ['2 chicken breasts (200 g each)', '2 chicken breasts (7 oz each)', 'us'],
    ['400 g halloumi, cut into 1 cm (½ in) slabs', '400 g halloumi, cut into 1 cm slabs', 'metric'],
    ['400 g halloumi, cut into 1 cm (½ in) slabs', '14 oz halloumi, cut into ½ in slabs', 'us'],
    ['250 g flour (2 cups)', '250 g flour', 'metric'],
    ['250 g flour (2 cups)', '2 cups flour', 'us'],
    ['1 cup sugar (200 g)', '1 cup sugar', 'us'],
    ['1 cup of brown sugar (about 200 g)', '200 g of brown sugar', 'metric'],
    ['125 g butter, melted (½ cup)', '½ cup butter, melted', 'us'],
    ['250 g (9 oz) flour (2 cups)', '250 g flour', 'metric'],
    ['250 g flour (2 cups/9 oz), sifted', '2 cups flour, sifted', 'us'],
    ['250 g flour (2 cups, sifted)', '250 g flour (sifted)', 'metric'],
    ['1 lb potatoes (450 g)', '450 g potatoes', 'metric'],
    ['1 can beans (400 g)', '1 can beans (14 oz)', 'us'],
    ['200 g rice (2 cups cooked)', '1 cup plus 2 tablespoons rice (2 cups cooked)', 'us'],
    ['2 onions (300 g)', '2 onions (11 oz)', 'us'],
    ['1.5 kg flour', '12 cups flour', 'us'],
    ['3 l water', '3¼ quarts water', 'us'],
    ['3 eggs', '3 eggs', 'us'],
  ] as const)('the amount %s in other units is %s', (text, expected, units) => {
    expect(rescaleLine(text, { units })).toBe(expected)
  })

  test('a line is scaled and converted in one call', () => {
    expect(rescaleLine('2 cups flour', { factor: 1.5, units: 'metric' })).toBe('375 g flour')
  })

  test('a temperature is converted to the other scale, or shown as the step gives it', () => {
    expect(rescaleStep('Bake at 180 °C.', { units: 'us' })).toBe('Bake at 350 °F.')
    expect(rescaleStep('Bake at 350 °F.', { units: 'metric' })).toBe('Bake at 180 °C.')
    expect(rescaleStep('Cook until it reads 74 °C inside.', { units: 'us' })).toBe(
      'Cook until it reads 165 °F inside.',
    )
    const both = 'Heat the oven to 220 °C (425 °F).'
    expect(rescaleStep(both, { units: 'us' })).toBe('Heat the oven to 425 °F.')
    expect(rescaleStep(both, { units: 'metric' })).toBe('Heat the oven to 220 °C.')
    expect(rescaleStep('Roast until no longer pink (71 °C / 160 °F).', { units: 'metric' })).toBe(
      'Roast until no longer pink (71 °C).',
    )
  })

  test('a step converts a food to weight by the same density as a line', () => {
    expect(rescaleStep('Add ½ cup flour.', { units: 'metric' })).toBe('Add 65 g flour.')
  })
})

describe('an amount that a step tells again behind the name of its food', () => {
  const baking = ['400 g flour', '2 eggs', '200 g butter', '1 l milk']
  test.each([
    ['Whisk 400 g flour (about 3 cups) with 2 eggs.', 'Whisk 400 g flour with 2 eggs.', 'metric'],
    ['Whisk 400 g flour (about 3 cups) with 2 eggs.', 'Whisk 3 cups flour with 2 eggs.', 'us'],
    ['Rub 200 g of the butter (7 oz) into it.', 'Rub 7 oz of the butter into it.', 'us'],
    ['Mix 400 g flour with milk (4 cups).', 'Mix 400 g flour with milk (950 ml).', 'metric'],
  ] as const)('the amount %s in other units is %s', (text, expected, units) => {
    expect(rescaleStep(text, { units }, baking)).toBe(expected)
  })

  test('an amount stated after the food’s name in a step is a part of that food’s line', () => {
    expect(
      rescaleAll(baking, ['Whisk 300 g flour (10 oz) with 1 egg.', 'Dust with 100 g flour.'], {
        factor: 2,
        units: 'us',
      }).instructions,
    ).toEqual(['Whisk 1 lb 5 oz flour with 2 eggs.', 'Dust with 1⅔ cups flour.'])
  })
})

test('many spoons become millilitres in a metric recipe and for a metric reader, and cups elsewhere', () => {
  const inMetricRecipe = (units: WantedScaling['units']) =>
    rescaleLine('3 tablespoons oil', { factor: 2, units }, ['200 g rice'])
  const inCupRecipe = (units: WantedScaling['units']) =>
    rescaleLine('4 tablespoons oil', { factor: 2, units }, ['1 cup rice'])
  expect(inMetricRecipe(null)).toBe('90 ml oil')
  expect(inMetricRecipe('us')).toBe('6 tablespoons oil')
  expect(inCupRecipe(null)).toBe('½ cup oil')
  expect(inCupRecipe('metric')).toBe('120 ml oil')
})
