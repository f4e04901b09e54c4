import { expect, test } from 'vitest'
import { cooked } from './cookedDish.ts'

const vegetables = (grams: number) => ({
  lines: { veg: `=${grams} g mushrooms, sliced`, oil: '2 tbsp olive oil' },
  steps: ['Heat the {oil} in a wide pot. Cook the {veg}, covered, {~20}, until soft.'],
})

test('more of a vegetable takes longer to cut', () => {
  expect(cooked(vegetables(1200)).prep - cooked(vegetables(300)).prep).toBeGreaterThanOrEqual(4)
})

test('a kilogram of vegetables in four kinds takes more than ten minutes to cut', () => {
  const { prep } = cooked({
    lines: {
      veg: '=300 g carrots, peeled and diced; =300 g mushrooms, sliced; =2 onions, finely chopped; =2 red bell peppers, diced; 4 cloves garlic, chopped',
      oil: '2 tbsp olive oil',
    },
    steps: ['Heat the {oil} in a wide pot. Cook the {veg}, covered, {~20}, until soft.'],
  })
  expect(prep).toBeGreaterThan(10)
})

test('five handfuls of herbs take longer than one', () => {
  const herbs = (handfuls: number) => ({
    lines: { herb: `=${handfuls} handfuls flat-leaf parsley, finely chopped`, oil: '2 tbsp olive oil' },
    steps: ['Stir the {herb} into the {oil}.'],
  })
  expect(cooked(herbs(5)).prep - cooked(herbs(1)).prep).toBeGreaterThanOrEqual(2)
})
