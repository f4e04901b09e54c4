import { expect, test } from 'vitest'
import { parseAllergyText } from '#shared/kitchen/allergyWords/parseAllergyText.ts'
import { createAllergyPathFinder } from '#shared/kitchen/gate/allergies/allergies.ts'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'

test.each([
  ['root vegetables', 'carrot'],
  ['Wurzelgemüse', 'carrot'],
  ['légumes racines', 'carrot'],
  ['verduras de raíz', 'carrot'],
  ['जड़ वाली सब्जियां', 'carrot'],
  ['خضروات جذرية', 'carrot'],
])('an allergy to %s is one to %s too', (words, food) => {
  expect(parseAllergyText(words)).toMatchObject({
    certainty: 'known',
    foods: expect.arrayContaining([food]),
  })
})

test.each(['A1 milk', 'A2 milk'])('an allergy to %s is one to milk and finds no steak sauce', (words) => {
  expect(parseAllergyText(words)).toMatchObject({ certainty: 'known', allergens: ['milk'] })
  expect(createAllergyPathFinder(words)(checkLine('2 tbsp A1 steak sauce'))).toBeNull()
})
