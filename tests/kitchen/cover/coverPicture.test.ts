import { describe, expect, test } from 'vitest'
import { chooseCoverPicture } from '#shared/kitchen/cover/chooseCoverPicture.ts'
import { coverBackgroundOfCuisine } from '#shared/kitchen/cover/coverBackgrounds.ts'
import { readLineWithMass } from '#shared/kitchen/nutrition/lineMass.ts'
import { cuisines } from '#shared/kitchen/questionnaire.ts'
import { coveredDishes } from './coveredDishes.ts'

const picture = (name: string, ...ingredients: string[]) =>
  chooseCoverPicture({ name, lines: ingredients.flatMap((line) => readLineWithMass(line) ?? []) })

describe('the picture of a recipe', () => {
  const dishes = coveredDishes
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))

  test('the cover picture is right for more than 150 common dish names', () => {
    expect(dishes.length).toBeGreaterThan(150)
    const found = dishes.map(
      ([, name = '', lines = '']) => `${picture(name, ...lines.split('; '))} | ${name}`,
    )
    expect(found).toEqual(dishes.map(([shown, name]) => `${shown} | ${name}`))
  })

  test.each([
    ['Chicken Noodle Soup', 'pot'],
    ['Gulaschsuppe', 'pot'],
    ['Turkey chili', 'pot'],
    ['Egg salad sandwich', 'sandwich'],
    ['Potato salad', 'salad'],
    ['Fish Tacos', 'taco'],
    ['Carrot cake', 'cake'],
    ['Mac and cheese', 'pasta'],
    ['Pho bo', 'noodles'],
    ['Peanut curry', 'curry'],
    ['Champignon rice', 'rice'],
    ['Lemon tart', 'pie'],
    ['Pastel de nata', 'custard'],
  ])('the cover shows the kind of dish in the recipe’s name: %s', (name, shown) => {
    expect(picture(name)).toBe(shown)
  })

  test.each([
    ['Tea-smoked duck', 'poultry'],
    ['Duck à l’orange', 'poultry'],
    ['Chili-garlic prawns', 'prawn'],
    ['Curry leaf squid with lime', 'squid'],
    ['Lentil-stuffed zucchini', 'cucumber'],
    ['Cod cakes with relish', 'fish'],
    ['Cauliflower steak', 'cauliflower'],
    ['Hamburg eggplant', 'aubergine'],
    ['Chicken with Forty Cloves', 'poultry'],
  ])('the cover shows the main food of the recipe’s name if it names no kind of dish: %s', (name, shown) => {
    expect(picture(name)).toBe(shown)
  })

  test('the cover shows the largest ingredient when the recipe’s name names no food', () => {
    expect(
      picture('Grandmother’s Favourite', '1 tbsp oil', '500 g beef', '1 carrot', '2 cloves garlic'),
    ).toBe('meat')
    expect(picture('Kimchi rice', '400 g beef', '200 g rice', '150 g kimchi')).toBe('rice')
  })

  test('the cover shows no meat, fish or egg for a recipe without it', () => {
    expect(picture('Tofu scramble with bok choy', '250 g firm tofu', '140 g bok choy')).toBe('tofu')
    expect(picture('Pulled pork of jackfruit', '400 g young jackfruit', '1 onion')).toBe('plate')
    expect(picture('Sushi', '300 g sushi rice', '1 avocado')).not.toBe('sushi')
  })

  test('the cover shows a plate when no food is known or has a picture', () => {
    expect(picture('Zorglub', '1 l water', 'salt')).toBe('plate')
    expect(picture('Roasted walnuts with garlic', '400 g walnuts', '2 cloves garlic')).toBe('plate')
  })
})

test('every cuisine has a cover background, and recipes without one have linen', () => {
  const grounds = cuisines.map(coverBackgroundOfCuisine)
  expect(grounds.filter((ground) => ground === 'linen')).toHaveLength(1)
  expect([
    coverBackgroundOfCuisine('Korean'),
    coverBackgroundOfCuisine('Sri Lankan'),
    coverBackgroundOfCuisine('Other'),
  ]).toEqual(['lacquer', 'saffron', 'linen'])
})
