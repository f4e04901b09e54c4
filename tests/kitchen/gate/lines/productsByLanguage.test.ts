import { expect, test } from 'vitest'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { allergensTold, checkBeside, type RecipeLanguage } from '../recipeBeside.ts'

const mayHaveEverything = '?eggs ?soy ?milk ?celery ?mustard'

test.each<[RecipeLanguage, string, string]>([
  ['es', '12 nuggets de pollo', `gluten ${mayHaveEverything}`],
  ['fr', '8 bâtonnets de poisson', 'gluten ?eggs fish ?soy ?milk ?mustard'],
  ['fr', '2 c. à s. de pâte de curry rouge', '?crustaceans ?fish ?soy'],
  ['es', '2 cucharadas de pasta de curry rojo', '?crustaceans ?fish ?soy'],
  ['es', '2 cucharadas de pasta de tomate', ''],
  ['fr', '1 c. à s. de pâte de tamarin', ''],
  ['es', '1 cucharada de pasta de tamarindo', ''],
  ['fr', '1 c. à s. de pâte de piment', '?sulphites'],
  ['fr', '1 c. à c. de pâte de vanille', ''],
  ['fr', '1 c. à c. de pâte de sésame', 'sesame'],
  ['de', '400 g frische Nudeln', 'gluten eggs'],
  ['fr', '400 g de pâtes fraîches', 'gluten eggs'],
  ['es', '400 g de pasta fresca', 'gluten eggs'],
  ['de', '100 g getrocknete Aprikosen', 'sulphites'],
  ['de', '100 g getrocknete Mango', '?sulphites'],
  ['de', '200 g Milchreis', '?milk ?nuts'],
  ['fr', '1 laitue beurre', ''],
  ['fr', '1 salade beurre', ''],
  ['es', '1 lechuga mantecosa', ''],
  ['fr', '400 g de pâtes', 'gluten'],
  ['es', '400 g de pasta', 'gluten'],
])('in a recipe in %s, the product "%s" contains: %s', (language, line, allergens) => {
  expect(allergensTold(checkBeside(language, { lines: [line] }))).toBe(allergens)
})

test('Spanish almond butter is not taken for a cream with milk and eggs for certain', () => {
  const told = allergensTold(checkBeside('es', { lines: ['2 cucharadas de crema de almendras'] }))
  expect(told.split(' ')).toContain('nuts')
  expect(told).not.toMatch(/(?<!\?)(?:milk|eggs)/)
})

test.each([
  '50 g de cacao en polvo',
  '1 cucharadita de comino en polvo',
  '1 cucharadita de jengibre en polvo',
  '1 cucharadita de pimentón en polvo',
  '100 g de azúcar en polvo',
  '1 cucharadita de curry en polvo',
  '10 g de levadura en polvo',
  '30 g de proteína en polvo',
  '10 g de polvo para hornear',
  '5 g de polvo de cinco especias',
])('Spanish "polvo" is powder, and no octopus: "%s"', (line) => {
  expect(allergensTold(checkBeside('es', { lines: [line] }))).not.toContain('molluscs')
})

test('Portuguese "polvo" is octopus', () => {
  expect(allergensTold(checkBeside('pt', { lines: ['1 kg de polvo limpo'] }))).toContain('molluscs')
})

test('an egg that a step lays on top soft-boiled is named so where no line lists it', () => {
  const recipe = {
    ...{ name: '', description: '', ingredients: ['2 slices bread'], servings: 2, totalTimeMinutes: null },
    instructions: ['Toast the bread. Top with a soft-boiled egg.'],
  }
  const { findings } = checkRecipe(recipe, [], { limitMinutes: null, meatPreference: null })
  const unlisted = findings.flatMap((finding) => (finding.kind === 'unlisted food' ? [finding.food] : []))
  expect(unlisted).toEqual(['soft-boiled egg'])
})
