import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'

const outOf = (wish: string) => readWishLimits(wish).leftOut.map(({ said }) => said)

test.each([
  ['allergic to tree nuts (not coconut)', ['tree nuts']],
  ['tree nut (not coconut) allergy', ['tree nut']],
  ['tree nut allergy (not coconut)', ['tree nut']],
  ['tree nut free (not coconut) brownies', ['tree nut']],
  ['gluten (not oats) free', ['gluten']],
  ['allergic to peanuts (not tree nuts), satay', ['peanuts']],
  ['no meat (not chicken)', ['meat']],
  ['allergisch gegen Nüsse (nicht Kokos)', ['Nüsse']],
  ['Nussallergie (nicht Kokosnuss)', ['Nussallergie']],
  ['allergique aux fruits à coque (pas la noix de coco)', ['fruits à coque']],
  ['allergique aux fruits à coque (mais pas la noix de coco)', ['fruits à coque']],
  ['alérgico a los frutos secos (no al coco)', ['frutos secos']],
  ['नट्स से एलर्जी (नारियल से नहीं)', ['नट्स']],
  ['حساسية من المكسرات (وليس جوز الهند)', ['المكسرات']],
])('a denial in brackets excepts its food from the limit: "%s"', (wish, said) =>
  expect(outOf(wish)).toEqual(said),
)

test.each(['tree nuts (not coconut)', 'Nüsse (nicht Kokos)', 'nuts (not coconut), brownies'])(
  'without a word of a limit both foods are asked about: "%s"',
  (wish) => {
    const { leftOut, unclear } = readWishLimits(wish)
    expect(leftOut).toEqual([])
    const asked = unclear.flatMap(({ foods }) => foods.map(({ food }) => food))
    expect(asked).toContain('coconut')
    expect(asked.some((food) => food.endsWith('nut') && food !== 'coconut')).toBe(true)
  },
)

test('peanuts denied behind nuts are asked about', () => {
  const { leftOut, unclear } = readWishLimits('no nuts (not peanuts)')
  expect(leftOut.map(({ said }) => said)).toEqual(['nuts'])
  expect(unclear.flatMap(({ foods }) => foods.map(({ food }) => food))).toEqual(['peanut'])
})

test.each([
  ['salad (not tomatoes)', ['tomatoes']],
  ['allergic to nuts (not even almonds)', ['nuts', 'almonds']],
  ['cake (no nuts)', ['nuts']],
])('a denial in brackets that is no exception leaves its food out: "%s"', (wish, said) =>
  expect(outOf(wish)).toEqual(said),
)
