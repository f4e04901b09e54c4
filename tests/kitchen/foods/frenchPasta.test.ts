import { expect, test } from 'vitest'
import { matchFood } from '#shared/kitchen/foods/matchFood.ts'

test.each([
  ['pâtes', 'pasta'],
  ['400 g de pâtes', 'pasta'],
  ['pâtés', 'pâté'],
  ['pâté de campagne', 'pâté'],
  ['pates', 'pâté'],
])('the French word "%s" is read as %s by its accents', (name, food) => {
  expect(matchFood(name).food?.name).toBe(food)
})
