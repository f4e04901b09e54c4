import { describe, expect, test } from 'vitest'
import { translateFoodName } from '#shared/kitchen/foodNames.ts'
import { listTranslatedFoodNames } from '#shared/kitchen/gate/texts/translatedFoodNames.ts'

describe('the name of a food', () => {
  // One test, since the first that needs the names reads the tables of all foods.
  test('the name of a food is that of the language of the page', () => {
    const names = [
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
      ['pecan', 'es', 'nuez pecana'],
      ['mixed nuts', 'es', 'nuez'],
      ['hazelnut', 'es', 'avellana'],
      ['mustard', 'hi', 'सरसों'],
      ['wheat', 'ar', 'قمح'],
      ['black pepper', 'ar', 'فلفل اسود'],
      ['fresh fruit', 'de', 'Obst'],
      ['beetroot', 'de', 'Rote Bete'],
      ['breaded veal cutlet', 'de', 'Wiener Schnitzel'],
      ['almond milk', 'fr', 'lait d’amande'],
      ['caramel', 'fr', 'caramel au beurre salé'],
    ] as const
    const translated = names.map(([food, language]) => [
      ...[food, language],
      translateFoodName(language, food, listTranslatedFoodNames([food])),
    ])
    expect(translated).toEqual(names)
  })

  test('a food has its English name in English, and when no other is known', () => {
    const names = listTranslatedFoodNames(['peanut', 'no such food'])
    expect(new Set(names.map(({ food }) => food))).toEqual(new Set(['peanut']))
    expect(translateFoodName('en', 'peanut', names)).toBe('peanut')
    expect(translateFoodName('de', 'no such food', names)).toBe('no such food')
  })
})
