import { describe, expect, test } from 'vitest'
import { parseAllergyText } from '#shared/kitchen/allergyWords/parseAllergyText.ts'
import { createAllergyPathFinder } from '#shared/kitchen/gate/allergies/allergies.ts'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'

const lines = {
  'peanut butter': '1 tbsp peanut butter',
  almonds: '100 g almonds',
  strawberries: '100 g strawberries',
  kiwi: '1 kiwi',
  mango: '1 mango',
  potato: '200 g potatoes',
  squid: '200 g squid',
  tomato: '1 tomato',
  carrot: '1 carrot',
  lentils: '200 g lentils',
  garlic: '2 cloves garlic',
  onion: '1 onion',
  leek: '1 leek',
  coconut: '50 g desiccated coconut',
  butter: '50 g butter',
  milk: '100 ml milk',
}
const heldBy = (allergy: string) =>
  Object.entries(lines).flatMap(([name, line]) =>
    createAllergyPathFinder(allergy)(checkLine(line)) ? [name] : [],
  )

test.each(['desiccated coconut', 'coconut oil', 'coconut flakes', 'coconut water', 'sweetened coconut'])(
  'the line "%s" is found for the allergy "coconut" in every language',
  (line) => {
    for (const allergy of ['coconut', 'Kokos', 'noix de coco', 'coco'])
      expect(createAllergyPathFinder(allergy)(checkLine(line))?.isCertain).toBe(true)
  },
)

describe('an allergy in several words means what they name together', () => {
  test.each([
    ['tree nuts', ['almonds']],
    ['tree nut allergy', ['almonds']],
    ['fruits à coque', ['almonds']],
    ['Schalenfrüchte', ['almonds']],
    ['frutos de cáscara', ['almonds']],
    ['legumes', ['peanut butter', 'lentils']],
    ['légumineuses', ['peanut butter', 'lentils']],
    ['noix de coco', ['coconut']],
    ['lait de coco', ['coconut']],
    ['leche de coco', ['coconut']],
    ['beurre de cacahuète', ['peanut butter']],
    ['mantequilla de cacahuete', ['peanut butter']],
    ['crema de cacahuete', ['peanut butter']],
    ['burro di arachidi', ['peanut butter']],
    ['Erdnussbutter', ['peanut butter']],
    ['beurre de cacao', []],
    ['onion family', ['garlic', 'onion', 'leek']],
    ['alliums', ['garlic', 'onion', 'leek']],
  ])('the allergy "%s" is found only in %j', (allergy, held) => {
    expect(parseAllergyText(allergy).certainty).toBe('known')
    expect(heldBy(allergy)).toEqual(held)
  })

  test.each([
    ['nuts', ['peanut butter', 'almonds']],
    ['peanuts and kiwi', ['peanut butter', 'kiwi']],
    ['kiwi, mango', ['kiwi', 'mango']],
    ['fraises et kiwi', ['strawberries', 'kiwi']],
    ['papa y kiwi', ['kiwi', 'potato']],
    ['alergia a la papa y al mango', ['mango', 'potato']],
    ['papa has a nut allergy', ['almonds']],
    ['mantequilla y kiwi', ['kiwi', 'butter', 'milk']],
    ['lait et beurre', ['butter', 'milk']],
    ['Tomaten und Karotten', ['tomato', 'carrot']],
  ])('the allergy "%s" is still found in %j', (allergy, held) => {
    expect(heldBy(allergy)).toEqual(expect.arrayContaining(held))
  })
})

test.each([
  ['soy and kiwi', '#soy'],
  ['Ei und Kiwi', '#eggs'],
  ['blé et kiwi', '#gluten'],
  ['maníes y kiwi', '#peanuts'],
  ['til aur kiwi', '#sesame'],
])(
  'the allergy "%s" keeps the food %s, although another language has no food of that name',
  (words, allergen) => {
    expect(parseAllergyText(words).allergens.map((id) => `#${id}`)).toContain(allergen)
  },
)
