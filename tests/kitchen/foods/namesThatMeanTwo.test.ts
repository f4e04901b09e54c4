import { describe, expect, test } from 'vitest'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { eaterFromWishLimits } from '#shared/kitchen/wish/people/eaterFromWishLimits.ts'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'

const halal = eaterFromWishLimits(readWishLimits('halal please').leftOut, false)!

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
    'the line "%s" contains soy and may contain gluten',
    (line) => {
      const { allergens } = checkLine(line)
      expect([allergens.get('soy')?.isCertain, allergens.get('gluten')?.isCertain]).toEqual([true, false])
    },
  )

  test.each(['soy milk', 'soya beans', 'soy butter', 'soy protein isolate', 'soybeans', 'soy flour'])(
    'the line "%s" contains no soy sauce',
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
  ])('the name "%s" means pork', (line) => {
    expect(foundFor(line)).toBe('contains')
  })

  test.each(['500 g Hackfleisch', '500 g gehakt', '1 filet mignon', '500 g lomo', 'manteca'])(
    'the name "%s" may mean pork',
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
  ])('the name "%s" does not mean pork', (line) => {
    expect(foundFor(line)).toBe(null)
  })
})

test('the name "lumache" means snails or the pasta shape', () => {
  const { allergens } = checkLine('300 g lumache')
  expect([allergens.get('gluten')?.isCertain, allergens.get('molluscs')?.isCertain]).toEqual([true, false])
})

describe('"ground nuts" are nuts that were ground, or groundnuts', () => {
  test.each([
    '1 cup ground nuts',
    '1 cup finely ground nuts',
    '100 g ground nuts (any kind)',
    '1 cup Ground Nuts of choice',
    '50 g ground-nuts',
  ])('the line "%s" may contain tree nuts and may contain peanuts', (line) => {
    const { allergens } = checkLine(line)
    expect([allergens.get('nuts')?.isCertain, allergens.get('peanuts')?.isCertain]).toEqual([false, false])
  })

  test.each([
    ['1 cup groundnuts', 'peanuts'],
    ['2 tbsp groundnut oil', 'peanuts'],
    ['2 tbsp ground nut oil', 'peanuts'],
    ['2 tbsp ground nut butter', 'peanuts'],
    ['1 cup ground hazelnuts', 'nuts'],
    ['1 cup ground mixed nuts', 'nuts'],
  ] as const)('the line "%s" certainly contains %s', (line, allergen) => {
    expect(checkLine(line).allergens.get(allergen)?.isCertain).toBe(true)
  })

  test('ground nutmeg is not a nut', () => {
    expect(checkLine('1 tsp ground nutmeg').allergens.size).toBe(0)
  })
})

describe('shellfish that is imitated is fish', () => {
  test.each([
    '1 cup artificial crab',
    '200 g artificial crab meat',
    '1 cup fake crab',
    '1 cup faux crab meat',
    '200 g mock crab',
    '200 g simulated crab',
    '8 fake crab sticks',
    '200 g crab substitute',
    '8 palitos de cangrejo',
    '8 bâtonnets de crabe',
    '200 g Krebsfleischimitat',
    '200 g imitation lobster',
    '200 g artificial shrimp',
    '200 g fake prawns',
    '200 g faux scallops',
  ])('the line "%s" contains fish and may contain crustaceans or molluscs', (line) => {
    const { allergens } = checkLine(line)
    expect(allergens.get('fish')?.isCertain).toBe(true)
    expect((allergens.get('crustaceans') ?? allergens.get('molluscs'))?.isCertain).toBe(false)
  })

  test.each(['200 g vegan crab', '8 vegan fake crab sticks', '200 g konjac shrimp'])(
    'the line "%s" contains neither fish nor shellfish',
    (line) => {
      const { allergens } = checkLine(line)
      expect([allergens.has('fish'), allergens.has('crustaceans')]).toEqual([false, false])
    },
  )
})

test('laksa paste may contain nuts', () => {
  expect(checkLine('2 tbsp laksa paste').allergens.get('nuts')?.isCertain).toBe(false)
})
