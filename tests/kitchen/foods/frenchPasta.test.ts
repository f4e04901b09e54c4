import { expect, test } from 'vitest'
import { matchFoodName } from '#shared/kitchen/foods/matchFoodName.ts'

test.each([
  ['pâtes', 'pasta'],
  ['400 g de pâtes', 'pasta'],
  ['pâtés', 'pâté'],
  ['pâté de campagne', 'pâté'],
  ['pates', 'pâté'],
])('the French word "%s" is read as %s by its accents', (name, food) => {
  expect(matchFoodName(name).food?.name).toBe(food)
})
