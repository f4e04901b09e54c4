import { expect, test } from 'vitest'
import { cooked } from './cookedDish.ts'

const soup = {
  lines: { stock: '1200 ml vegetable stock', veg: '=3 carrots, sliced', oil: '2 tbsp olive oil' },
}

test.each([
  [
    'Pour in the {stock} with the {veg} and simmer {~10}.',
    'bring to a simmer, about 8 minutes, and simmer 10 minutes',
  ],
  [
    'Pour in the {stock} with the {veg}, cover and simmer {~10}.',
    'bring to a simmer, about 8 minutes, cover and simmer 10 minutes',
  ],
])('the step "%s" tells and counts the time in which much stock gets hot', (step, said) => {
  const { steps, cook } = cooked({ ...soup, steps: ['Heat the {oil} in a pot.', step] })
  expect(steps.join(' ')).toContain(said)
  expect(cook).toBeGreaterThanOrEqual(18)
})

test('stock that already boils takes no time to get hot', () => {
  const { steps } = cooked({
    ...soup,
    steps: ['Heat the {oil} in a pot.', 'Pour in the hot {stock} with the {veg} and simmer {~10}.'],
  })
  expect(steps.join(' ')).not.toContain('bring to a simmer')
})

test('cold water in which something is put on takes its time to boil', () => {
  const { cook } = cooked({
    lines: { potato: '=800 g potatoes, peeled', salt: '1 tsp fine salt' },
    steps: [
      'Put the {potato} in cold salted water, bring to a boil and simmer {~18}, until soft; season with the {salt}.',
    ],
  })
  expect(cook).toBe(25)
})

const mushrooms = (grams: number, aim: string) =>
  cooked({
    lines: { veg: `=${grams} g mushrooms, sliced`, oil: '2 tbsp olive oil' },
    steps: [`Heat the {oil} in a skillet. Fry the {veg} over high heat {~8}, until ${aim}.`],
  }).steps[0]

test('more vegetables than a skillet browns are fried in batches, and softened at once', () => {
  expect(mushrooms(500, 'golden')).not.toContain('batches')
  expect(mushrooms(1200, 'golden')).toContain('in two batches, 16 minutes in all')
  expect(mushrooms(1200, 'soft')).not.toContain('batches')
})

test('pieces are shaped so that all get as many', () => {
  const shaped = (written: number, servings: number) =>
    cooked(
      {
        lines: { meat: '=500 g ground beef', oil: '2 tbsp olive oil' },
        steps: [
          `Shape the {meat} into {#${written}} ovals. Fry the ovals in the {oil} in a skillet {~8}, until brown.`,
        ],
      },
      servings,
    ).steps[0]
  expect(shaped(10, 4)).toMatch(/into (?:8|12) ovals/)
  expect(shaped(5, 4)).toContain('into 4 ovals')
})

test('each step takes a whole pinch of salt', () => {
  const { steps } = cooked({
    lines: { eggs: '=2 eggs', veg: '=200 g spinach', salt: '1/8 tsp fine salt', oil: '1 tbsp olive oil' },
    steps: [
      'Cook the {veg} with half of the {salt} in the {oil} in a pan {~2}. Fry the {eggs} with the rest of the {salt} {~3}, until set.',
    ],
  })
  expect(steps.join(' ')).toMatch(/with a pinch of salt.*with a pinch of salt/)
})
