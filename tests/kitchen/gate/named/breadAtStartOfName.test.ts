import { expect, test } from 'vitest'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

function verdictOfGluten(name: string, lines: string, steps: string): string {
  const ada = {
    name: 'Ada',
    allergens: ['gluten'],
    diets: [],
    dislikes: [],
    likes: [],
    isVulnerable: false,
  } as const
  const recipe = { name, description: '', ingredients: lines.split('; '), instructions: steps.split(' | ') }
  const { verdicts } = checkRecipe({ ...recipe, servings: 2, totalTimeMinutes: null }, [ada], {
    limitMinutes: null,
    meatPreference: null,
  })
  return verdicts[0]!.verdict
}

test.each([
  ['Oatcakes with cheese', '100 g cheddar', 'Slice and serve.'],
  ['Toastie with cheese', '50 g cheddar', 'Grill until melted.'],
  ['Biscottes au fromage', '100 g de fromage', 'Servir avec le fromage.'],
  ['Brezn mit Obatzda', '100 g Camembert', 'Mischen und servieren.'],
  ['Laugenbrezel mit Käse', '100 g Käse', 'Den Käse schneiden und servieren.'],
  ['Vermicelli soup', '500 g chicken', 'Boil the chicken for 1 hour.'],
  ['Egg and soldiers', '2 eggs', 'Boil the eggs for 10 minutes.'],
  ['Roast beef', '500 g beef', 'Roast for 1 hour. | Serve with Yorkshire puds.'],
  ['Suppe', '1 Zwiebel; 2 Möhren', 'Die Zwiebel anbraten. | Mit einer Breze servieren.'],
  ['Desayuno', '2 huevos; 1 tomate', 'Freír los huevos. | Rellenar una tortilla con el huevo.'],
])(
  'bread that no line lists may contain gluten: the recipe "%s" of %s with the step %s',
  (name, lines, steps) => {
    expect(verdictOfGluten(name, lines, steps)).toBe('may contain')
  },
)

test.each([
  ['Suppe', '1 Zwiebel; 2 Möhren', 'Die Zwiebel anbraten. | Die Fadennudeln zugeben und kochen.'],
  ['Suppe', '1 Zwiebel; 2 Möhren', 'Die Zwiebel anbraten. | Den Sauerteig zugeben und kochen.'],
])(
  'noodles and sourdough that a step adds contain gluten: the recipe "%s" of %s with the step %s',
  (name, lines, steps) => {
    expect(verdictOfGluten(name, lines, steps)).toBe('contains')
  },
)

test.each([
  ['Tortilla de patatas', '4 huevos; 2 patatas', 'Freír las patatas. | Cuajar la tortilla por ambos lados.'],
  ['Tortilla francesa', '2 huevos', 'Batir los huevos y cuajar la tortilla en la sartén.'],
  [
    'Tortilla',
    '4 huevos; 2 patatas',
    'Freír las patatas. | Añadir los huevos y darle la vuelta a la tortilla.',
  ],
  ['Soup with rice cakes', '1 onion', 'Fry the onion. | Serve with rice cakes.'],
])(
  'a Spanish omelette and rice cakes contain no gluten: the recipe "%s" of %s with the step %s',
  (name, lines, steps) => {
    expect(verdictOfGluten(name, lines, steps)).toBe('nothing found')
  },
)
