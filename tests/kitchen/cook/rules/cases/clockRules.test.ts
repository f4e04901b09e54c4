import { expect, test } from 'vitest'
import { type BrokenRuleCase, brokenBy, stew } from './soundStew.ts'

test.each<BrokenRuleCase>([
  [
    'header shorter than the steps',
    'a header of 60 minutes for steps of two hours',
    { prepTimeMinutes: 15, cookTimeMinutes: 45, totalTimeMinutes: 60 },
  ],
  [
    'header longer than the steps',
    'a header of four hours for steps of two',
    { cookTimeMinutes: 285, totalTimeMinutes: 300 },
  ],
  [
    'prep too short',
    'a kilogram of potatoes peeled and four vegetables cut in a minute',
    {
      prepTimeMinutes: 1,
      cookTimeMinutes: 30,
      totalTimeMinutes: 31,
      ingredients: stew.ingredients.map((line) =>
        line
          .replace('600 g potatoes', '1.2 kg potatoes')
          .replace('2 onions', '4 onions')
          .replace('4 carrots', '8 carrots'),
      ),
    },
  ],
])('the test rule "%s" reports a dish with %s', (rule, _, change) => {
  expect(brokenBy(change)).toContain(rule)
})

test('the rule "an hour that is less" finds 30 minutes where an hour or more was asked for, and not 55', () => {
  const short = { prepTimeMinutes: 10, cookTimeMinutes: 20, totalTimeMinutes: 30 }
  const long = { prepTimeMinutes: 10, cookTimeMinutes: 45, totalTimeMinutes: 55 }
  expect(brokenBy(short, { cookingTime: '1 hour or more' })).toContain('an hour that is less')
  expect(brokenBy(long, { cookingTime: '1 hour or more' })).not.toContain('an hour that is less')
})
