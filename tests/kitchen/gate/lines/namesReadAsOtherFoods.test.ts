import { expect, test } from 'vitest'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { contentsOfFood } from '#shared/kitchen/foods/foodContents.ts'
import { getFoodByName } from '#shared/kitchen/foods/foods.ts'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

const pregnant: Eater = { name: '', allergens: [], diets: [], dislikes: [], likes: [], isVulnerable: true }

const recipeOf = (lines: readonly string[], steps: readonly string[]) =>
  checkRecipe(
    {
      name: '',
      description: '',
      ingredients: lines,
      instructions: steps,
      servings: 4,
      totalTimeMinutes: null,
    },
    [pregnant],
    { limitMinutes: null, meatPreference: null },
  )
const foodsOf = (line: string) => recipeOf([line], ['Mix.']).lines[0]!.foods.map(({ name }) => name)

test.each([
  ['2 cabezas de ajo', 'garlic'],
  ['1 cabeza de ajo', 'garlic'],
  ['2 cabezas de ajo asadas', 'garlic'],
  ['1 cabeza de lechuga', 'lettuce'],
  ['Salade de pâtes du commerce', 'pasta'],
  ['200 g de pâtes de riz', 'rice noodles'],
  ['300 g Frankfurter Grüne Soße', 'Frankfurt green sauce'],
  ['1 Portion Frankfurter Grüne Sauce', 'Frankfurt green sauce'],
  ['4 Frankfurter Würstchen', 'hot dog'],
  ['2 tomates cœur de bœuf', 'tomato'],
  ['3 tomates corazón de buey', 'tomato'],
  ['1 Dose Ölsardinen', 'canned sardine'],
  ['100 g Gummibärchen', 'gummy candy'],
  ['200 g Gulaschsuppe', 'goulash'],
  ['100 g Wildschweinsalami', 'game salami'],
  ['بسطرمة', 'pastirma'],
  ['مشمش مجفف', 'dried apricot'],
  ['كوب براعم الفصة', 'alfalfa sprout'],
  ['1 cabeza de ternera', "calf's head"],
  ['100 g pâté de campagne', 'pâté'],
  ['200 g pâtes de fruits', 'fruit paste'],
  ["100 g pâtes d'amande", 'marzipan'],
  ['6 saucisses de volaille', 'chicken sausage'],
  ['4 salchichas de pollo', 'chicken hot dog'],
  ['4 Hähnchenbratwürste', 'chicken sausage'],
  ['4 Rinderwürste', 'beef sausage'],
])('the line "%s" is read as %s and as no other food', (line, food) => {
  expect(foodsOf(line)).toEqual([food])
})

test('pasta made of wheat is no pâté', () => {
  expect(foodsOf('200 g pâtes de blé complet')).not.toContain('pâté')
})

test.each([
  'lamb sausage',
  'beef sausage',
  'chicken sausage',
  'turkey sausage',
  'venison sausage',
  'merguez',
])('a %s holds as much salt as a sausage, not as plain meat', (name) => {
  const { figures } = getFoodByName(name)
  expect(figures?.sodiumMg).toBeGreaterThan(500)
  expect(figures?.sodiumMg).toBeLessThan(1000)
})

test.each(['4 saucisses de poulet', '4 chicken sausages', '4 lamb sausages', '4 beef sausages'])(
  'milk, mustard, soy and gluten are possible in bought sausages: %s',
  (line) => {
    const { allergens } = checkLine(line)
    for (const allergen of ['milk', 'mustard', 'soy', 'gluten'] as const)
      expect(allergens.get(allergen)?.isCertain).toBe(false)
  },
)

test('a chicken frankfurter is sold cooked', () => {
  expect(contentsOfFood(getFoodByName('chicken hot dog')).get('poultry')?.isCertain).toBe(true)
  const { findings } = recipeOf(['4 chicken hot dogs'], ['Serve.'])
  const told = findings.flatMap((finding) => (finding.kind === 'hazard' ? [finding.hazard] : []))
  expect(told).toEqual(['cold cured meat'])
})

test.each([
  ['4 gekochte Eier', []],
  ['4 Eier, gekocht', []],
  ['4 Eier (gekocht)', []],
  ['4 gekochte, geschälte Eier', []],
  ['4 hartgekochte Eier', []],
  ['4 œufs cuits', []],
  ['4 weich gekochte Eier', ['raw egg', 'runny egg']],
  ['4 Eier, weich gekocht', ['raw egg', 'runny egg']],
  ['4 Eier', ['raw egg']],
])('eggs bought or prepared as "%s" are reported as %s', (line, told) => {
  const { findings } = recipeOf([line], ['Alles mischen und servieren.'])
  expect(findings.flatMap((finding) => (finding.kind === 'hazard' ? [finding.hazard] : []))).toEqual(told)
})

test.each([
  [
    ['6 œufs', '100 g de mayonnaise'],
    ['Cuire les œufs 10 minutes.', 'Mélanger les jaunes avec la mayonnaise.'],
    [],
  ],
  [
    ['6 eggs', '100 g mayonnaise'],
    ['Boil the eggs for 10 minutes.', 'Mash the yolks with the mayonnaise.'],
    [],
  ],
  [
    ['6 Eier', '100 g Mayonnaise'],
    ['Die Eier 10 Minuten kochen.', 'Das Eigelb mit der Mayonnaise verrühren.'],
    [],
  ],
  [
    ['6 eggs', '200 ml oil'],
    ['Boil 4 eggs for 10 minutes.', 'Whisk the yolks of the rest with oil to a mayonnaise.'],
    ['raw egg'],
  ],
  [['6 eggs', '100 g mayonnaise'], ['Mix the yolks with the mayonnaise.'], ['raw egg']],
])('the yolks of %s in %s are reported as %s', (lines, steps, told) => {
  const { findings } = recipeOf(lines, steps)
  expect(findings.flatMap((finding) => (finding.kind === 'hazard' ? [finding.hazard] : []))).toEqual(told)
})
