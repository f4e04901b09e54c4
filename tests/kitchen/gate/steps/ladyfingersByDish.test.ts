import { expect, test } from 'vitest'
import { readRecipe } from '#shared/kitchen/gate/readRecipe.ts'

function firstLineOf(name: string, lines: string) {
  const recipe = { name, description: '', ingredients: lines.split('; '), instructions: ['Mix.'] }
  return readRecipe(recipe).lines[0]!
}

test.each([
  // The dish tells which of the two is meant.
  ['Dish', '250 g lady fingers; 1 onion', 'okra'],
  ['Dish', '200 g ladyfingers; 250 g mascarpone; 1 onion', 'ladyfinger'],
  // What the line says itself counts more than the dish.
  ['Dish', '250 g okra (ladyfingers); 250 ml double cream', 'okra'],
  ['Dish', '250 g crisp ladyfingers; 1 onion', 'ladyfinger'],
  // The plural in one word is the biscuit where nothing tells of another.
  ['Dish', '250 g ladyfingers', 'ladyfinger'],
  ['Dish', '250 g ladyfinger', 'ladyfinger, okra'],
  ['Dish', '250 g lady fingers', 'ladyfinger, okra'],
  ["Lady's fingers", "250 g lady's fingers", 'ladyfinger, okra'],
  // With onions the biscuit stays possible, so that its eggs are not missed.
  ['Dish', '250 g ladyfinger; 1 onion', 'okra, ladyfinger'],
  ['Tomato salad', '200 g ladyfingers; 1 tsp salt', 'okra, ladyfinger'],
])('in "%s" of %s the first line is read as %s', (name, lines, foods) => {
  expect(firstLineOf(name, lines).foods.map((food) => food.name)).toEqual(foods.split(', '))
})

test('a line that names ladyfingers keeps its text, whatever they are read as', () => {
  expect(firstLineOf('Dish', '250 g lady fingers; 1 onion').text).toBe('250 g lady fingers')
})
