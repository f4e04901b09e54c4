import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Nutrient, nutrients } from '#shared/kitchen/nutrition/nutrients.ts'
import { nutritionOfRecipe } from '#shared/kitchen/nutrition/nutrition.ts'
import { handFigures } from './handFigures.ts'
import { handRecipes } from './handRecipes.ts'

const weighed = handRecipes.map((recipe) => ({
  ...recipe,
  ingredients: recipe.lines.map(([text]) => text),
  counted: nutritionOfRecipe({ ingredients: recipe.lines.map(([text]) => text), servings: recipe.servings }),
}))

/** Lines whose word for the amount is no weight at all, and how far two honest people may stand apart. */
const looseAmounts: Readonly<Record<string, string>> = {
  '1 small bunch of coriander, leaves chopped': 'shops tie bunches of 30 g and of 100 g',
  '1 bunch mint, leaves picked': 'shops tie bunches of 30 g and of 100 g',
  '1 red chilli, finely sliced': 'a red chilli weighs 6 g (serrano, SR28 11977) to 45 g (SR28 11819)',
}

test('the nutrition test has twenty recipes of twenty cuisines, with at least eight lines each', () => {
  expect(handRecipes).toHaveLength(20)
  expect(new Set(handRecipes.map(({ kitchen }) => kitchen.split(' ')[0]))).toHaveLength(20)
  expect(handRecipes.filter(({ lines }) => lines.length < 8)).toEqual([])
})

describe.each(weighed)('$name', ({ lines, servings, perServing, ingredients, counted }) => {
  const sums = counted.perServing!

  test('the hand-calculated nutrition equals the sum of its rows', () => {
    const figures = [
      'kcal',
      'proteinGrams',
      'fatGrams',
      'carbohydrateGrams',
      'fibreGrams',
      'sodiumMg',
    ] as const
    for (const [index, figure] of figures.entries()) {
      const whole = lines.reduce((sum, [, row, grams]) => {
        return grams === undefined ? sum : sum + ((handFigures[row]![index + 1] as number) * grams) / 100
      }, 0)
      const step = figure === 'kcal' || figure === 'sodiumMg' ? 1 : 0.1
      expect(Math.abs(whole / servings - perServing[figure]), figure).toBeLessThanOrEqual(step)
    }
  })

  test('kcal of a serving are within a tenth of those worked by hand', () => {
    expect(Math.abs(sums.kcal.typical / perServing.kcal - 1)).toBeLessThanOrEqual(0.1)
  })

  test.each(['proteinGrams', 'fatGrams', 'carbohydrateGrams'] as const)(
    '%s of a serving are within 15 % or 2 g of the figures worked out by hand',
    (figure) => {
      const off = Math.abs(sums[figure].typical - perServing[figure])
      expect(off).toBeLessThanOrEqual(Math.max(2, perServing[figure] * 0.15))
    },
  )

  test('the kcal of a serving worked out by hand lie in the interval that the nutrition gives', () => {
    expect(sums.kcal.low).toBeLessThanOrEqual(perServing.kcal)
    expect(sums.kcal.high).toBeGreaterThanOrEqual(perServing.kcal)
  })

  test('each line is counted within a fifth or 3 g of the grams worked by hand', () => {
    const off = lines.flatMap(([text, , grams]) => {
      const found = counted.lines.find((line) => line.text === text)?.grams?.typical ?? 0
      if (grams === undefined || looseAmounts[text]) return []
      return Math.abs(found - grams) <= Math.max(3, grams * 0.2) ? [] : [{ text, grams, found }]
    })
    expect(off).toEqual([])
  })

  test('the lines that cannot be counted are named, and the sums say at least', () => {
    const expected = lines.flatMap(([text, how]) => (how === 'not counted' ? [text] : []))
    expect(counted.notCounted).toEqual(expected)
    expect(sums.kcal.isAtLeast).toBe(expected.length > 0)
    for (const { text, kcal, how } of counted.lines)
      expect([kcal === null, how === 'not counted'], text).toEqual([
        expected.includes(text),
        expected.includes(text),
      ])
  })

  test('headings and tools are not counted in the nutrition', () => {
    const nothings = lines.flatMap(([text, how]) => (how === 'no line' ? [text] : []))
    const rest = ingredients.filter((text) => !nothings.includes(text))
    expect(counted.lines.map(({ text }) => text)).toEqual(rest)
  })
})

test('nutrition per serving is missing when the number of servings is unknown', () => {
  expect(nutritionOfRecipe({ ingredients: ['100 g rice'], servings: null }).perServing).toBeNull()
})

const foods = [
  'g flour',
  'g boneless, skinless chicken thighs',
  'tbsp olive oil',
  'cups long-grain rice',
  'large eggs',
  'onions',
  'cloves garlic',
  'cans chickpeas, drained',
  'x 400 g cans chopped tomatoes',
  'tsp salt',
  'ml milk',
  'lemons, juiced',
  'handfuls spinach',
  'kg pumpkin',
]
const amounts = fc.array(fc.tuple(fc.integer({ min: 2, max: 40 }), fc.constantFrom(...foods)), {
  minLength: 1,
  maxLength: 12,
})
const linesOf = (recipe: readonly (readonly [number, string])[], times: number) =>
  recipe.map(([amount, food]) => `${amount * times} ${food}`)
const wholeOf = (ingredients: readonly string[]) =>
  nutritionOfRecipe({ ingredients, servings: null }).perRecipe
const anyLine = fc.oneof(
  amounts.map((recipe) => linesOf(recipe, 1)[0]!),
  fc.constantFrom(...handRecipes.flatMap(({ lines }) => lines.map(([text]) => text))),
  fc.string(),
)
const anyLines = fc.array(anyLine, { maxLength: 12 })
/** Sums in another order end in another last digit. */
const rounding = 1e-9

describe('properties of nutrition sums', () => {
  test('doubled amounts give doubled nutrition sums', () => {
    fc.assert(
      fc.property(amounts, (recipe) => {
        const [once, twice] = [wholeOf(linesOf(recipe, 1)), wholeOf(linesOf(recipe, 2))]
        for (const nutrient of nutrients)
          for (const end of ['low', 'typical', 'high'] as const)
            expect(twice[nutrient][end]).toBeCloseTo(once[nutrient][end] * 2, 4)
      }),
    )
  })

  test('the nutrition range contains the typical value, and is never negative', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const { perRecipe, lines: counted } = nutritionOfRecipe({ ingredients: lines, servings: 2 })
        const spans = [...Object.values(perRecipe), ...counted.flatMap(({ kcal }) => (kcal ? [kcal] : []))]
        for (const { low, typical, high } of spans) {
          expect(low).toBeGreaterThanOrEqual(0)
          expect(low).toBeLessThanOrEqual(typical)
          expect(high).toBeGreaterThanOrEqual(typical)
        }
      }),
    )
  })

  test('an additional line never lowers a nutrition sum or its range', () => {
    fc.assert(
      fc.property(anyLines, anyLine, (lines, more) => {
        const [before, after] = [wholeOf(lines), wholeOf([...lines, more])]
        const isLess = (nutrient: Nutrient) =>
          (['low', 'typical', 'high'] as const).some(
            (end) => after[nutrient][end] < before[nutrient][end] * (1 - rounding),
          )
        expect(nutrients.filter(isLess)).toEqual([])
      }),
    )
  })

  test('nutrition per serving is the sum divided by the servings', () => {
    fc.assert(
      fc.property(anyLines, fc.integer({ min: 1, max: 24 }), (lines, servings) => {
        const { perRecipe, perServing } = nutritionOfRecipe({ ingredients: lines, servings })
        expect(perServing!.kcal.typical * servings).toBeCloseTo(perRecipe.kcal.typical, 4)
      }),
    )
  })
})
