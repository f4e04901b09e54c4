import { describe, expect, test } from 'vitest'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { guestOfWish } from '#shared/kitchen/wish/guestOfWish.ts'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'

const halal = guestOfWish(readWishLimits('halal please').leftOut, false)!

const foundFor = (line: string) => {
  const recipe = { name: '', description: '', ingredients: [line], instructions: ['Mix.'] }
  const { findings } = checkRecipe({ ...recipe, servings: 4, totalTimeMinutes: 20 }, [halal], {
    limitMinutes: null,
    meatPreference: null,
  })
  return findings.find(({ kind }) => kind === 'contains' || kind === 'may contain')?.kind ?? null
}

describe('bare "soy" may be the sauce', () => {
  test.each(['soy', 'splash of soy', '2 tbsp soy', '2 EL Soja', 'soya', 'low sodium soy'])(
    '"%s" holds soy and may hold gluten',
    (line) => {
      const { allergens } = checkLine(line)
      expect([allergens.get('soy')?.isCertain, allergens.get('gluten')?.isCertain]).toEqual([true, false])
    },
  )

  test.each(['soy milk', 'soya beans', 'soy butter', 'soy protein isolate', 'soybeans', 'soy flour'])(
    '"%s" holds no sauce',
    (line) => {
      expect(checkLine(line).allergens.has('gluten')).toBe(false)
    },
  )
})

describe('names of pork in other languages', () => {
  test.each([
    '500 g Mett',
    'Hackepeter',
    'Zwiebelmett',
    '200 g Schmalz',
    'Griebenschmalz',
    'saindoux',
    'strutto',
    'manteca de cerdo',
    '500 g Wildschwein',
    'cinghiale',
    'sanglier',
    '1 kg cabeza de lomo',
  ])('"%s" is pork', (line) => {
    expect(foundFor(line)).toBe('contains')
  })

  test.each(['500 g Hackfleisch', '500 g gehakt', '1 filet mignon', '500 g lomo', 'manteca'])(
    '"%s" may be pork',
    (line) => {
      expect(foundFor(line)).toBe('may contain')
    },
  )

  test.each([
    'schmaltz',
    'chicken fat',
    'Gänseschmalz',
    'Butterschmalz',
    'steak tartare',
    'solomillo de ternera',
  ])('"%s" is no pork', (line) => {
    expect(foundFor(line)).toBe(null)
  })
})

test('"lumache" are snails or the pasta in their shape', () => {
  const { allergens } = checkLine('300 g lumache')
  expect([allergens.get('gluten')?.isCertain, allergens.get('molluscs')?.isCertain]).toEqual([true, false])
})
