import { describe, expect, test } from 'vitest'
import { foodsAskedForLittle } from '#shared/kitchen/wish/requirements/littleOfFood.ts'
import { readWishRequirements } from '#shared/kitchen/wish/requirements/readWishRequirements.ts'

const foodsAskedFor = (wish: string) =>
  readWishRequirements(wish).flatMap((each) => (each.kind === 'food in' ? each.anyOf : []))

describe('a food of which there is to be little', () => {
  test.each([
    ['nothing with loads of garlic', 'garlic'],
    ['not too much garlic', 'garlic'],
    ['go easy on the garlic', 'garlic'],
    ['light on the cream', 'cream'],
    ['nicht so viel Knoblauch', 'garlic'],
    ['wenig Käse', 'cheese'],
    ['pas beaucoup de fromage', 'cheese'],
    ["peu d'ail", 'garlic'],
    ['sin mucho ajo', 'garlic'],
    ['لا تكثر الثوم', 'garlic'],
    ['ثوم قليل', 'garlic'],
    ['कम लहसुन', 'garlic'],
  ])('the wish "%s" is read as one for little of a food, and not as asking for it', (wish, food) => {
    expect(foodsAskedFor(wish)).toEqual([])
    expect(foodsAskedForLittle(wish)).toEqual([food])
  })

  test.each([
    ['lots of garlic', 'garlic'],
    ['no onions but lots of garlic', 'garlic'],
    ['nothing fancy, with lots of garlic', 'garlic'],
    ['ohne Zwiebeln, viel Knoblauch', 'garlic'],
    ['pas de viande, beaucoup de fromage', 'cheese'],
    ['sin cebolla pero con mucho ajo', 'garlic'],
    ['a light curry with chickpeas', 'chickpea'],
  ])('the wish "%s" is read as asking for a food, and not for little of it', (wish, food) => {
    expect(foodsAskedFor(wish)).toContain(food)
    expect(foodsAskedForLittle(wish)).toEqual([])
  })

  test('the wish "easy on the chilli" does not ask for the dish chilli, and "an easy chilli" does', () => {
    expect(readWishRequirements('easy on the chilli').filter(({ kind }) => kind === 'dish')).toEqual([])
    expect(readWishRequirements('an easy chilli').map(({ kind }) => kind)).toContain('dish')
  })
})
