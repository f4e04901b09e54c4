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
  // Eight minutes of browning, six until the stock simmers, sixty of simmering.
  expect(cook).toBe(74)
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

const stirFry = [
  'Heat half of the {oil} in a wok over high heat and fry the {meat} {~5}, until brown; tip out.',
  'Add the rest of the {oil} and the {veg} and fry {~3}, until bright.',
  'Return the pork, pour in the {stock} and toss for a moment.',
]
const withVegetables = {
  ...lines,
  meat: '=400 g pork shoulder, in strips',
  veg: '2 red bell peppers, sliced',
}

test('a side is not fried between two steps of one pan, but before them, in a pan that is not the second', () => {
  const { steps } = cooked({ lines: withVegetables, side: 'cauliflower-rice', steps: stirFry })
  const { at, text } = sideOf(steps, /cauliflower in|cauliflower \w+ in/)
  expect(at).toBe(0)
  expect(text).toMatch(/^In a pan of 30 cm \(12 in\), fry the cauliflower/)
  expect(text).toMatch(/Keep warm under a lid\.$/)
  expect(steps.join(' ')).not.toMatch(/[Bb]ack at/)
})

test('a side beside what simmers for long is fried in a second pan and not kept warm', () => {
  const { steps } = cooked({
    lines: withVegetables,
    side: 'cauliflower-rice',
    steps: [
      'Heat the {oil} in a pot and brown the {meat} {~8}.',
      'Add the {veg}, pour in the {stock}, cover and simmer {~40}, until tender.',
      'Serve in bowls.',
    ],
  })
  const { at, text } = sideOf(steps, /cauliflower/)
  expect(at).toBe(2)
  expect(text).toContain('in a second pan')
  expect(text).not.toContain('Keep warm')
})

test('a step that names another pan itself is not told to go back to the first', () => {
  const { steps } = cooked({
    lines: withVegetables,
    side: 'basmati',
    steps: [
      'Heat half of the {oil} in a skillet and fry the {veg} {~5}, until soft.',
      'Melt the rest of the {oil} in a second, very wide skillet and fry the {meat} {~5}, until brown.',
    ],
  })
  expect(steps.join(' ')).not.toMatch(/[Bb]ack at/)
})

test('a side dish that takes as long as the dish itself is started first', () => {
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
