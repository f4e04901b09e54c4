import { expect, test } from 'vitest'
import { coverMotif } from '#shared/kitchen/coverMotif.ts'

const of = (name: string, ingredients: string[] = [], mealType = 'Dinner') =>
  coverMotif({ name, ingredients, mealType })

test.each([
  ['Chicken Noodle Soup', 'soup'],
  ['Spaghetti with Clams', 'noodles'],
  ['Fish Tacos', 'bread'],
  ['Garlic Prawns', 'fish'],
  ['Chicken with Forty Cloves', 'poultry'],
  ['Champignon rice', 'rice'],
  ['Peanut curry', 'soup'],
])('the name tells what the cover of %s shows', (name, motif) => {
  expect(of(name)).toBe(motif)
})

test('a name that tells nothing leaves it to the first ingredients', () => {
  expect(of('Grandmother’s Favourite', ['1 tbsp oil', '500 g beef', '1 carrot'])).toBe('meat')
  expect(of('Surprise', ['1 cup sugar'], 'Dessert')).toBe('sweet')
})

test('where nothing is known there are leaves, and no word is found within another', () => {
  expect(of('Zorglub', ['1 l water'])).toBe('greens')
  expect(of('Hamburg eggplant', [])).toBe('roots')
})
