import { expect, test } from 'vitest'
import { type BrokenRuleCase, brokenBy, stew } from './soundStew.ts'

test.each<BrokenRuleCase>([
  ['food of title or headnote', 'a title with a food that is not in it', { name: 'Beef stew with prunes' }],
  [
    'food of title or headnote',
    'a headnote with a food that is not in it',
    { description: 'Beef with a spoonful of yogurt on top.' },
  ],
  [
    'technique of title or headnote',
    'a headnote of a marinade overnight',
    { description: 'Beef that lies in the pot overnight.' },
  ],
  ['technique of title or headnote', 'a title of a grill that is not lit', { name: 'Grilled beef' }],
  [
    'cut of title or headnote',
    'a headnote of thin slices of what is cut into chunks',
    {
      description: 'Thin slices of beef in a dark sauce.',
      ingredients: stew.ingredients.map((line) => line.replace('sliced', 'cut into chunks')),
    },
  ],
  [
    'number of title or headnote',
    'a headnote of half an hour for what takes two',
    { description: 'Half an hour in the pot and it is done, thick and dark.' },
  ],
])('the test rule "%s" reports a dish with %s', (rule, _, change) => {
  expect(brokenBy(change)).toContain(rule)
})
