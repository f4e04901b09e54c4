import { expect, test } from 'vitest'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { allergensTold } from '../recipeBeside.ts'

const eater = {
  ...{ name: 'Ana', allergens: allergenIds, diets: [], dislikes: [], likes: [] },
  isVulnerable: false,
}

function check(lines: string, steps: readonly string[]) {
  const recipe = {
    ...{ name: '', description: '', servings: 4, totalTimeMinutes: null },
    ingredients: lines.split('; '),
    instructions: steps,
  }
  return checkRecipe(recipe, [eater], { limitMinutes: null, meatPreference: null })
}

const unread = (lines: string, ...steps: readonly string[]) =>
  check(lines, steps).findings.filter(({ kind }) => kind === 'texts not read')

const english = '8 chicken thighs; 1 onion'
const german = '8 Hähnchenschenkel; 1 Zwiebel'
const french = '8 cuisses de poulet; 1 oignon'
const spanish = '8 muslos de pollo; 1 cebolla'

test.each([
  ['500 g strong flour; 7 g yeast; salt', 'Knead 10 min, prove 1 h.', 'Brush with water and bake 35 min.'],
  [english, 'Grill 10 min.'],
  [english, 'Microwave 1 min.'],
  ['1 kg mussels; 1 onion', 'Steam 5 min, discard closed.'],
  [english, 'Roast 1 h 20. Rest 15 min.'],
  [english, '12 min at 200.'],
  [english, '200C, 35 min.'],
  [english, 'Air fryer 200C 18 min.'],
  [english, 'AF 20 mins 180'],
  [english, 'AF 20 mins 180, shake halfway.'],
  [english, 'IP 15 min NPR'],
  [english, 'Pressure cooker 15 min.'],
  [english, 'Blitz 1 min. Chill 2 h.'],
  [english, 'Sear 2 min a side.'],
  [english, 'Blanch 1 min, refresh.'],
  [german, 'Airfryer 180 Grad 20 Min.'],
  [german, 'Heißluftfritteuse, 20 min, 180 °C.'],
  [german, '180 °C Umluft 45 min.'],
  [german, 'Schnellkochtopf 15 min.'],
  [french, 'Cookeo, 15 min.'],
  [french, 'Airfryer 180 °C 25 min.'],
  [french, '45 min à 180 °C.'],
  [french, 'Cocotte-minute, 15 min.'],
  [spanish, 'Freidora de aire 180 grados 20 min.'],
  [spanish, 'Airfryer 20 min.'],
  [spanish, 'Olla exprés 15 min.'],
  [spanish, '40 min a 180 °C.'],
])('a short step is read in the language of its recipe: %s: %s', (lines, ...steps) => {
  expect(unread(lines, ...steps)).toEqual([])
})

test.each([
  [english, 'Fry the chicken.', 'Smör, mjölk och ost i 5 min.'],
  [english, 'Fry the chicken.', 'Smör 5 min.'],
  [english, 'Fry the chicken.', 'Blanda smöret och mjölken.'],
  [english, 'Fry the chicken.', 'Ajouter du lait et mélanger.'],
  [german, 'Das Huhn braten.', 'Add milk and butter, then stir.'],
])('a step in another language than the recipe is reported: %s: %s %s', (lines, ...steps) => {
  expect(unread(lines, ...steps)).toHaveLength(1)
})

test.each([
  ['Un chorrito de nata.', '?milk'],
  ['Un chorro de leche y listo.', '?milk'],
  ['Con nata montada.', 'milk'],
  ['Un chorrito de nata y piñones.', '?milk'],
])('the only step "%s" of a Spanish recipe is read: %s', (step, allergen) => {
  expect(allergensTold(check('1 cebolla; agua', [step])).split(' ')).toContain(allergen)
})
