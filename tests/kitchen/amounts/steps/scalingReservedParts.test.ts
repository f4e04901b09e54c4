import { describe, expect, test } from 'vitest'
import { rescaleAll, rescaleStep } from '../scalingCalls.ts'

const readings = [1 / 6, 1 / 2, 3 / 4, 2, 3].flatMap((factor) =>
  ([null, 'metric', 'us'] as const).map((units) => ({ factor, units })),
)

describe('a part that is kept back', () => {
  test.each([
    [
      '2½ cups (600 ml) beef stock; 1 to 1½ cups red wine',
      'Add 2 cups of the stock, reserving ½ cup.',
      'Stir in the reserved ½ cup stock.',
      /reserving (.+)\.$/,
      /reserved (.+) stock/,
    ],
    [
      '3 cups flour',
      'Mix 2½ cups flour, reserving ½ cup for dusting.',
      'Dust with the reserved ½ cup flour.',
      /reserving (.+) for/,
      /reserved (.+) flour/,
    ],
    [
      '1 cup cream',
      'Whip ¾ cup of the cream; keep ¼ cup aside.',
      'Pour over the reserved ¼ cup cream.',
      /keep (.+) aside/,
      /reserved (.+) cream/,
    ],
    [
      '1½ cups milk; ½ cup cream',
      'Warm 1 cup of the milk; hold back ½ cup.',
      'Pour in the held-back ½ cup.',
      /back (.+)\.$/,
      /held-back (.+)\.$/,
    ],
    [
      '250 ml Milch',
      '200 ml Milch erwärmen, 50 ml zurückbehalten.',
      'Die zurückbehaltenen 50 ml Milch einrühren.',
      /erwärmen, (.+) zurück/,
      /zurückbehaltenen (.+) Milch/,
    ],
    [
      '500 ml de lait',
      'Verser 400 ml de lait en réservant 100 ml pour la fin.',
      'Ajouter encore 100 ml de lait.',
      /réservant (.+) pour/,
      /encore (.+) de lait/,
    ],
    [
      '500 ml de leche',
      'Verter 400 ml de leche y reservar 100 ml para el final.',
      'Añadir otra vez 100 ml de leche.',
      /reservar (.+) para/,
      /vez (.+) de leche/,
    ],
    ['2 कप दूध', '1½ कप दूध डालें, ½ कप बचाकर रखें।', 'बचा हुआ ½ कप दूध डालें।', /डालें, (.+) बचाकर/u, /हुआ (.+) दूध/u],
  ])(
    'a part of a food has the same amount in the step that keeps it back and in the one that uses it: %s: %s',
    (lines, keeps, uses, kept, used) => {
      for (const reading of readings) {
        const { instructions } = rescaleAll(lines.split('; '), [keeps, uses], reading)
        const [first, second] = [kept.exec(instructions[0]!)?.[1], used.exec(instructions[1]!)?.[1]]
        expect(first).toBeDefined()
        expect(second).toBe(first)
      }
    },
  )
})

describe('the water in which a food was cooked', () => {
  test.each([
    ['400 g spaghetti', 'Add ½ cup of the spaghetti water.', 'Add 120 ml of the spaghetti water.'],
    ['500 g potatoes', 'Keep 1 cup of the potato water.', 'Keep 240 ml of the potato water.'],
    ['200 g chickpeas', 'Reserve ½ cup of the chickpea liquid.', 'Reserve 120 ml of the chickpea liquid.'],
    [
      '100 g parmesan',
      'Add half the parmesan (50 g). Loosen with ½ cup of the pasta water, then the other ½ cup.',
      'Add half the parmesan (50 g). Loosen with 120 ml of the pasta water, then the other 120 ml.',
    ],
  ])('the water in which a food was cooked is measured as water: %s: %s', (line, step, metric) => {
    expect(rescaleStep(step, { units: 'metric' }, [line])).toBe(metric)
  })
})

test('a food that is put in water is measured as that food', () => {
  const steps = ['Boil with 1 teaspoon of the salt in water to cover.', 'Fry with 1 teaspoon of the salt.']
  expect(rescaleAll(['2 teaspoons fine salt'], steps, { factor: 3 / 7 }).instructions).toEqual([
    'Boil with ⅜ teaspoon of the salt in water to cover.',
    'Fry with ⅜ teaspoon of the salt.',
  ])
})
