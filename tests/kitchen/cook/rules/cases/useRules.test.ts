import { expect, test } from 'vitest'
import { type BrokenRuleCase, braise, brokenBy, brown, end, steps, stew } from './soundStew.ts'

test.each<BrokenRuleCase>([
  [
    'listed and not used',
    'a line that no step takes',
    { ingredients: [...stew.ingredients, '2 tablespoons capers'] },
  ],
  [
    'used and not listed',
    'parsley that no line lists',
    { instructions: steps(brown, braise, `${end} Scatter with the parsley.`) },
  ],
  [
    'more taken than listed',
    'four tablespoons taken of three',
    {
      instructions: steps(
        brown.replace('Heat the oil', 'Heat 2 tablespoons of the sunflower oil'),
        braise,
        `${end} Pour over 2 tablespoons of the sunflower oil.`,
      ),
    },
  ],
])('the test rule "%s" reports a dish with %s', (rule, _, change) => {
  expect(brokenBy(change)).toContain(rule)
})

test.each([
  ['Paleo', '120 ml dry white wine', true],
  ['Paleo', '1 tablespoon white wine vinegar', false],
  ['Keto', '400 g celery root', true],
  ['Keto', '2 stalks celery', false],
  ['Vegan', '120 ml dry white wine', false],
] as const)('for %s, “%s” is a food outside the diet: %s', (dietType, line, isOutside) => {
  const ingredients = [...stew.ingredients.filter((text) => !text.includes('potatoes')), line]
  expect(brokenBy({ ingredients }, { dietType }).includes('food outside the diet')).toBe(isOutside)
})
