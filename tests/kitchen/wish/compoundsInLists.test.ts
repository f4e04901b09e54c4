import { describe, expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'

const outOf = (wish: string) => readWishLimits(wish).leftOut.map(({ said }) => said)
const askedIn = (wish: string) =>
  readWishLimits(wish).unclear.flatMap(({ foods }) => foods.map(({ said }) => said))
const namedIn = (wish: string) => readWishLimits(wish).named.map(({ food }) => food)

describe('two foods of a list without commas whose words together name a third are both left out', () => {
  test.each([
    ['dairy gluten soy nut free cookies', ['dairy', 'gluten', 'nut', 'soy']],
    ['wheat dairy soy egg free muffins', ['dairy', 'egg', 'soy', 'wheat']],
    ['soy nut dairy free cake', ['dairy', 'nut', 'soy']],
    ['soy nut free cookies', ['nut', 'soy']],
    ['dairy soy nut allergy', ['dairy', 'nut', 'soy']],
    ['milk soy egg nut allergies', ['egg', 'milk', 'nut', 'soy']],
    ['egg soy milk wheat intolerance', ['egg', 'milk', 'soy', 'wheat']],
    ['cashew milk egg allergy', ['cashew', 'egg', 'milk']],
    ['fish egg nut allergy', ['egg', 'fish', 'nut']],
    ['my daughter cant eat dairy egg soy nuts', ['dairy', 'egg', 'nuts', 'soy']],
    ['no dairy wheat egg soy nuts fish', ['dairy', 'egg', 'fish', 'nuts', 'soy', 'wheat']],
    ['allergic to coconut milk eggs', ['coconut', 'eggs', 'milk']],
    ['allergic to oat milk wheat', ['milk', 'oat', 'wheat']],
    ['allergic to soy nuts', ['nuts', 'soy']],
    ['allergic to egg soy cheese nuts', ['cheese', 'egg', 'nuts', 'soy']],
    ['no dairy, soy milk, eggs', ['dairy', 'eggs', 'milk', 'soy']],
    ['allergisch gegen Soja Milch Ei Nuss', ['Ei', 'Milch', 'Nuss', 'Soja']],
    ['allergies: lait soja oeuf blé', ['blé', 'lait', 'oeuf', 'soja']],
    ['alérgico a leche soja huevo', ['huevo', 'leche', 'soja']],
    ['एलर्जी: सोया दूध अंडा', ['अंडा', 'दूध', 'सोया']],
    ['बादाम दूध अंडा से एलर्जी है', ['अंडा', 'दूध', 'बादाम']],
    ['सोया दूध गेहूं नहीं', ['गेहूं', 'दूध', 'सोया']],
    ['حساسية من بيض حليب صويا مكسرات', ['بيض', 'حليب', 'صويا', 'مكسرات']],
    ['بدون بيض حليب لوز', ['بيض', 'حليب', 'لوز']],
  ])(
    'two foods of a list without commas whose words together name a third are both left out: "%s"',
    (wish, said) => expect(outOf(wish).sort()).toEqual([...said].sort()),
  )

  test('two words of a list with commas that together name a food, and each an allergen, are both left out', () => {
    const wish = 'allergic: milk, eggs, soy nuts, fish'
    expect(outOf(wish)).toEqual(['milk', 'eggs', 'soy', 'nuts'])
    expect(askedIn(wish)).toEqual(['fish'])
  })
})

test.each([
  ['no egg soy milk pancakes', 'milk'],
  ['no egg almond milk pancakes', 'milk'],
  ['minus egg soy nuts pasta', 'nuts'],
  ['no dairy wheat egg muffins', 'egg'],
  ['rice milk egg free', 'milk'],
])('the allergen before a dish that may be one more of the list is asked about: "%s"', (wish, said) =>
  expect(askedIn(wish)).toContain(said),
)

test.each([
  ['dairy free coconut milk curry', 'coconut milk'],
  ['nut free soy milk pancakes', 'soy milk'],
  ['peanut butter milk free cake', 'peanut butter'],
  ['oat milk pancakes, no eggs', 'oat milk'],
])('a food of two words that is wished for stays one: "%s"', (wish, food) =>
  expect(namedIn(wish)).toContain(food),
)

test.each([
  ['allergic to cashew nuts milk', ['cashew nuts', 'milk']],
  ['soy milk free smoothie', ['soy milk']],
  ['allergic to eggs, coconut milk', ['eggs', 'coconut milk']],
])('a word of a list that only describes the food beside it is no food of its own: "%s"', (wish, said) =>
  expect(outOf(wish)).toEqual(said),
)
