import { expect, test } from 'vitest'
import { type AllergenId, allergenIds } from '#shared/kitchen/allergens.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

const recipes = {
  en: ['1 onion', 'Chop the onion and fry it in a pan for ten minutes.'],
  de: ['1 Zwiebel', 'Die Zwiebel schneiden und in einem Topf anbraten.'],
  fr: ['1 oignon', 'Couper l’oignon et le faire revenir dans une poêle.'],
  es: ['1 cebolla', 'Cortar la cebolla y sofreírla en una sartén.'],
  hi: ['1 प्याज', 'प्याज काटें और कड़ाही में भूनें।'],
  ar: ['1 بصلة', 'قطعي البصلة واقليها في المقلاة.'],
} as const

/** The verdict for an allergen of a recipe with this step behind its others. */
function verdictFor(
  allergen: AllergenId,
  step: string,
  {
    language = 'en',
    lines = [],
    name = '',
  }: { language?: keyof typeof recipes; lines?: string[]; name?: string } = {},
): string | undefined {
  const [line, first] = recipes[language]
  const eater = { name: 'Ana', allergens: allergenIds, diets: [], dislikes: [], likes: [] }
  const recipe = {
    ...{ name, description: '', servings: 4, totalTimeMinutes: 30 },
    ingredients: [line, ...lines],
    instructions: [first, step],
  }
  const { verdicts } = checkRecipe(recipe, [eater], { limitMinutes: null, meatPreference: null })
  return verdicts.find(({ concern }) => concern.kind === 'allergen' && concern.id === allergen)?.verdict
}

test.each<[keyof typeof recipes, string, AllergenId]>([
  ['en', 'Bring out the sausage rolls.', 'gluten'],
  ['en', 'Add some gravy.', 'gluten'],
  ['en', 'Pour over the gravy.', 'gluten'],
  ['en', 'Have it with chips and gravy.', 'gluten'],
  ['en', 'Bring out the cake.', 'gluten'],
  ['en', 'Set out the crackers.', 'gluten'],
  ['en', 'Fetch the custard.', 'milk'],
  ['en', 'Bring out the mince pies.', 'gluten'],
  ['en', 'Offer round the samosas.', 'gluten'],
  ['en', 'Take the quiche out of the freezer.', 'eggs'],
  ['en', 'Get the pizza out.', 'gluten'],
  ['en', 'Add some hollandaise.', 'eggs'],
  ['de', 'Die Würstchen im Schlafrock herausholen.', 'gluten'],
  ['de', 'Etwas Bratensoße dazugeben.', 'gluten'],
  ['de', 'Den Kuchen herausholen.', 'gluten'],
  ['de', 'Die Cracker bereitstellen.', 'gluten'],
  ['fr', 'Sortir le gâteau.', 'gluten'],
  ['fr', 'Apporter les crackers.', 'gluten'],
  ['fr', 'Sortir la quiche du congélateur.', 'eggs'],
  ['es', 'Traer el pastel.', 'gluten'],
  ['es', 'Sacar las empanadillas.', 'gluten'],
  ['hi', 'समोसे ले आएं।', 'gluten'],
  ['hi', 'केक निकालें।', 'gluten'],
  ['ar', 'أخرجي السمبوسك.', 'gluten'],
  ['ar', 'هات الكعكة.', 'gluten'],
])('a made food that a step brings in is found (%s): "%s" may contain %s', (language, step, allergen) => {
  expect(verdictFor(allergen, step, { language })).toMatch(/contain/)
})

test.each<[string, AllergenId, string[], string]>([
  ['Take the cake out of the oven.', 'gluten', ['100 g ground almonds', '100 g sugar', '3 eggs'], ''],
  ['Bring out the cake.', 'gluten', ['200 g rice'], 'Rice cake'],
  ['Pour over the gravy.', 'gluten', ['500 ml beef stock', '1 tbsp cornflour'], ''],
  ['Add some gravy.', 'milk', ['2 tbsp cornflour'], 'Onion gravy'],
  ['Serve with the mash.', 'milk', ['1 kg potatoes', '2 tbsp olive oil'], ''],
  ['Add the dressing.', 'mustard', ['2 tbsp olive oil'], ''],
  ['Take out the bay leaf.', 'gluten', ['1 bay leaf'], ''],
  ['Bring out the big pan.', 'gluten', [], ''],
  ['Get a large bowl.', 'gluten', [], ''],
])(
  'what a recipe makes of its own lines is not brought in: "%s" without %s',
  (step, allergen, lines, name) => {
    expect(verdictFor(allergen, step, { lines, name })).not.toMatch(/contain/)
  },
)
