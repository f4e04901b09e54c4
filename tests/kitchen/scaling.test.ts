import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scalablesOf } from '#shared/kitchen/amounts/scalablesOf.ts'
import { parseIngredientLine } from '#shared/kitchen/lines/parseIngredientLine.ts'
import { amountFor, rescale, type ScalableAmount, type Wanted } from '#shared/kitchen/scaling.ts'

const read = (lines: string[]) => lines.map((text) => ({ text, read: parseIngredientLine(text) }))

const line = (text: string, wanted: Partial<Wanted>) =>
  rescale(text, scalablesOf(read([text]), []).ingredients[0]!, {
    factor: 1,
    units: null,
    ...wanted,
  })

const larder = ['3 eggs', '2 cups flour', '1 litre vegetable stock', '2 handfuls of mint', '2 onions']
const step = (text: string, wanted: Partial<Wanted>, ingredients = larder) =>
  rescale(text, scalablesOf(read(ingredients), [text]).instructions[0]!, {
    factor: 1,
    units: null,
    ...wanted,
  })

describe('a line for more or fewer people', () => {
  test.each([
    ['1½ cups (190 g) flour', 2, '3 cups (375 g) flour'],
    ['1½ cups (190 g) flour', 0.5, '¾ cup (95 g) flour'],
    ['1 1/2 cups sugar', 1.5, '2¼ cups sugar'],
    ['2-3 tablespoons olive oil', 0.5, '1–1½ tablespoons olive oil'],
    ['1 cup plus 2 tablespoons sugar', 2, '2 cups plus ¼ cup sugar'],
    ['1 lb 5 oz carrots', 2, '2 lb 10 oz carrots'],
    ['75g-110g butter', 2, '150 g-220 g butter'],
    ['1 onion, cut into 8 wedges', 2, '2 onions, cut into 8 wedges'],
    ['2 tomatoes, halved', 0.5, '1 tomato, halved'],
    ['5 garlic cloves, chopped', 0.2, '1 garlic clove, chopped'],
    ['A pinch of saffron threads', 2, '2 pinches of saffron threads'],
    ['half a lemon', 2, '1 lemon'],
    ['Juice of 1 lemon', 3, 'Juice of 3 lemons'],
    ['1 medium onion (about 150 g)', 2, '2 medium onions (about 300 g)'],
    ['1 tbsp cornflour mixed with 2 tbsp water', 2, '2 tablespoons cornflour mixed with ¼ cup water'],
    ['900 g (2 lb) carrots', 1 / 3, '300 g (11 oz) carrots'],
    ['300 g (11 oz) carrots', 3, '900 g (2 lb) carrots'],
    ['180 g (6 oz) ground turkey', 2, '350 g (13 oz) ground turkey'],
    ['350 ml (1½ cups) milk', 2, '700 ml (3 cups) milk'],
  ])('%s by %d', (text, factor, expected) => {
    expect(line(text, { factor })).toBe(expected)
  })

  test('eggs are scaled to whole numbers or a range of them', () => {
    expect(line('1 egg', { factor: 1 / 3 })).toBe('1 egg')
    expect(line('1 egg', { factor: 1.5 })).toBe('1 to 2 eggs')
    expect(line('2 large eggs, beaten', { factor: 0.75 })).toBe('1 to 2 large eggs, beaten')
    expect(line('3 eggs', { factor: 0.7 })).toBe('2 eggs')
  })

  test.each([
    ['1 can (400 g / 14 oz) chopped tomatoes', '2 cans (400 g / 14 oz) chopped tomatoes'],
    ['2 (14 oz) cans black beans', '4 (14 oz) cans black beans'],
    ['2 14-ounce cans tomatoes', '4 14-ounce cans tomatoes'],
    ['2 x 400g tins tomatoes', '4 x 400g tins tomatoes'],
    ['2 chicken breasts (200 g each)', '4 chicken breasts (200 g each)'],
    ['1 (2-inch) piece ginger', '2 (2-inch) pieces ginger'],
    ['1 teaspoon 5-spice powder', '2 teaspoons 5-spice powder'],
    ['2% milk, 1 cup', '2% milk, 2 cups'],
  ])('doubling a line doubles the count, not the size or the name of a piece: %s', (text, expected) => {
    expect(line(text, { factor: 2 })).toBe(expected)
  })

  test.each(['Salt, to taste', 'For the sauce:', 'Black pepper', '', '00 flour'])(
    'a line without an amount is unchanged: "%s"',
    (text) => expect(line(text, { factor: 3, units: 'us' })).toBe(text),
  )
})

describe('a step for more or fewer people', () => {
  test.each([
    ['Add 200 ml of the stock.', 'Add 400 ml of the stock.'],
    ['Bring 400 ml (1⅔ cups) water to a boil.', 'Bring 800 ml (3⅓ cups) water to a boil.'],
    ['Crack the 2 eggs in, then 1 egg more.', 'Crack the 4 eggs in, then 2 eggs more.'],
    ['Scatter a handful of the mint over it.', 'Scatter 2 handfuls of the mint over it.'],
    ['Heat 1 tablespoon of the oil in a pan.', 'Heat 2 tablespoons of the oil in a pan.'],
  ])('%s', (text, expected) => {
    expect(step(text, { factor: 2 })).toBe(expected)
  })

  test.each([
    'Bake at 180 °C (350 °F) for 25 minutes, then 1 hour 30 minutes more.',
    'Cook 3 minutes on each side.',
    'Grease a 23 cm/9 inch tin, a 2-litre dish and a 900 g loaf tin.',
    'Use a 9x13 inch pan and fill it to 2/3.',
    'Cut into 4 pieces and shape 8 balls of 30 g each.',
    'Drop 2 tablespoons of the batter at a time into the pan.',
    'For each pancake pour 60 ml into the pan.',
    'Thin it by 10%. Serve 2 per person.',
    'Stir in half of the mint.',
    'Lay the pot aside until it reads 74 °C.',
  ])('times, temperatures, vessels, shares and amounts per piece are unchanged: %s', (text) => {
    expect(step(text, { factor: 3 })).toBe(text)
  })
})

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
    ['190 g (1½ cups) plain flour', '190 g (1½ cups) plain flour', 'us'],
    ['1 kg (2 lb 3 oz) chicken wings', '1 kg (2 lb 3 oz) chicken wings', 'metric'],
    ['3 eggs', '3 eggs', 'us'],
  ] as const)('%s is %s', (text, expected, units) => {
    expect(line(text, { units })).toBe(expected)
  })

  test('a line is scaled and converted in one call', () => {
    expect(line('2 cups flour', { factor: 1.5, units: 'metric' })).toBe('375 g flour')
  })

  test('a temperature is converted to the other scale, unless the step gives both', () => {
    expect(step('Bake at 180 °C.', { units: 'us' })).toBe('Bake at 350 °F.')
    expect(step('Bake at 350 °F.', { units: 'metric' })).toBe('Bake at 180 °C.')
    expect(step('Cook until it reads 74 °C inside.', { units: 'us' })).toBe(
      'Cook until it reads 165 °F inside.',
    )
    const both = 'Heat the oven to 220 °C (425 °F).'
    expect(step(both, { units: 'us' })).toBe(both)
  })

  test('a step converts a food to weight by the same density as a line', () => {
    expect(step('Add ½ cup flour.', { units: 'metric' })).toBe('Add 65 g flour.')
  })
})

describe('for any amount', () => {
  const units = fc.constantFrom('gram', 'milliliter', 'cup', 'tablespoon', 'ounce', 'pound', 'clove', null)
  const amounts: fc.Arbitrary<ScalableAmount> = fc.record({
    kind: fc.constant('amount' as const),
    start: fc.constant(0),
    end: fc.constant(1),
    quantity: fc.double({ min: 0.1, max: 900, noNaN: true }),
    quantityMax: fc.constant(null),
    unit: units,
    isWhole: fc.boolean(),
    gramsPerMl: fc.option(fc.double({ min: 0.1, max: 1.5, noNaN: true })),
    handling: fc.constantFrom('poured', 'scooped', 'weighed'),
    isToldTwice: fc.boolean(),
  })
  const lines = fc
    .tuple(
      fc.constantFrom('1½ cups (190 g)', '2-3', '1 can (400 g)', '75 g', '1 lb 5 oz', 'a pinch of', '4', ''),
      fc.constantFrom('flour', 'eggs', 'olive oil', 'onion, cut into 8 wedges', 'black beans (200 g each)'),
    )
    .map((parts) => parts.join(' '))

  test('scaling by n/m times m/n leaves the line unchanged', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }), (text, n, m) => {
        expect(line(text, { factor: (n / m) * (m / n) })).toBe(text)
      }),
    )
  })

  test('a larger factor never gives a smaller amount, and no factor gives zero', () => {
    const factors = fc.double({ min: 0.05, max: 20, noNaN: true })
    fc.assert(
      fc.property(amounts, factors, factors, (amount, a, b) => {
        const [few, many] = [Math.min(a, b), Math.max(a, b)]
        const of = (factor: number) => measured(amountFor(amount, factor === 1 ? 1.0001 : factor, null)!)
        expect(of(few)).toBeGreaterThan(0)
        expect(of(many)).toBeGreaterThanOrEqual(of(few) * (1 - 1e-6))
      }),
    )
  })

  test('any text is unchanged by a factor of 1 and can be scaled in any units', () => {
    const anything = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), lines)
    fc.assert(
      fc.property(anything, fc.constantFrom('us', 'metric', null), (text, system) => {
        expect(line(text, { factor: 1 })).toBe(text)
        expect(step(text, { factor: 1 })).toBe(text)
        expect(typeof line(text, { factor: 1.7, units: system })).toBe('string')
        expect(typeof step(text, { factor: 1.7, units: system })).toBe('string')
      }),
    )
  })

  test('any amount can be scaled by any factor; amounts above a million are unchanged', () => {
    const numbers = fc.bigInt({ min: 1n, max: 10n ** 20n })
    const units = fc.constantFrom('', 'g', 'gallons', 'cups', 'eggs', 'dozen', 'pinches', 'km')
    const system = fc.constantFrom('us', 'metric', null)
    fc.assert(
      fc.property(
        numbers,
        numbers,
        units,
        system,
        fc.constantFrom(0.01, 2, 100),
        (n, m, unit, to, factor) => {
          for (const amount of [`${n}`, `${n}-${m}`, `${n}.${m}`]) {
            const text = `${amount} ${unit} butter`
            expect(line(text, { factor, units: to })).toContain('butter')
            expect(step(`Stir in ${text}.`, { factor, units: to })).toContain('butter')
          }
          if (n > 1_000_000n) expect(line(`${n} ${unit} butter`, { factor, units: to })).toContain(`${n}`)
        },
      ),
    )
  })
})

const sizes: Record<string, number> = {
  gram: 1,
  kilogram: 1000,
  ounce: 28.35,
  pound: 453.6,
  milliliter: 1,
  liter: 1000,
  pinch: 0.308,
  teaspoon: 4.9289,
  tablespoon: 14.787,
  cup: 236.588,
}
const measured = ({ least, unit }: { least: number; unit: string | null }) => least * (sizes[unit ?? ''] ?? 1)
