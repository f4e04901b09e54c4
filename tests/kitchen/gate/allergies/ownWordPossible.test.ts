import { expect, test } from 'vitest'
import { createAllergyPathFinder } from '#shared/kitchen/gate/allergies/allergies.ts'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'

test.each([
  ['corn', '8 tortillas'],
  ['Mais', '8 Tortillas'],
  ['poppy seeds', '4 bagels'],
  ['mint', '200 g tzatziki'],
  ['carmine', '1 tbsp red sprinkles'],
])('the allergy %s is possible in "%s"', (allergy, line) => {
  expect(createAllergyPathFinder(allergy)(checkLine(line))?.isCertain).toBe(false)
})

test.each([
  ['corn', '8 flour tortillas'],
  ['corn', '4 pitas'],
  ['mint', '200 g yogurt'],
  ['poppy seeds', '4 bread rolls'],
])('the allergy %s is not reported for "%s"', (allergy, line) => {
  expect(createAllergyPathFinder(allergy)(checkLine(line))).toBeNull()
})
