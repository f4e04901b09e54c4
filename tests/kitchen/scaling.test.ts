import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scalablesOf } from '#shared/kitchen/amounts/scalablesOf.ts'
import { parseIngredientLine } from '#shared/kitchen/lines/parseIngredientLine.ts'
import { amountFor, type MeasuredAmount, rescale, type Wanted } from '#shared/kitchen/scaling.ts'

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
    ['1 cup plus 2 tablespoons sugar', 2, '2¼ cups sugar'],
    ['1 lb 5 oz carrots', 2, '2 lb 10 oz carrots'],
    ['75g-110g butter', 2, '150 g-220 g butter'],
    ['1 onion, cut into 8 wedges', 2, '2 onions, cut into 8 wedges'],
    ['2 tomatoes, halved', 0.5, '1 tomato, halved'],
    ['5 garlic cloves, chopped', 0.2, '1 garlic clove, chopped'],
    ['A pinch of saffron threads', 2, '2 pinches of saffron threads'],
    ['half a lemon', 2, '1 lemon'],
    ['Juice of 1 lemon', 3, 'Juice of 3 lemons'],
    ['Grated zest of one lemon', 3, 'Grated zest of 3 lemons'],
    ['3 cups (750 ml) water', 2, '6 cups (1.5 l) water'],
    ['½ onion', 3, '1½ onions'],
    ['2-3 onions', 1.5, '3–5 onions'],
    ['1 medium onion (about 150 g)', 2, '2 medium onions (about 300 g)'],
    ['1 tbsp cornflour mixed with 2 tbsp water', 2, '2 tablespoons cornflour mixed with ¼ cup water'],
    ['900 g (2 lb) carrots', 1 / 3, '300 g (11 oz) carrots'],
    ['300 g (11 oz) carrots', 3, '900 g (2 lb) carrots'],
    ['180 g (6 oz) ground turkey', 2, '350 g (13 oz) ground turkey'],
    ['350 ml (1½ cups) milk', 2, '700 ml (3 cups) milk'],
  ])('%s by %d', (text, factor, expected) => {
    expect(line(text, { factor })).toBe(expected)
  })

  test.each([
    ['1 egg', 1 / 2, '½ egg'],
    ['1 egg', 3 / 4, '1 egg'],
    ['2 large eggs, beaten', 3 / 4, '1½ large eggs, beaten'],
    ['3 eggs', 0.7, '2 eggs'],
    ['4 eggs', 5 / 4, '5 eggs'],
    ['2 garlic cloves, sliced', 1 / 4, '½ garlic clove, sliced'],
    ['2 bay leaves', 1 / 4, '1 bay leaf'],
    ['1 onion', 1 / 4, '¼ onion'],
    ['1 onion', 1 / 2, '½ onion'],
    ['1 onion', 3 / 4, '¾ onion'],
    ['1 onion', 5 / 4, '1½ onions'],
    ['1 onion', 3 / 2, '1½ onions'],
    ['A handful of mint', 5 / 4, '1½ handfuls of mint'],
    ['A handful of mint', 9 / 8, 'A handful of mint'],
    ['A handful of mint', 1 / 2, '½ handful of mint'],
  ])('what is counted is scaled to a part that can be counted out: %s by %d', (text, factor, expected) => {
    expect(line(text, { factor })).toBe(expected)
  })

  test.each([
    ['800 g potatoes', 2, '1.6 kg potatoes'],
    ['700 ml stock', 2.5, '1.75 l stock'],
    ['1 kg 200 g flour', 2, '2.4 kg flour'],
    ['200 g (7 oz) feta', 3, '600 g (1 lb 5 oz) feta'],
    ['7 oz/200 g feta', 0.5, '3½ oz/100 g feta'],
    ['900 ml (4 cups) water', 0.5, '450 ml (2 cups) water'],
    ['1½ cups (360 ml/12 fl oz) milk', 2, '3 cups (700 ml/24 fl oz) milk'],
    ['190 ml (½ cup plus 2 tablespoons) wine', 2, '375 ml (1¼ cups) wine'],
    ['yeast, dissolved in 200 ml water', 2, 'yeast, dissolved in 400 ml water'],
    ['8 tbsp (1 stick) butter', 0.5, '¼ cup (½ stick) butter'],
    ['1 kg carrots (about 8 medium)', 0.5, '500 g carrots (about 4 medium)'],
    ['1 cup (240 ml) plus 2 tablespoons milk', 5 / 4, '1¼ cups (300 ml) plus 2½ tablespoons milk'],
  ])('every telling of an amount is scaled, to one measure or two: %s by %d', (text, factor, expected) => {
    expect(line(text, { factor })).toBe(expected)
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
    ['One 16-ounce bag frozen corn', '2 16-ounce bags frozen corn'],
    ['Four 1-inch-thick pork chops', '8 1-inch-thick pork chops'],
    ['4 T-bone steaks', '8 T-bone steaks'],
    ['3½ oz days-old bread (page 74)', '7 oz days-old bread (page 74)'],
    ['2 day-old rolls, sliced', '4 day-old rolls, sliced'],
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
    ['Rain it into 900 ml (3¾ cups) water.', 'Rain it into 1.8 l (7½ cups) water.'],
    [
      'Fry it in 1 tablespoon of the stock for 3 minutes each.',
      'Fry it in 2 tablespoons of the stock for 3 minutes each.',
    ],
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
    ['3 l water', '3¼ quarts water', 'us'],
    ['3 eggs', '3 eggs', 'us'],
  ] as const)('%s is %s', (text, expected, units) => {
    expect(line(text, { units })).toBe(expected)
  })

  test('a line is scaled and converted in one call', () => {
    expect(line('2 cups flour', { factor: 1.5, units: 'metric' })).toBe('375 g flour')
  })

  test('a temperature is converted to the other scale, or the one that the step gives for it is shown', () => {
    expect(step('Bake at 180 °C.', { units: 'us' })).toBe('Bake at 350 °F.')
    expect(step('Bake at 350 °F.', { units: 'metric' })).toBe('Bake at 180 °C.')
    expect(step('Cook until it reads 74 °C inside.', { units: 'us' })).toBe(
      'Cook until it reads 165 °F inside.',
    )
    const both = 'Heat the oven to 220 °C (425 °F).'
    expect(step(both, { units: 'us' })).toBe('Heat the oven to 425 °F.')
    expect(step(both, { units: 'metric' })).toBe('Heat the oven to 220 °C.')
    expect(step('Roast until no longer pink (71 °C / 160 °F).', { units: 'metric' })).toBe(
      'Roast until no longer pink (71 °C).',
    )
  })

  test('a step converts a food to weight by the same density as a line', () => {
    expect(step('Add ½ cup flour.', { units: 'metric' })).toBe('Add 65 g flour.')
  })
})

test('many spoons become millilitres in a metric recipe and for a metric reader, and cups elsewhere', () => {
  const metric = ['3 tablespoons oil', '200 g rice']
  const scaled = (lines: string[], units: Wanted['units']) =>
    rescale(lines[0]!, scalablesOf(read(lines), []).ingredients[0]!, { factor: 2, units })
  expect(scaled(metric, null)).toBe('90 ml oil')
  expect(scaled(metric, 'us')).toBe('6 tablespoons oil')
  expect(scaled(['4 tablespoons oil', '1 cup rice'], null)).toBe('½ cup oil')
  expect(scaled(['4 tablespoons oil', '1 cup rice'], 'metric')).toBe('120 ml oil')
})

describe('for any amount', () => {
  const units = fc.constantFrom('gram', 'milliliter', 'cup', 'tablespoon', 'ounce', 'pound', 'clove', null)
  const amounts: fc.Arbitrary<MeasuredAmount> = fc.record({
    quantity: fc.double({ min: 0.1, max: 900, noNaN: true }),
    quantityMax: fc.constant(null),
    unit: units,
    finest: fc.constantFrom('whole', 'half', 'quarter'),
    gramsPerMl: fc.option(fc.double({ min: 0.1, max: 1.5, noNaN: true })),
    handling: fc.constantFrom('poured', 'scooped', 'weighed'),
    isOfMetricRecipe: fc.boolean(),
    grows: fc.constant(true),
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
        const asWritten = { least: amount.quantity, unit: amount.unit }
        const of = (factor: number) =>
          measured(amountFor(amount, factor === 1 ? 1.0001 : factor, null) ?? asWritten)
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
