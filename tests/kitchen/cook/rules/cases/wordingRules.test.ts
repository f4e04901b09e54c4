import { expect, test } from 'vitest'
import { type BrokenRuleCase, braise, brokenBy, brown, end, steps, stew } from './soundStew.ts'

test.each<BrokenRuleCase>([
  [
    'doubled food in a list',
    'the same food twice in a list',
    {
      instructions: steps(
        brown,
        braise.replace('the onions and carrots', 'the onions, carrots and onions'),
        end,
      ),
    },
  ],
  [
    'stitched words',
    'half an egg',
    {
      ingredients: [...stew.ingredients, '2½ eggs'],
      instructions: steps(brown, braise, `${end} Stir in the eggs.`),
    },
  ],
  [
    'stitched words',
    'a comma in front of minutes',
    { instructions: steps(brown, braise, `${end} Simmer, uncovered 5 minutes.`) },
  ],
  [
    'stitched words',
    'two and a half onions',
    { ingredients: stew.ingredients.map((line) => line.replace('2 onions', '2½ onions')) },
  ],
  [
    'stitched words',
    'a carrot of the carrot',
    { instructions: steps(brown, braise, `${end} Press the carrot of the carrot.`) },
  ],
  [
    'stitched words',
    'several cabbages in 200 g',
    {
      ingredients: [...stew.ingredients, '200 g green cabbages'],
      instructions: steps(brown, braise, `${end} Add the cabbages.`),
    },
  ],
])('the test rule "%s" reports a dish with %s', (rule, _, change) => {
  expect(brokenBy(change)).toContain(rule)
})
