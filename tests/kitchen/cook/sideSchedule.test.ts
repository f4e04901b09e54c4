import { expect, test } from 'vitest'
import { cooked } from './cookedDish.ts'

const pork = '=600 g pork shoulder, in cubes'
const lines = { meat: pork, stock: '800 ml vegetable stock', oil: '2 tbsp olive oil' }

/** The step that cooks the side, and where it stands. */
function sideOf(steps: readonly string[], words: RegExp) {
  const at = steps.findIndex((step) => words.test(step))
  return { at, text: steps[at] ?? '' }
}

test('rice is put on so that it is ready when a long stew is, not at its beginning', () => {
  const { steps, cook } = cooked({
    lines,
    side: 'basmati',
    steps: [
      'Heat the {oil} in a pot and brown the {meat} {~8}.',
      'Pour in the {stock}, cover and simmer {~60}, until tender.',
      'Serve in bowls.',
    ],
  })
  const { at, text } = sideOf(steps, /rice/)
  expect(at).toBe(2)
  expect(text).toMatch(/^About 25 minutes before that is done, rinse the rice/)
  expect(cook).toBe(68)
})

test('a side that is warmed beside something fried is warmed before it, not meanwhile', () => {
  const { steps } = cooked({
    lines,
    side: 'flatbread',
    steps: [
      'Heat the {oil} in a skillet over high heat and fry the {meat} {~8}, until brown.',
      'Add the {stock} and stir over high heat {~3}, until it is gone.',
    ],
  })
  expect(steps.join(' ')).not.toContain('eanwhile')
})

test('a side is warmed meanwhile, or shortly before the end, where the dish bakes by itself', () => {
  const { steps } = cooked({
    lines,
    side: 'flatbread',
    steps: [
      'Heat the {oil} in a pot and fry the {meat} {~8}, until brown.',
      'Pour in the {stock}, cover and simmer {~40}, until tender.',
      'Serve at once.',
    ],
  })
  expect(sideOf(steps, /warm the/).text).toMatch(/^Shortly before that is done, warm the/)
})

test('what takes as long as the dish itself is put on first', () => {
  const { steps } = cooked({
    lines,
    side: 'basmati',
    steps: [
      'Heat the {oil} in a skillet and fry the {meat} {~8}, until brown.',
      'Add the {stock} and boil {~4}.',
    ],
  })
  expect(sideOf(steps, /rice/).at).toBe(0)
  expect(steps[1]).toMatch(/^Meanwhile, heat the/)
})
