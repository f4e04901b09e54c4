import { describe, expect, test } from 'vitest'
import { rescaleAll, rescaleLine } from '../scalingCalls.ts'

describe('an amount that a line tells twice', () => {
  test.each([
    ['150 g bacon, about 1 cup', '150 g bacon', '1 cup bacon'],
    ['1 cup rice, or about 200 g', '200 g rice', '1 cup rice'],
    ['1 cup sugar or about 200 grams', '200 grams sugar', '1 cup sugar'],
    ['250 g butter, about 1 cup, softened', '250 g butter, softened', '1 cup butter, softened'],
    ['1 lb beef, or about 450 g', '450 g beef', '1 lb beef'],
    ['1/2 cup (1 stick; 113g) butter', '113g butter', '1/2 cup butter'],
    ['113 g (1 stick, ½ cup) butter', '113 g butter', '½ cup butter'],
    ['½ cup butter (1 stick, 113g)', '113g butter', '½ cup butter'],
    ['8 tablespoons (1 stick/113g) butter', '113g butter', '8 tablespoons butter'],
  ])('an amount stated twice is shown once in the chosen units: %s', (line, metric, us) => {
    expect(rescaleLine(line, { units: 'metric' })).toBe(metric)
    expect(rescaleLine(line, { units: 'us' })).toBe(us)
  })

  test.each([
    ['150 g bacon, about 1 cup', '300 g bacon, about 2 cups'],
    ['1/2 cup (1 stick; 113g) butter', '1 cup (2 sticks; 225 g) butter'],
    ['200 g riz, soit environ 1 cup', '400 g riz, soit environ 2 tasses'],
  ])('an amount stated twice is scaled in both statements as written: %s', (line, expected) => {
    expect(rescaleLine(line, { factor: 2 })).toBe(expected)
  })

  test.each([
    ['1 cup rice, or 200 g pasta', '190 g rice, or 200 g pasta'],
    ['2 cups flour, plus about 1 tbsp', '250 g flour, plus about 1 tbsp'],
    ['1 cup (2 sticks) butter', '225 g (2 sticks) butter'],
    ['200 g sugar, about 1 tbsp reserved', '200 g sugar, about 1 tbsp reserved'],
  ])('the second statement of an amount is not read as another food or a part: %s', (line, expected) => {
    expect(rescaleLine(line, { units: 'metric' })).toBe(expected)
  })
})

describe('units of a line in another language', () => {
  test.each([
    ['100 ml Sahne', 1 / 4, 'metric', '5 TL Sahne'],
    ['3 EL Milch (100 ml)', 1 / 4, 'metric', '¾ EL Milch (5 TL)'],
    ['20 ml de lait', 1 / 2, 'metric', '2 c. à c. de lait'],
    ['20 ml de leche', 1 / 2, 'metric', '2 cdtas. de leche'],
    ['20 ml दूध', 1 / 2, 'metric', '2 छोटे चम्मच दूध'],
    ['20 ml حليب', 1 / 2, 'metric', '2 ملعقة صغيرة حليب'],
    ['200 ml Milch', 1, 'us', '¾ Tasse plus 2 EL Milch'],
    ['200 ml de lait', 1, 'us', '¾ tasse plus 2 c. à s. de lait'],
    ['200 ml leche', 1, 'us', '¾ taza más 2 cdas. leche'],
    ['200 ml दूध', 1, 'us', '¾ कप और 2 बड़े चम्मच दूध'],
    ['1 l حليب', 1, 'us', '4 أكواب حليب'],
    ['2 sachets de levure (11 g chacun)', 3, null, '6 sachets de levure (11 g chacun)'],
    ['1 sachet de levure', 3, null, '3 sachets de levure'],
    ['2 pots de yaourt', 3, null, '6 pots de yaourt'],
    ['2 cubes de bouillon', 3, null, '6 cubes de bouillon'],
    ['2 Tassen Mehl (250 g)', 1, 'us', '2 Tassen Mehl'],
  ] as const)(
    'converted units of a line keep the line’s language: "%s" times %d in %s',
    (line, factor, units, expected) => {
      expect(rescaleLine(line, { factor, units })).toBe(expected)
    },
  )

  test('converted units keep the line’s language when the steps are too short to identify it', () => {
    const lines = ['1 sachet de levure (11 g)', '200 g de farine']
    expect(rescaleAll(lines, ['Ok.'], { factor: 3 }).ingredients).toEqual([
      '3 sachets de levure (11 g)',
      '600 g de farine',
    ])
  })

  test.each([
    ['200 ml milk', '¾ cup plus 2 tablespoons milk'],
    ['100 ml double cream', '7 tablespoons double cream'],
    ['200 ml crème fraîche', '¾ cup plus 2 tablespoons crème fraîche'],
  ])('converted units are English in English lines: %s', (line, expected) => {
    expect(rescaleLine(line, { units: 'us' }, ['2 onions, chopped', '1 tsp salt'])).toBe(expected)
  })
})

describe('a second telling behind a comma', () => {
  test.each([
    ['1 kg potatoes, roughly 6 medium', '2 kg potatoes, roughly 12 medium'],
    ['1 kg carrots, about 8', '2 kg carrots, about 16'],
    ['300 g Mehl, das sind etwa 2 Tassen', '600 g Mehl, das sind etwa 4 Tassen'],
    ['100 g de farine, environ 1 tasse', '200 g de farine, environ 2 tasses'],
    ['200 g de harina, unas 2 tazas', '400 g de harina, unas 4 tazas'],
    ['200 g spinach (that is 2 handfuls)', '400 g spinach (that is 4 handfuls)'],
    ['1 kg chicken, cut into about 8 pieces', '2 kg chicken, cut into about 8 pieces'],
    ['1 kg beef, about 3 cm thick', '2 kg beef, about 3 cm thick'],
    ['200 g cheese, aged about 12 months', '400 g cheese, aged about 12 months'],
  ])('a second statement of an amount after a comma is scaled: "%s" twice is "%s"', (line, expected) => {
    expect(rescaleLine(line, { factor: 2 })).toBe(expected)
  })
})
