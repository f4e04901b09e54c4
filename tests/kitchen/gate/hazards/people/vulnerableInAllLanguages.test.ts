import { expect, test } from 'vitest'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

const pregnant: Eater = { name: '', allergens: [], diets: [], dislikes: [], likes: [], isVulnerable: true }

function hazardsIn(ingredients: readonly string[], instructions: readonly string[]): string[] {
  const recipe = { name: '', description: '', ingredients, instructions, servings: 4, totalTimeMinutes: null }
  return checkRecipe(recipe, [pregnant], { limitMinutes: null, meatPreference: null }).findings.flatMap(
    (finding) => (finding.kind === 'hazard' ? [finding.hazard] : []),
  )
}

test.each([
  ['runny egg', ['4 Eigelb', '100 g Zucker'], 'Eigelb und Zucker im Wasserbad aufschlagen.'],
  ['runny egg', ['4 jaunes d’œufs'], 'Fouetter les jaunes au bain-marie.'],
  ['runny egg', ['4 yemas', '80 g de azúcar'], 'Batir las yemas con el azúcar al baño maría.'],
  ['runny egg', ['4 egg yolks'], 'Whisk the yolks in a water bath.'],
  ['runny egg', ['4 अंडे की जर्दी'], 'जर्दी को डबल बॉयलर में फेंटें।'],
  ['runny egg', ['4 صفار بيض'], 'اخفق الصفار في حمام مائي.'],
  ['cold soft cheese', ['200 g de queso azul'], 'Desmenuzar el queso azul sobre la ensalada.'],
  ['cold soft cheese', ['200 g de queso de cabra de rulo'], 'Poner el queso sobre la ensalada.'],
  ['cold soft cheese', ['200 g de rulo de cabra'], 'Poner el queso sobre la ensalada.'],
  ['cold soft cheese', ['200 g de fromage bleu'], 'Émietter sur la salade.'],
  ['cold soft cheese', ['200 ग्राम ब्लू चीज़'], 'सलाद पर डालें।'],
  ['alcohol', ['2 चम्मच रम'], 'मिलाएं।'],
  ['alcohol', ['2 बड़े चम्मच रम'], 'केक पर डालें।'],
  ['alcohol', ['50 मिली वाइन'], 'मिलाएं।'],
  ['raw milk', ['500 ml Milch, roh'], 'Trinken.'],
  ['raw milk', ['500 ml milk, raw'], 'Drink.'],
  ['raw milk', ['500 ml de lait, cru'], 'Boire.'],
  ['raw milk', ['500 ml de leche (cruda)'], 'Beber.'],
])('a vulnerable eater is warned of %s: %s: %s', (hazard, lines, step) => {
  expect(hazardsIn(lines, [step])).toContain(hazard)
})

test.each([
  ['runny egg', ['4 Eigelb', '100 ml Milch'], 'Im Wasserbad aufschlagen, bis die Masse 82 °C hat.'],
  ['runny egg', ['4 huevos', '500 ml de leche'], 'Hornear el flan al baño maría 50 minutos.'],
  ['runny egg', ['4 jaunes d’œufs'], 'Verser dans des ramequins et cuire au bain-marie au four 40 minutes.'],
  [
    'cold soft cheese',
    ['300 g de queso azul'],
    'Cocer la salsa con el queso azul 10 minutos hasta que hierva.',
  ],
  ['cold soft cheese', ['100 g de queso fresco de cabra'], 'Servir.'],
  ['alcohol', ['100 मिली वाइन', '1 प्याज'], 'प्याज और वाइन को 40 मिनट उबालें।'],
  ['raw milk', ['500 ml milk', '50 g raw sugar'], 'Mix.'],
  ['raw milk', ['500 ml Milch', '2 Möhren, roh'], 'Mixen.'],
])('a vulnerable eater is not warned of %s: %s: %s', (hazard, lines, step) => {
  expect(hazardsIn(lines, [step])).not.toContain(hazard)
})

test.each([
  ['alcohol', '100 ml Baileys'],
  ['cold smoked fish or pâté', '200 g smoked salmon'],
  ['cold soft cheese', '100 g brie'],
])('a vulnerable eater is warned of %s in a recipe without steps: %s', (hazard, line) => {
  expect(hazardsIn([line], [])).toEqual([hazard])
})

test('cooked rice that stays out overnight is reported in French and Spanish', () => {
  expect(hazardsIn(['300 g de riz'], ['Laisser le riz cuit à température ambiante toute la nuit.'])).toEqual([
    'rice kept warm',
  ])
  expect(
    hazardsIn(['300 g de arroz'], ['Dejar el arroz cocido a temperatura ambiente toda la noche.']),
  ).toEqual(['rice kept warm'])
  expect(hazardsIn(['300 g de riz'], ['Cuire le riz 12 minutes et servir.'])).toEqual([])
})
