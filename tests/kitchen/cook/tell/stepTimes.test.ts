import { expect, test } from 'vitest'
import { cooked } from './cookedDish.ts'

const lentils = {
  lines: { lentils: '=300 g red lentils', water: '1000 ml water', salt: '1 tsp fine salt' },
}

test('the time in which a pot comes to a boil is in the step and in the cooking time', () => {
  const { cook, steps } = cooked({
    ...lentils,
    steps: ['Bring the {lentils+water+salt} to a boil in a pot, cover and simmer {~20}, until soft.'],
  })
  expect(steps[0]).toContain('to a boil in a pot, about 7 minutes, cover and simmer 20 minutes')
  expect(cook).toBe(27)
})

test('a boiling time that the author wrote is said once, and is longer for more people', () => {
  const steps = ['Bring the {lentils+water+salt} to a boil {~7} in a pot; simmer {~20}, until soft.']
  expect(cooked({ ...lentils, steps }).steps[0]).toMatch(/to a boil, about 7 minutes, in a pot; simmer 20/)
  const forEight = cooked({ ...lentils, steps }, 8)
  expect(forEight.steps[0]).toMatch(/to a boil, about 11 minutes, in a pot; simmer 20/)
  expect(forEight.cook).toBe(31)
})

test('a little liquid in a hot pan boils without a time of its own', () => {
  const { cook, steps } = cooked({
    lines: { lentils: '=300 g red lentils', water: '150 ml water', salt: '1 tsp fine salt' },
    steps: ['Bring the {lentils+water+salt} to a boil in a pan and simmer {~20}, until soft.'],
  })
  expect(steps[0]).not.toContain('about')
  expect(cook).toBe(20)
})

const potatoes = { lines: { potato: '=800 g potatoes', oil: '2 tbsp olive oil', salt: '1 tsp fine salt' } }

test('waiting for the oven counts as preparation and is said where the work before it is shorter', () => {
  const { prep, cook, steps } = cooked({
    ...potatoes,
    steps: [
      'prep|Heat the oven to 200 °C (400 °F). Toss the {potato+oil+salt} on a baking sheet.',
      'Roast {~30}, until brown.',
    ],
  })
  expect(steps[0]).toContain('Heat the oven to 200 °C (400 °F), about 15 minutes. Toss')
  expect(prep).toBeGreaterThanOrEqual(15)
  expect(cook).toBe(30)
})

test('an oven that gets hot while a dough rests takes no time of its own', () => {
  const { steps } = cooked({
    ...potatoes,
    steps: [
      'prep|Heat the oven to 200 °C (400 °F). Toss the {potato+oil+salt} on a baking sheet and leave {~20}.',
      'Roast {~30}, until brown.',
    ],
  })
  expect(steps[0]).not.toContain('about 15 minutes')
})

test('work that the steps tell no minutes for is preparation, also after the first heat', () => {
  const { prep, cook } = cooked({
    ...potatoes,
    steps: [
      'Boil the {potato} in water {~20}, until soft; drain.',
      'Mash with the {salt}, shape into dumplings and roll them. @12',
      'Fry in the {oil} in a skillet {~6}, until brown.',
    ],
  })
  expect(cook).toBe(26)
  expect(prep).toBeGreaterThanOrEqual(12)
})

test('food that is cooked meanwhile in a second pan does not add to the cooking time', () => {
  const { cook } = cooked({
    ...potatoes,
    steps: [
      'Fry the {potato} in half of the {oil} in a skillet {~20}, until brown.',
      'Meanwhile warm the rest of the {oil} with the {salt} in a second pan {~5}.',
      'Toss both together {~2}.',
    ],
  })
  expect(cook).toBe(22)
})

test('what is fried beside a pot, one after the other, takes the sum of its times', () => {
  const { cook } = cooked({
    lines: {
      potato: '=800 g potatoes',
      onion: '2 onions, chopped',
      oil: '2 tbsp olive oil',
      salt: '1 tsp fine salt',
    },
    steps: [
      'Simmer the {potato} with the {salt} in a pot of hot water, covered, {~10}, until soft; drain.',
      'Meanwhile fry the {onion} in the {oil} in a skillet {&9}, until soft, lower the heat and cook {&8} more, until brown.',
      'Toss together and serve.',
    ],
  })
  expect(cook).toBeGreaterThanOrEqual(17)
})

test('a dish with a name of its own is cooked although its title says a word twice', () => {
  const template = {
    lines: { potato: '=800 g potatoes', oil: '2 tbsp olive oil', salt: '1 tsp fine salt' },
    steps: ['Boil the {potato} with the {salt} {~20}, until soft; toss with the {oil}.'],
    names: ['Potato upon potato'],
  }
  expect(() => cooked(template)).not.toThrow()
  expect(() => cooked({ ...template, isCombination: true })).toThrow()
})
