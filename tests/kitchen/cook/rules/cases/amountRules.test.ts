import { expect, test } from 'vitest'
import { type BrokenRuleCase, braise, brokenBy, brown, end, steps, stew } from './soundStew.ts'

test.each<BrokenRuleCase>([
  [
    'energy of the meal',
    'a dinner of 1,500 kcal',
    {
      ingredients: stew.ingredients.map((line) =>
        line.replace('600 g potatoes', '4 kg potatoes').replace('3 table', '12 table'),
      ),
    },
  ],
  [
    'too much salt',
    'four teaspoons of salt',
    { ingredients: stew.ingredients.map((line) => line.replace('½ teaspoon fine', '4 teaspoons fine')) },
  ],
  [
    'too much fat',
    'a cup of oil a person',
    { ingredients: stew.ingredients.map((line) => line.replace('3 tablespoons', '500 ml')) },
  ],
  [
    'too much acid',
    'ten tablespoons of vinegar',
    {
      ingredients: [...stew.ingredients, '10 tablespoons red wine vinegar'],
      instructions: steps(brown, braise, `${end} Stir in the vinegar.`),
    },
  ],
  [
    'liquid per grain',
    'rice with a third of the water that it needs',
    {
      ingredients: [...stew.ingredients, '300 g basmati rice'],
      instructions: steps(
        brown,
        braise,
        'Rinse the rice, bring to a boil with 200 ml water, cover and cook over the lowest heat 18 minutes.',
        `${end} Serve with the rice.`,
      ),
    },
  ],
  [
    'portion of meat or fish',
    '1.2 kg of beef for four',
    { ingredients: stew.ingredients.map((line) => line.replace('600 g boneless', '1.2 kg boneless')) },
  ],
  [
    'pieces that cannot be shared',
    'five steaks for four',
    {
      ingredients: stew.ingredients.map((line) =>
        line.replace('600 g boneless beef chuck, cut into 3 cm (1¼ in) pieces', '5 beef steaks'),
      ),
    },
  ],
])('the test rule "%s" reports a dish with %s', (rule, _, change) => {
  expect(brokenBy(change)).toContain(rule)
})
