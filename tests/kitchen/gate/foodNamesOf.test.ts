import { describe, expect, test } from 'vitest'
import { translateFoodName } from '#shared/kitchen/foodNames.ts'
import { translatedFoodNames } from '#shared/kitchen/gate/texts/foodNamesOf.ts'

describe('the name of a food', () => {
  test.each([
    ['peanut', 'de', 'Erdnuss'],
    ['peanut', 'fr', 'arachide'],
    ['peanut', 'es', 'cacahuete'],
    ['peanut', 'hi', 'मूंगफली'],
    ['peanut', 'ar', 'فول سوداني'],
    ['soy sauce', 'de', 'Sojasauce'],
    ['pine nut', 'de', 'Pinienkern'],
    ['sesame seed', 'de', 'Sesam'],
    ['cheese', 'hi', 'चीज़'],
    ['egg', 'fr', 'œuf'],
    ['peanut oil', 'fr', 'huile d’arachide'],
    ['vodka', 'de', 'Wodka'],
    ['white wine', 'de', 'Weißwein'],
    ['walnut', 'es', 'nuez'],
    ['fish sauce', 'fr', 'sauce de poisson'],
  ])('the food %s in %s is called %s', (food, language, name) => {
    expect(translateFoodName(language, food, translatedFoodNames([food]))).toBe(name)
  })

  test('a food has its English name in English, and when no other is known', () => {
    const names = translatedFoodNames(['peanut', 'no such food'])
    expect(new Set(names.map(({ food }) => food))).toEqual(new Set(['peanut']))
    expect(translateFoodName('en', 'peanut', names)).toBe('peanut')
    expect(translateFoodName('de', 'no such food', names)).toBe('no such food')
  })
})
