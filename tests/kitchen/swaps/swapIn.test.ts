import { expect, test } from 'vitest'
import { isFindingAboutEater } from '#shared/kitchen/findings/concerns.ts'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { findSwapsForLine } from '#shared/kitchen/swaps/findSwapsForLine.ts'
import { replaceLineInRecipe } from '#shared/kitchen/swaps/replaceLineInRecipe.ts'
import { eater } from './eatersAndLines.ts'

const noodles = {
  name: 'Noodles with peanuts',
  description: 'Soft noodles under crunchy peanuts.',
  ingredients: ['200 g rice noodles', '50 g peanuts', '1 tbsp lime juice'],
  instructions: ['Boil the noodles.', 'Toast the peanuts.', 'Sprinkle the peanuts over the noodles.'],
}
const ana = eater({ allergens: ['peanuts'] })
const foundFor = (recipe: typeof noodles) =>
  checkRecipe({ ...recipe, servings: 2, totalTimeMinutes: null }, [ana], {
    limitMinutes: null,
    meatPreference: null,
  })
    .findings.filter(isFindingAboutEater)
    .map(({ kind, namedIn, step }) => [kind, namedIn, step])

test('a swap changes the food’s name in line, steps, recipe name and description', () => {
  const swapped = replaceLineInRecipe(noodles, 1, '50 g roasted sunflower seeds')
  expect(swapped).toEqual({
    name: 'Noodles with sunflower seeds',
    description: 'Soft noodles under crunchy sunflower seeds.',
    ingredients: ['200 g rice noodles', '50 g roasted sunflower seeds', '1 tbsp lime juice'],
    instructions: [
      'Boil the noodles.',
      'Toast the sunflower seeds.',
      'Sprinkle the sunflower seeds over the noodles.',
    ],
  })
  expect(foundFor(swapped)).toEqual([])
})

test('after any offered swap for peanuts, every text that still names them has a finding', () => {
  for (const { line } of findSwapsForLine(checkLine('50 g peanuts'), [ana])) {
    const swapped = replaceLineInRecipe(noodles, 1, line)
    const isNamed = JSON.stringify(swapped).includes('peanut')
    expect([line, foundFor(swapped).length > 0]).toEqual([line, isNamed])
  }
})

test('a swap leaves a text unchanged that names the food by another word, and the check reports it', () => {
  const texts = { name: 'Peanut noodles', instructions: ['Boil the noodles.', 'Stir in each peanut.'] }
  const swapped = replaceLineInRecipe({ ...noodles, ...texts, description: '' }, 1, '50 g sunflower seeds')
  expect(swapped).toMatchObject(texts)
  expect(foundFor(swapped)).toEqual([['contains', 'step', 1]])
})

test('a food name is kept when it may mean another line or still fits the swap; an action word is replaced', () => {
  const butter = {
    ...noodles,
    name: '',
    description: '',
    ingredients: ['2 tbsp butter', '1 tbsp peanut butter', '1 lemon'],
    instructions: ['Butter the dish.', 'Melt the butter with the peanut butter.', 'Use a butter knife.'],
  }
  expect(replaceLineInRecipe(butter, 0, '2 tbsp vegan butter').instructions).toEqual(butter.instructions)
  expect(replaceLineInRecipe(butter, 0, '2 tbsp olive oil').instructions).toEqual([
    'Grease the dish.',
    'Melt the olive oil with the peanut butter.',
    'Use a butter knife.',
  ])
  const twice = { ...noodles, ingredients: ['50 g peanuts', '20 g peanuts, crushed', '1 lime'] }
  expect(replaceLineInRecipe(twice, 0, '50 g sunflower seeds').instructions).toEqual(twice.instructions)
})

test('a swap of one food for several foods changes only the line, and no step', () => {
  const eggs = { ...noodles, ingredients: ['2 eggs'], instructions: ['Whisk the eggs.'] }
  const swap = '2 tablespoons ground flaxseed plus 6 tablespoons water'
  expect(replaceLineInRecipe(eggs, 0, swap)).toEqual({ ...eggs, ingredients: [swap] })
})
