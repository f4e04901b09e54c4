import { expect, test } from 'vitest'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'

test.each([
  '400 g creamed spinach',
  'frozen creamed spinach',
  'creamed mushrooms',
  'creamy coleslaw',
  'cheesy nachos',
  'loaded nachos',
  '200 g buttered leeks',
  '2 gratins de chou-fleur',
  'gratin de courgettes',
  '1 gratin de pâtes',
])('the line "%s" contains milk', (line) => {
  expect(checkLine(line).allergens.get('milk')?.isCertain).toBe(true)
})

test.each([
  'vegan cheesy nachos',
  '200 g dairy-free creamed spinach',
  '2 tbsp creamy peanut butter',
  '100 g creamed coconut',
  '1 tsp cream of tartar',
  '200 g spinach',
  '1 gratin dish',
])('the line "%s" does not certainly contain milk', (line) => {
  expect(checkLine(line).allergens.get('milk')?.isCertain ?? false).toBe(false)
})
