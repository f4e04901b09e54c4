import { describe, expect, test } from 'vitest'
import { rescaleStep } from './scalingCalls.ts'

describe('a step for more or fewer people', () => {
  test.each([
    ['Add 200 ml of the stock.', 'Add 400 ml of the stock.'],
    ['Bring 400 ml (1⅔ cups) water to a boil.', 'Bring 800 ml (3⅓ cups) water to a boil.'],
    ['Rain it into 900 ml (3¾ cups) water.', 'Rain it into 1.8 l (7½ cups) water.'],
    [
      'Fry it in 1 tablespoon of the stock for 3 minutes each.',
      'Fry it in 2 tablespoons of the stock for 3 minutes each.',
    ],
    ['Crack the 2 eggs in, then 1 egg more.', 'Crack the 4 eggs in, then 2 eggs more.'],
    ['Scatter a handful of the mint over it.', 'Scatter 2 handfuls of the mint over it.'],
    ['Heat 1 tablespoon of the oil in a pan.', 'Heat 2 tablespoons of the oil in a pan.'],
  ])('%s', (text, expected) => {
    expect(rescaleStep(text, { factor: 2 })).toBe(expected)
  })

  test.each([
    'Bake at 180 °C (350 °F) for 25 minutes, then 1 hour 30 minutes more.',
    'Cook 3 minutes on each side.',
    'Grease a 23 cm/9 inch tin, a 2-litre dish and a 900 g loaf tin.',
    'Use a 9x13 inch pan and fill it to 2/3.',
    'Cut into 4 pieces and shape 8 balls of 30 g each.',
    'Shape 4 pieces of 100 g.',
    'Drop 2 tablespoons of the batter at a time into the pan.',
    'For each pancake pour 60 ml into the pan.',
    'Thin it by 10%. Serve 2 per person.',
    'Stir in half of the mint.',
    'Lay the pot aside until it reads 74 °C.',
  ])('times, temperatures, vessels, shares and amounts per piece are unchanged: %s', (text) => {
    expect(rescaleStep(text, { factor: 3 })).toBe(text)
  })
})

describe('pieces that a step takes of a line', () => {
  test.each([
    ['Crush 2 garlic cloves.', 'Crush 4 garlic cloves.'],
    ['Crush 1 of the garlic cloves.', 'Crush 2 of the garlic cloves.'],
    ['Crush 1 clove of the garlic.', 'Crush 2 cloves of the garlic.'],
    ['Slice 1 garlic clove.', 'Slice 2 garlic cloves.'],
  ])('are counted by the word of the line: %s', (text, expected) => {
    expect(rescaleStep(text, { factor: 2 }, ['4 garlic cloves'])).toBe(expected)
  })

  test.each([
    ['2 Zwiebel', 'Nimm 1 Zwiebel.', 'Nimm 2 Zwiebel.'],
    ['2 بصل', 'قطع 1 بصل.', 'قطع 2 بصل.'],
  ])('get no English ending where their name is not English: %s', (line, text, expected) => {
    expect(rescaleStep(text, { factor: 2 }, [line])).toBe(expected)
  })
})
