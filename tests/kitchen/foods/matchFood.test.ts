import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allergensInContents,
  contentsOfFood,
  pathToContainedFood,
} from '#shared/kitchen/foods/foodContents.ts'
import { getFoodByName } from '#shared/kitchen/foods/foods.ts'
import { matchFoodName } from '#shared/kitchen/foods/matchFoodName.ts'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'

const nameOf = (text: string) => matchFoodName(text).food?.name ?? null
const certainIn = (line: string) =>
  [...checkLine(line).allergens].filter(([, { isCertain }]) => isCertain).map(([id]) => id)

describe('a food is found under every word for it', () => {
  test.each([
    ['aubergines', 'eggplant'],
    ['brinjal', 'eggplant'],
    ['courgettes', 'zucchini'],
    ['coriander leaves', 'cilantro'],
    ['garbanzo beans', 'chickpeas'],
    ['capsicum', 'bell pepper'],
    ['prawns', 'shrimp'],
    ['mange tout', 'snow peas'],
    ['plain flour', 'all-purpose flour'],
    ['icing sugar', "confectioners' sugar"],
    ['double cream', 'heavy cream'],
  ])('the name "%s" is matched to the food %s', (one, other) => {
    expect(nameOf(one)).not.toBeNull()
    const [a, b] = [matchFoodName(one).food!, matchFoodName(other).food!]
    expect(
      a === b ||
        pathToContainedFood(a, b.name) !== null ||
        pathToContainedFood(b, a.name) !== null ||
        a.is.some((kind) => b.is.includes(kind)),
    ).toBe(true)
  })

  test.each([
    'zuchinni',
    'parmesean',
    'tumeric',
    'brocolli',
    'mozarella',
    'worchestershire sauce',
    'cinammon',
  ])('a misspelt food name is matched: %s', (name) => expect(nameOf(name)).not.toBeNull())

  test('size, state and cut do not change the matched food', () => {
    expect(nameOf('2 large ripe organic bananas')).toBe(nameOf('banana'))
    expect(nameOf('boneless, skinless chicken breasts')).toBe(nameOf('chicken breast'))
  })

  test('a name that is no food matches no food of the catalogue', () => {
    for (const name of ['zorbo flakes', 'glimmerwort', 'dragon cheesoid', '']) expect(nameOf(name)).toBeNull()
  })
})

describe('what a food is made of is derived, with the way that shows why', () => {
  test.each([
    ['passata', 'tomato'],
    ['tahini', 'sesame seed'],
    ['Worcestershire sauce', 'anchovy'],
    ['soy sauce', 'soybean'],
    ['soy sauce', 'wheat'],
    ['cheddar', 'cheese'],
  ])('the food "%s" is made of %s, among others', (name, part) => {
    expect(pathToContainedFood(getFoodByName(name), getFoodByName(part).name)?.path.at(-1)).toBe(
      getFoodByName(part).name,
    )
  })

  test('the explanation of an allergen names every food between the line’s food and the allergen', () => {
    const fish = allergensInContents(contentsOfFood(getFoodByName('Worcestershire sauce'))).get('fish')
    expect(fish).toMatchObject({ isCertain: true })
    expect(fish!.path[0]).toBe('Worcestershire sauce')
    expect(fish!.path.at(-1)).toMatch(/anchovy/)
  })
})

describe('false friends hold nothing of their namesakes', () => {
  test.each([
    '1 cup coconut milk',
    '2 cups buckwheat groats',
    '1 large eggplant',
    '200 g oyster mushrooms',
    '1/4 tsp nutmeg',
    '1 butternut squash',
    '1 can butter beans',
    '1 tsp cream of tartar',
    '1 head butter lettuce',
    '2 tbsp pine nuts',
    '100 g water chestnuts',
    '200 g rice noodles',
    '3 crab apples',
  ])('the line "%s" holds no allergen of the food that it is named after', (line) =>
    expect(certainIn(line)).toEqual([]),
  )
})

describe('words around a food are considered', () => {
  test('a free-from claim removes only the named content', () => {
    expect(certainIn('2 tbsp gluten-free soy sauce')).toEqual(['soy'])
    expect(certainIn('100 g vegan butter')).toEqual([])
    expect(certainIn('2 tbsp egg-free mayonnaise')).not.toContain('eggs')
  })

  test('a content of one of two alternatives is possible, of both certain', () => {
    expect(certainIn('50 g butter or olive oil')).toEqual([])
    expect(certainIn('50 g butter or ghee')).toEqual(['milk'])
  })

  test('the liquid or side that a food is packed or served with counts as content', () => {
    expect(certainIn('12 anchovies in olive oil')).toEqual(['fish'])
    expect(certainIn('100 g crackers with sesame')).toContain('sesame')
  })

  test('an allergen that a line denies, "no cheese", "almond-free", is not counted as its content', () => {
    expect(certainIn('1 cup pesto, no cheese')).not.toContain('milk')
    expect(certainIn('1 cup almond-free granola')).not.toContain('nuts')
  })

  test('flour, milk and cheese are made of the food named before them: "almond flour"', () => {
    expect(certainIn('1 cup lupin flour')).toEqual(['lupin'])
    expect(certainIn('1 cup oat milk')).not.toContain('milk')
    expect(certainIn('100 g spinach linguine')).toContain('gluten')
  })
})

test('matchFoodName throws for no text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { mentions, unknownWords } = matchFoodName(text)
      expect(mentions.every(({ food }) => food.name !== '')).toBe(true)
      expect(unknownWords.every((word) => word !== '')).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('matchFoodName accepts brackets, commas and joining words in any order', () => {
  const piece = fc.constantFrom(
    'milk',
    'or',
    'and',
    '(',
    ')',
    '[',
    ',',
    'free',
    'vegan',
    'no',
    'butter',
    'of',
    'flour',
    'zz',
    'with',
    '-',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expect(() => matchFoodName(pieces.join(' '))).not.toThrow()
    }),
  )
})
