import { expect, test } from 'vitest'
import { allergensTold, checkBeside, type RecipeLanguage } from '../recipeBeside.ts'

/** The allergens of a small recipe with these lines and one more step, "?" before one that is only possible. */
const told = (language: RecipeLanguage, line: string, step: string) =>
  allergensTold(checkBeside(language, { lines: line.split('; '), steps: [step] }))

test.each<[RecipeLanguage, string, string, string]>([
  ['en', '200 g rice noodles; 2 eggs', 'Add the egg noodles.', 'gluten eggs'],
  ['en', '200 g rice pasta; 2 eggs', 'Boil the egg pasta.', 'gluten eggs'],
  ['es', '200 g de fideos de arroz; 2 huevos', 'Añadir los fideos de huevo.', 'gluten eggs'],
  ['en', '250 ml soy milk', 'Add the milk powder.', 'soy ?milk'],
  ['en', '250 ml soy milk', 'Stir in the dried milk.', 'soy ?milk'],
  ['fr', '250 ml de lait de soja', 'Ajouter le lait en poudre.', 'soy milk'],
  ['en', '200 g rice noodles; 2 eggs', 'Add the noodles and the eggs.', 'eggs'],
  ['en', '250 ml soy milk', 'Add the milk.', 'soy'],
  ['en', '50 g almonds; 200 g rice flour', 'Add the almond flour.', 'nuts'],
])('a recipe in %s with %s that says "%s" contains: %s', (language, lines, step, allergens) => {
  expect(told(language, lines, step)).toBe(allergens)
})

test.each<[RecipeLanguage, string, string]>([
  ['fr', '200 g de nouilles de sarrasin', '?gluten'],
  ['de', '200 g Buchweizennudeln', '?gluten'],
  ['en', '4 tortillas', '?gluten ?soy'],
  ['de', '4 Tortillas', '?gluten ?soy'],
  ['es', '4 tortillas', '?gluten ?soy'],
  ['en', '4 flour tortillas', 'gluten ?soy'],
  ['en', '100 g vermicelli', '?gluten'],
  ['en', '100 g wheat vermicelli', 'gluten'],
  ['hi', '100 g सेवई', 'gluten'],
])('a recipe in %s with the line %s contains: %s', (language, line, allergens) => {
  expect(told(language, line, '')).toBe(allergens)
})

test('tortillas that only a step names may contain gluten', () => {
  expect(allergensTold(checkBeside('en', { steps: ['Warm the tortillas.'] }))).toBe('?gluten ?soy')
})
