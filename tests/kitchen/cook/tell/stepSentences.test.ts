import { expect, test } from 'vitest'
import { cooked } from './cookedDish.ts'

const lines = {
  onion: '2 onions, sliced',
  cabbage: '1 green cabbage, shredded',
  pork: '=500 g ground pork',
  egg: '1 egg',
  oil: '2 tbsp olive oil',
  stock: '200 ml vegetable stock',
}
const stepOf = (step: string) => cooked({ lines, steps: [step] }).steps[0]

test.each([
  ['Cook the {onion} in the {oil} {~5}, until it softens.', 'until they soften.'],
  ['Cook the {onion+cabbage} in the {oil} {~5}, until it is soft.', 'until they are soft.'],
  ['Cook the {cabbage} in the {oil} {~5}, until it wilts.', 'until it wilts.'],
  ['Fry the {pork} in the {oil} {~5}, until it browns.', 'until it browns.'],
  ['Knead the {pork+egg+onion} until it is sticky.', 'until it is sticky.'],
  ['Simmer the {onion} in the {stock} {~5}, until it thickens.', 'until it thickens.'],
])('the step "%s" says "%s" of its foods', (step, said) => {
  expect(stepOf(step)).toContain(said)
})

test.each([
  ['Simmer the {cabbage} in the {stock}, uncovered {~5}.', 'stock, uncovered, 5 minutes.'],
  ['Fry the {pork} in the {oil}, stirring now and then {~5}.', 'oil, stirring now and then, 5 minutes.'],
  ['Simmer the {cabbage} in the {stock}, covered, {~5}.', 'stock, covered, 5 minutes.'],
  ['Simmer the {cabbage} uncovered {~5}.', 'cabbage uncovered 5 minutes.'],
])('in the step "%s" a time follows what is inserted after a comma', (step, said) => {
  expect(stepOf(step)).toContain(said)
})

test('a food that stands in two lines of a list is named once, with the amount of both', () => {
  const { steps } = cooked({
    lines: { soy: '2 tbsp soy sauce', more: '1 tbsp soy sauce', pork: '=500 g ground pork' },
    steps: ['Stir the {pork} with the {soy+more} in a pan {~5}.'],
  })
  expect(steps[0]).toBe('Stir the ground pork with the soy sauce in a pan 5 minutes.')
})

test('foods of nearly the same short name have their full names', () => {
  const { steps } = cooked({
    lines: {
      canned: '1 can canned chopped tomatoes',
      fresh: '3 tomatoes, diced',
      pork: '=500 g ground pork',
    },
    steps: ['Simmer the {pork} with the {canned+fresh} in a pan {~5}.'],
  })
  expect(steps[0]).toContain('canned chopped tomatoes')
})

test('a time for each batch is counted as often as there are batches', () => {
  const { cook } = cooked({
    lines: { ...lines, pork: '=900 g ground pork' },
    steps: ['Heat the {oil} in a skillet. Fry the {pork} in two batches, {~5} each, until brown.'],
  })
  expect(cook).toBe(10)
})
