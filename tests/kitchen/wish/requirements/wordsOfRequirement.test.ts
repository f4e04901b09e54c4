import { describe, expect, test } from 'vitest'
import { readWishRequirements } from '#shared/kitchen/wish/requirements/readWishRequirements.ts'
import {
  removeWordsFromWish,
  wordsOfRequirement,
} from '#shared/kitchen/wish/requirements/wordsOfRequirement.ts'

function without(wish: string, said: string): string {
  const all = readWishRequirements(wish)
  const requirement = all.find((each) => each.said === said)
  if (!requirement) throw new Error(`“${said}” is not read; read are ${all.map((each) => each.said)}`)
  return removeWordsFromWish(wish, wordsOfRequirement(wish, requirement, all))
}

describe('a wish without the words of one of its requirements', () => {
  test.each([
    ['no onion', 'onion', ''],
    ['a creamy risotto, no onion', 'onion', 'a creamy risotto'],
    ['No onion. Creamy please.', 'onion', 'Creamy please.'],
    ['no onion or garlic', 'garlic', 'no onion'],
    ['no onion or garlic', 'onion', 'no garlic'],
    ['no onion, garlic and mushrooms', 'garlic', 'no onion, mushrooms'],
    ['without any mushrooms, for 6 people', 'mushrooms', 'for 6 people'],
    ['with sage and butter', 'butter', 'with sage'],
    ['with sage and butter', 'sage', 'with butter'],
    ['gnocchi with sage', 'sage', 'gnocchi'],
    ['a pizza for the kids', 'pizza', 'for the kids'],
    ['no oven, no blender', 'no oven', 'no blender'],
    ['in the slow cooker, feeds 10', 'slow cooker', 'feeds 10'],
    ['something spicy and crispy', 'crispy', 'something spicy'],
    ['under 500 kcal, with tofu', 'under 500 kcal', 'with tofu'],
    ['ohne Zwiebeln, mit Lachs', 'Zwiebeln', 'mit Lachs'],
    ['ohne Zwiebeln, mit Lachs', 'Lachs', 'ohne Zwiebeln'],
    ['sans gluten avec des courgettes', 'gluten', 'avec des courgettes'],
    ['con garbanzos y sin ajo', 'ajo', 'con garbanzos'],
    ['con garbanzos y sin ajo', 'garbanzos', 'sin ajo'],
    ['بدون بصل', 'بصل', ''],
    ['प्याज के बिना', 'प्याज', ''],
  ])('the wish "%s" without the words of the requirement "%s" is "%s"', (wish, said, left) => {
    expect(without(wish, said)).toBe(left)
  })

  test.each([
    'no onion, garlic and mushrooms, for 6 people',
    'a crispy schnitzel with potatoes, no oven',
    'vegan and gluten-free pancakes, under 500 kcal',
    'ohne Nüsse und ohne Sellerie, mit viel Käse',
    'lasagna, no mushrooms, serves 4, ready in 40 minutes',
    'tofu or tempeh, mild, at most 6 ingredients',
  ])('the wish "%s" without the words of a requirement still has all its other requirements', (wish) => {
    const all = readWishRequirements(wish)
    expect(all.length).toBeGreaterThan(2)
    for (const each of all) {
      const left = removeWordsFromWish(wish, wordsOfRequirement(wish, each, all))
      expect(readWishRequirements(left).map(({ said }) => said)).toEqual(
        all.filter((other) => other !== each).map(({ said }) => said),
      )
    }
  })
})
