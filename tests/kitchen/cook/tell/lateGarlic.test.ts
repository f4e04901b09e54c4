import { expect, test } from 'vitest'
import { cooked } from './cookedDish.ts'

const lines = {
  base: '2 onions, chopped; 3 cloves garlic, chopped',
  tomato: '3 tomatoes, diced',
  oil: '2 tbsp olive oil',
}
const first = (step: string) => cooked({ lines, steps: [step, 'Add the {tomato} and serve.'] }).steps[0]

test.each([
  [
    'Heat the {oil} in a pan. Cook the {base} {~8}, until soft.',
    'Cook the onions 8 minutes, adding the garlic for the last minute, until soft.',
  ],
  [
    'Soften the {base} in the {oil} over medium heat {~7}; serve.',
    'Soften the onions in the olive oil over medium heat 7 minutes, adding the garlic for the last minute; serve.',
  ],
  [
    'Heat the {oil} over high heat. Fry the {base} {~5}, until brown.',
    'Fry the onions 5 minutes, adding the garlic for the last minute, until brown.',
  ],
])('in "%s" garlic goes in for the last minute', (step, said) => {
  expect(first(step)).toContain(said)
})

test.each([
  'Heat the {oil} in a pan over medium heat. Cook the {base} {~4}, until soft.',
  'Cook the {base} in the {oil} gently {~12}, until soft.',
  'Cook the {base+tomato} in the {oil} over medium heat {~8}, until pulpy.',
  'Cook the {base} in the {oil} over medium heat, covered, {~8}, until soft.',
])('in "%s" garlic stays where the author put it', (step) => {
  const { steps } = cooked({ lines, steps: [step, '[Add the {tomato} and serve.]'] })
  expect(steps[0]).not.toContain('for the last minute')
  expect(steps[0]).toContain('garlic')
})
