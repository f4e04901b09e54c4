import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { dietIds } from '#shared/kitchen/diets.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { concernsOfEater } from '#shared/kitchen/findings/concerns.ts'
import { createLineReaderForConcern } from '#shared/kitchen/gate/allergies/eaterFindings.ts'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { nutritionOfRecipe } from '#shared/kitchen/nutrition/nutrition.ts'
import { findSwapsForLine } from '#shared/kitchen/swaps/findSwapsForLine.ts'
import { dislikedLines, eater, everyLine, linesOfAllergen, linesOfDiet } from './eatersAndLines.ts'

const swap = (line: string, ...eaters: Eater[]) => findSwapsForLine(checkLine(line), eaters)
const lines = (line: string, ...eaters: Eater[]) => swap(line, ...eaters).map((one) => one.line)

/** What the whole gate finds in the line by itself against the eaters, unknown food among it. */
function against(line: string, eaters: readonly Eater[]) {
  const unnamed = { name: '', description: '', instructions: [], servings: null, totalTimeMinutes: null }
  const recipe = { ...unnamed, ingredients: [line] }
  const { findings } = checkRecipe(recipe, eaters, { limitMinutes: null, meatPreference: null })
  return findings.filter(({ kind }) => ['contains', 'may contain', 'unknown line'].includes(kind))
}

test.each(allergenIds)('swaps for lines with %s contain none of it', (id) => {
  const ada = eater({ allergens: [id] })
  for (const line of linesOfAllergen[id]) {
    expect(against(line, [ada]), line).not.toEqual([])
    expect(lines(line, ada), line).not.toEqual([])
    for (const replacement of lines(line, ada)) expect(against(replacement, [ada]), replacement).toEqual([])
  }
})

test.each(dietIds.filter((id) => id !== 'low-carb'))(
  'every swap for a line that does not suit the diet "%s" suits it',
  (id) => {
    const ada = eater({ diets: [id] })
    for (const line of linesOfDiet[id]) {
      expect(against(line, [ada]), line).not.toEqual([])
      expect(lines(line, ada), line).not.toEqual([])
      for (const replacement of lines(line, ada)) expect(against(replacement, [ada]), replacement).toEqual([])
    }
  },
)

test('a swap for a low-carb eater has at most half of the carbohydrate', () => {
  const carbohydrate = (line: string) =>
    nutritionOfRecipe({ ingredients: [line], servings: 1 }).perRecipe.carbohydrateGrams.typical
  for (const line of linesOfDiet['low-carb']) {
    const replacements = lines(line, eater({ diets: ['low-carb'] }))
    expect(replacements, line).not.toEqual([])
    for (const replacement of replacements)
      expect(carbohydrate(replacement), replacement).toBeLessThanOrEqual(carbohydrate(line) / 2)
  }
})

test.each(dislikedLines)('an eater who dislikes %s gets a swap for "%s"', (food, line) => {
  const ada = eater({ dislikes: [food] })
  expect(lines(line, ada)).not.toEqual([])
  for (const replacement of lines(line, ada)) expect(against(replacement, [ada]), replacement).toEqual([])
})

test('a swap keeps the amount in measurable units', () => {
  const vegan = eater({ diets: ['vegan'] })
  expect(lines('1 cup (240 ml) milk', vegan)[0]).toBe('1 cup (240 ml) oat milk')
  expect(lines('2 eggs', vegan)[0]).toBe('2 tablespoons ground linseed plus 6 tablespoons water')
  expect(lines('500 g spaghetti', eater({ allergens: ['gluten'] }))[0]).toBe('500 g gluten-free pasta')
  expect(lines('500 g spaghetti', eater({ diets: ['keto'] }))[0]).toBe('750 g courgettes')
  expect(lines('4 burger buns', eater({ allergens: ['gluten'] }))[0]).toBe('4 gluten-free rolls')
  expect(lines('2-3 tbsp honey', vegan)[0]).toBe('2–3 tablespoons maple syrup')
})

test('a swap for a counted food without a countable replacement is weighed', () => {
  expect(lines('2 chicken breasts', eater({ diets: ['vegan'] }))[0]).toMatch(/^\d+ g extra-firm tofu$/)
})

test('bones and shells are not replaced', () => {
  const grams = (line: string) => Number(/^(\d+) g/.exec(line)?.[1])
  const vegan = eater({ diets: ['vegan'] })
  expect(grams(lines('1 kg mussels', vegan)[0]!)).toBeLessThan(500)
  expect(lines('400 g cod fillets', vegan)[0]).toBe('400 g extra-firm tofu')
})

test('a swap’s amount too small for its unit is given in a smaller one', () => {
  const found = lines('1 glass red wine', eater({ allergens: ['sulphites'] }))
  expect(found).not.toEqual([])
  expect(found.join()).not.toMatch(/glass apple cider/)
})

test('a swap for a line without an amount has none', () => {
  expect(lines('butter, for greasing', eater({ allergens: ['milk'] }))[0]).toBe('vegan butter, for greasing')
})

test('a swap keeps the preparation only if it fits the replacement', () => {
  expect(lines('250 g butter, softened', eater({ allergens: ['milk'] }))[0]).toBe(
    '250 g vegan butter, softened',
  )
  expect(lines('300 g prawns, peeled and deveined', eater({ allergens: ['crustaceans'] }))[0]).toBe(
    '300 g white fish',
  )
  for (const line of lines('2 eggs, beaten', eater({ allergens: ['eggs'] })))
    expect(line).not.toMatch(/beaten/)
})

test('an egg for glazing is swapped for a glaze, not for a binder', () => {
  for (const { changes } of swap('1 egg, beaten, to glaze', eater({ allergens: ['eggs'] })))
    expect(changes).toMatch(/^Brush it on/)
})

test('swaps that the recipe itself offers come first', () => {
  expect(lines('2 tbsp butter or olive oil', eater({ allergens: ['milk'] }))[0]).toBe(
    '2 tablespoons olive oil',
  )
})

test('a swap that may contain the allergen names the label to look for', () => {
  expect(lines('200 g sultanas, chopped', eater({ allergens: ['sulphites'] }))[0]).toBe(
    '200 g sulphite-free sultanas, chopped',
  )
  expect(lines('200 g dried apricots, chopped', eater({ allergens: ['sulphites'] }))[0]).toBe(
    '200 g unsulphured dried apricots, chopped',
  )
})

test('a vegan with allergies to milk, soy and nuts gets no almond and no soy milk', () => {
  const found = lines('1 cup milk', eater({ diets: ['vegan'], allergens: ['milk', 'soy', 'nuts'] }))
  expect(found).toContain('1 cup oat milk')
  expect(found.join()).not.toMatch(/almond|soy|cashew|hazelnut/)
})

test('a swap suits all eaters', () => {
  const found = lines('1 cup milk', eater({ allergens: ['milk'] }), eater({ allergens: ['gluten'] }))
  expect(found).not.toEqual([])
  expect(found.join()).not.toMatch(/oat/)
})

test('a line without findings has no swaps', () => {
  expect(swap('2 tbsp olive oil', eater({ allergens: ['milk'], diets: ['vegan'] }))).toEqual([])
  expect(swap('1 cup milk')).toEqual([])
})

test('a line of two foods or an unknown food has no swaps', () => {
  const vegan = eater({ diets: ['vegan'] })
  expect(swap('butter and flour', vegan)).toEqual([])
  expect(swap('200 g zzyzx', vegan)).toEqual([])
})

test('for any line and eaters, no swap contains anything that they avoid', () => {
  const eaters = fc.array(
    fc
      .record({
        allergens: fc.subarray([...allergenIds], { maxLength: 4 }),
        diets: fc.subarray([...dietIds], { maxLength: 2 }),
        dislikes: fc.subarray(
          dislikedLines.map(([food]) => food),
          { maxLength: 2 },
        ),
      })
      .map(eater),
    { minLength: 1, maxLength: 3 },
  )
  fc.assert(
    fc.property(fc.constantFrom(...everyLine), eaters, (line, table) => {
      const swaps = swap(line, ...table)
      expect(swaps.length).toBeLessThanOrEqual(3)
      for (const { line: replacement, changes } of swaps) {
        const rechecked = checkLine(replacement)
        expect(rechecked.isUnknown, replacement).toBe(false)
        for (const concern of table.flatMap(concernsOfEater))
          expect(
            createLineReaderForConcern(concern)(rechecked),
            `${replacement} ${JSON.stringify(concern)}`,
          ).toBeNull()
        expect(changes).toMatch(/\.$/)
      }
    }),
    { numRuns: 300, seed: 7 },
  )
})

test('finding swaps throws for no line', () => {
  const vegan = eater({ diets: ['vegan', 'low-carb'], allergens: ['milk', 'eggs', 'gluten'] })
  const amount = fc.oneof(fc.double({ min: 0, max: 1e12, noNaN: true }).map(String), fc.string())
  fc.assert(
    fc.property(
      amount,
      fc.constantFrom('g', 'cups', 'cans', 'slices', ''),
      fc.constantFrom(...everyLine),
      (n, unit, line) => {
        expect(swap(`${n} ${unit} ${line}`, vegan).length).toBeLessThanOrEqual(3)
      },
    ),
    { numRuns: 200, seed: 7 },
  )
})

test.each([
  ['50 g almonds', { allergens: ['nuts' as const] }, /peanut|walnut|cashew/],
  ['50 g almonds', { otherAllergies: ['almonds'] }, /peanut|walnut|cashew/],
  ['50 g peanuts', { allergens: ['peanuts' as const] }, /almond|cashew/],
  ['200 g prawns', { allergens: ['crustaceans' as const] }, /squid|scallop|mussel/],
])('swaps for %s hold no related allergen of the eater %j', (line, avoids, related) => {
  const offered = lines(line, { ...eater({}), ...avoids })
  expect(offered).not.toEqual([])
  for (const replacement of offered) expect(replacement).not.toMatch(related)
})

test('somebody who only dislikes almonds is offered peanuts', () => {
  expect(lines('50 g almonds', eater({ dislikes: ['almonds'] })).join()).toMatch(/peanut/)
})

test('for somebody allergic to peanuts other seeds come before sesame', () => {
  expect(lines('2 tbsp peanut butter', eater({ allergens: ['peanuts'] })).at(0)).toMatch(/sunflower/)
})
