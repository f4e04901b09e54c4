import { expect, test } from 'vitest'
import { type BrokenRuleCase, braise, brokenBy, brown, end, steps, stew } from './soundStew.ts'

test.each<BrokenRuleCase>([
  [
    'garlic burnt',
    'garlic fried for 8 minutes over high heat',
    {
      instructions: steps(
        brown,
        braise.replace('; stir in the garlic 1 minute', '. Fry the garlic over high heat 8 minutes'),
        end,
      ),
    },
  ],
  [
    'garlic burnt',
    'garlic fried for 8 minutes beside onions',
    {
      instructions: steps(
        brown,
        braise.replace('onions and carrots and cook 6', 'onions and cook the carrots and garlic 8'),
        end,
      ),
    },
  ],
  [
    'onions brown too soon',
    'onions that are golden after 3 minutes',
    {
      instructions: steps(
        brown,
        braise.replace('cook 6 minutes, until soft', 'cook 3 minutes, until golden'),
        end,
      ),
    },
  ],
  [
    'pan left for a side',
    'a second pan where there was no first',
    { instructions: steps('In a second pan, warm the garlic in the oil 1 minute.', brown, braise, end) },
  ],
  [
    'pan left for a side',
    'rice between two steps of the stew',
    {
      instructions: steps(brown, 'Rinse the rice and cook it 18 minutes.', `Back at the pot, ${braise}`, end),
    },
  ],
  [
    'ground spices after the liquid',
    'turmeric and cumin stirred into the stock',
    {
      ingredients: [...stew.ingredients, '2 teaspoons ground cumin', '1 teaspoon ground turmeric'],
      instructions: steps(brown, braise, `Add the cumin and turmeric. ${end}`),
    },
  ],
])('the test rule "%s" reports a dish with %s', (rule, _, change) => {
  expect(brokenBy(change)).toContain(rule)
})
