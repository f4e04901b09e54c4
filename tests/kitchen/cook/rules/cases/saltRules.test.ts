import { expect, test } from 'vitest'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { type BrokenRuleCase, braise, brokenBy, brown, end, steps, stew } from './soundStew.ts'

test.each<BrokenRuleCase>([
  [
    'salt that does not add up',
    'a quarter and an eighth of a teaspoon of half a teaspoon',
    {
      instructions: steps(
        brown.replace('the salt', '¼ teaspoon of the salt'),
        braise,
        `${end} Stir in ⅛ teaspoon of the salt.`,
      ),
    },
  ],
  [
    'pinch of salt not listed',
    'a pinch of salt beside half a teaspoon',
    { instructions: steps(brown, braise, `${end} Season with a pinch of salt.`) },
  ],
  [
    'salt to taste without tasting',
    'a line of salt to taste and steps that only season with it',
    {
      ingredients: stew.ingredients.map((line) =>
        line.replace('½ teaspoon fine salt', '½ teaspoon fine salt, plus more to taste'),
      ),
    },
  ],
  [
    'salted water without salt',
    'potatoes in salted water and half a teaspoon of salt, which is for the meat',
    { instructions: steps(brown, braise, `${end} Boil the potatoes in salted water 15 minutes.`) },
  ],
  [
    'salted water without salt',
    'potatoes in salted water where no salt is listed',
    {
      ingredients: stew.ingredients.filter((line) => !/ salt$/.test(line)),
      instructions: steps(
        brown.replace(' and season it with the salt', ''),
        braise,
        `Boil the potatoes in salted water. ${end}`,
      ),
    },
  ],
])('the test rule "%s" reports a dish with %s', (rule, _, change) => {
  expect(brokenBy(change)).toContain(rule)
})

test.each<[says: string, change: Partial<WrittenRecipe>]>([
  [
    'two quarters of a teaspoon add up to half a teaspoon',
    {
      instructions: steps(
        brown.replace('the salt', '¼ teaspoon of the salt'),
        braise,
        `${end} Stir in ¼ teaspoon of the salt.`,
      ),
    },
  ],
  [
    'a pinch more is listed beside the spoons',
    {
      ingredients: stew.ingredients.map((line) =>
        line.replace('fine salt', 'fine salt, plus more by the pinch'),
      ),
      instructions: steps(brown, braise, `${end} Season with a pinch of salt.`),
    },
  ],
  [
    'a step tastes where the line says so',
    {
      ingredients: stew.ingredients.map((line) => line.replace('fine salt', 'fine salt, plus more to taste')),
      instructions: steps(brown, braise, `${end} Taste for salt.`),
    },
  ],
  [
    'salt for the water is listed',
    {
      ingredients: stew.ingredients.map((line) =>
        line.replace('fine salt', 'fine salt, plus more for the water'),
      ),
      instructions: steps(brown, braise, `${end} Boil the potatoes in salted water 15 minutes.`),
    },
  ],
])('no rule of salt is broken where %s', (_, change) => {
  expect(brokenBy(change).filter((rule) => /\bsalt/.test(rule))).toEqual([])
})
