import { expect, test } from 'vitest'
import { type BrokenRuleCase, braise, brokenBy, end, steps, stew } from './soundStew.ts'

test.each<BrokenRuleCase>([
  [
    'meat crowded in the pan',
    '900 g of meat browned at once in a large skillet',
    {
      ingredients: stew.ingredients.map((line) => line.replace('600 g boneless', '900 g boneless')),
      instructions: steps(
        'Pat the beef dry. Heat the oil in a large skillet and brown the beef 10 minutes with the salt.',
        braise,
        end,
      ),
    },
  ],
  [
    'browned too briefly',
    '600 g of pieces browned in 2 minutes',
    {
      instructions: steps(
        'Pat the beef dry and salt it. Heat the oil in a wide pot and brown the beef 2 minutes.',
        braise,
        end,
      ),
    },
  ],
  [
    'meat browned without being dried',
    'pieces that go wet into the pan',
    {
      instructions: steps(
        'Heat the oil in a wide pot and brown the beef with the salt in two batches, 10 minutes in all.',
        braise,
        end,
      ),
    },
  ],
  [
    'pieces crowded in the pan',
    'twelve patties in one skillet',
    {
      instructions: steps(
        'Pat the beef dry, grind it, knead it with the salt and shape into 12 patties.',
        'Heat the oil in a large skillet and fry the patties 10 minutes.',
        braise,
        end,
      ),
    },
  ],
  [
    'batches that one pan holds',
    '400 g of beef browned in two batches',
    { ingredients: stew.ingredients.map((line) => line.replace('600 g boneless', '400 g boneless')) },
  ],
])('the test rule "%s" reports a dish with %s', (rule, _, change) => {
  expect(brokenBy(change)).toContain(rule)
})
