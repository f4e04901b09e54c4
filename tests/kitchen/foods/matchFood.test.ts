import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergensIn, contentsOf, wayTo } from '#shared/kitchen/foods/contents.ts'
import { foodNamed } from '#shared/kitchen/foods/foods.ts'
import { matchFood } from '#shared/kitchen/foods/matchFood.ts'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'

const nameOf = (text: string) => matchFood(text).food?.name ?? null
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
  ])('%s is %s', (one, other) => {
    expect(nameOf(one)).not.toBeNull()
    const [a, b] = [matchFood(one).food!, matchFood(other).food!]
    expect(
      a === b ||
        wayTo(a, b.name) !== null ||
        wayTo(b, a.name) !== null ||
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
  ])('a misspelling is read: %s', (name) => expect(nameOf(name)).not.toBeNull())

  test('size, state and cut make no other food of it', () => {
    expect(nameOf('2 large ripe organic bananas')).toBe(nameOf('banana'))
    expect(nameOf('boneless, skinless chicken breasts')).toBe(nameOf('chicken breast'))
  })

  test('what nobody knows is not guessed', () => {
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
  ])('%s leads to %s', (name, part) => {
    expect(wayTo(foodNamed(name), foodNamed(part).name)?.path.at(-1)).toBe(foodNamed(part).name)
  })

  test('the way names every step between', () => {
    const fish = allergensIn(contentsOf(foodNamed('Worcestershire sauce'))).get('fish')
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
  ])('%s', (line) => expect(certainIn(line)).toEqual([]))
})

describe('words around a food are heard', () => {
  test('a claim takes out what it says, and no more', () => {
    expect(certainIn('2 tbsp gluten-free soy sauce')).toEqual(['soy'])
    expect(certainIn('100 g vegan butter')).toEqual([])
    expect(certainIn('2 tbsp egg-free mayonnaise')).not.toContain('eggs')
  })

  test('one of two is only possible, both hold it for certain', () => {
    expect(certainIn('50 g butter or olive oil')).toEqual([])
    expect(certainIn('50 g butter or ghee')).toEqual(['milk'])
  })

  test('what a thing is packed in, or served with, is in it', () => {
    expect(certainIn('12 anchovies in olive oil')).toEqual(['fish'])
    expect(certainIn('100 g crackers with sesame')).toContain('sesame')
  })

  test('what is left out is not in it', () => {
    expect(certainIn('1 cup pesto, no cheese')).not.toContain('milk')
    expect(certainIn('1 cup almond-free granola')).not.toContain('nuts')
  })

  test('flour, milk and cheese are of what stands before them', () => {
    expect(certainIn('1 cup lupin flour')).toEqual(['lupin'])
    expect(certainIn('1 cup oat milk')).not.toContain('milk')
    expect(certainIn('100 g spinach linguine')).toContain('gluten')
  })
})

test('any text is matched, and nothing is thrown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { mentions, unknownWords } = matchFood(text)
      expect(mentions.every(({ food }) => food.name !== '')).toBe(true)
      expect(unknownWords.every((word) => word !== '')).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('brackets, commas and joining words in any order are matched', () => {
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
      expect(() => matchFood(pieces.join(' '))).not.toThrow()
    }),
  )
})
