import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'

const foodsOf = (wish: string) => {
  const { named, leftOut } = readWishLimits(wish)
  return [...named.map(({ food }) => food), ...leftOut.flatMap(({ foods }) => foods)]
}

test.each([
  'dinner for my mate',
  'my mate is coming, soup please',
  'a mate is coming, something quick',
  'a mate is vegan',
  'mate allergic to nuts',
  'school mate, no gluten',
  'dinner with mates',
])('a friend is no drink: "%s"', (wish) => expect(foodsOf(wish)).not.toContain('yerba mate'))

test.each(['yerba mate', 'mate tea', 'no mate', 'quiero un mate'])('mate is a drink: "%s"', (wish) => {
  expect(foodsOf(wish)).toContain('yerba mate')
})

test.each(['coliques', 'bébé a des coliques', 'Koliken', 'cólicos'])(
  'colic is no coeliac disease: "%s"',
  (wish) => {
    expect(readWishLimits(wish).leftOut.flatMap(({ allergens }) => allergens)).toEqual([])
  },
)
