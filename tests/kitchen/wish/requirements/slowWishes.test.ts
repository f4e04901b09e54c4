import { expect, test } from 'vitest'
import { readWishRequirements } from '#shared/kitchen/wish/requirements/readWishRequirements.ts'

const isSlowAsked = (wish: string) =>
  readWishRequirements(wish).some((each) => each.kind === 'effort' && each.effort === 'slow')
const foodsOf = (wish: string) =>
  readWishRequirements(wish).flatMap((each) => (each.kind === 'food in' ? each.anyOf : []))

test.each([
  ['slow-roasted lamb', 'lamb'],
  ['slow-cooked beef', 'beef'],
  ['beef, cooked until it falls apart', 'beef'],
  ['langsam gegarte Schweineschulter', 'pork'],
  ['langsam geröstetes Lamm', 'lamb'],
  ['agneau rôti lentement', 'lamb'],
  ['agneau longuement mijoté', 'lamb'],
  ['cordero asado lentamente', 'lamb'],
  ['دجاج مطبوخ ببطء', 'chicken'],
  ['धीरे धीरे पका चिकन', 'chicken'],
])('"%s" asks for slow cooking and for the food that is cooked', (wish, food) => {
  expect(isSlowAsked(wish)).toBe(true)
  expect(foodsOf(wish)).toEqual([food])
})

test.each(['roasted lamb', 'gegarte Karotten', 'agneau rôti au four', 'cordero asado', 'دجاج مطبوخ'])(
  '"%s" asks for no slow cooking',
  (wish) => {
    expect(isSlowAsked(wish)).toBe(false)
  },
)

test('slow cooking of a dish by its name is read beside the dish', () => {
  expect(isSlowAsked('slow roast lamb')).toBe(true)
  expect(readWishRequirements('slow roast lamb').map(({ kind }) => kind)).toContain('dish')
  expect(isSlowAsked('roast lamb')).toBe(false)
})

test('a wish to use food that was cooked before is still read as one for leftovers', () => {
  const isLeftover = (wish: string) =>
    readWishRequirements(wish).some((each) => each.kind === 'food in' && each.isLeftover === true)
  expect(isLeftover('use up the cooked chicken')).toBe(true)
  expect(isLeftover('slow-cooked chicken')).toBe(false)
})
