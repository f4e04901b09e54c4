import { expect, test } from 'vitest'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

/** The allergens that a recipe certainly contains. */
function containedIn(change: {
  name?: string
  ingredients: readonly string[]
  instructions?: readonly string[]
}) {
  const { verdicts } = checkRecipe(
    { name: '', description: '', instructions: [], servings: 2, totalTimeMinutes: 20, ...change },
    [{ name: 'Ana', allergens: allergenIds, diets: [], dislikes: [], likes: [] }],
    { limitMinutes: null, meatPreference: null },
  )
  return verdicts.flatMap(({ concern, verdict }) =>
    verdict === 'contains' && 'id' in concern ? [concern.id] : [],
  )
}

test.each([
  ['Vegan burger', '4 burger buns', ['gluten']],
  ['Vegan burger', '4 slices cheese', ['milk']],
  ['Gluten-free pasta', '400 g pasta', ['gluten']],
  ['Dairy-free mash', '50 g butter', ['milk']],
  ['Egg-free mayo', '100 g mayonnaise', ['eggs']],
  ['Pâtes sans gluten', '400 g de pâtes', ['gluten']],
  ['Pasta sin gluten', '400 g de pasta', ['gluten']],
  ['वीगन पनीर', '200 ग्राम पनीर', ['milk']],
  ['كعك خالي من الغلوتين', '2 كوب دقيق', ['gluten']],
] as const)('a claim in the recipe name "%s" does not apply to the line "%s"', (name, line, told) => {
  expect(containedIn({ name, ingredients: [line] })).toEqual(told)
})

test.each([
  ['400 g gluten-free pasta', []],
  ['4 vegan burger patties', []],
  ['2 tbsp gluten-free soy sauce plus 1 tbsp hoisin sauce', ['gluten', 'soy', 'sesame']],
  ['vegan cheese and butter', ['milk']],
  ['vegan cheese, butter', ['milk']],
  ['200 g gluten-free pasta and 2 slices bread', ['gluten']],
  ['nut-free granola and almonds', ['gluten', 'nuts']],
  ['vegan mayonnaise with boiled eggs', ['eggs']],
  ['mantequilla vegana', []],
  ['mantequilla vegana y nata', ['milk']],
  ['400 g de pâtes sans gluten', []],
  ['pâtes sans gluten et 2 tranches de pain', ['gluten']],
  ['زبدة نباتية', []],
  ['زبدة نباتية وكريمة', ['milk']],
  ['वीगन मक्खन और क्रीम', ['milk']],
] as const)('a claim in the line "%s" applies only to the food beside it', (line, told) => {
  expect(containedIn({ ingredients: [line] })).toEqual(told)
})

test.each([
  ['Add the gluten-free soy sauce and the oyster sauce.', ['soy', 'molluscs']],
  ['Top with vegan cheese and butter.', ['milk']],
  ['Vegane Butter, Sahne und Käse zugeben und kochen.', ['milk']],
  ['Vegane Butter zugeben und kochen.', []],
  ['Ajouter le beurre végétal et la crème puis cuire.', ['milk']],
  ['Añade la mantequilla vegana y la nata y cuece.', ['milk']],
  ['Añade la mantequilla vegana y cuece.', []],
  ['वीगन मक्खन और क्रीम डालें और पकाएं।', ['milk']],
  ['वीगन मक्खन डालें और पकाएं।', []],
  ['أضف الزبدة النباتية والكريمة واخلط.', ['milk']],
  ['أضف الزبدة النباتية واخلط.', []],
] as const)('a claim in the step "%s" applies only to the food beside it', (step, told) => {
  expect(containedIn({ ingredients: ['1 cauliflower'], instructions: [step] })).toEqual(told)
})

/** The allergens that a line may contain, or certainly does. */
function possiblyIn(line: string, ...instructions: readonly string[]) {
  const { verdicts } = checkRecipe(
    { name: '', description: '', instructions, servings: 2, totalTimeMinutes: 20, ingredients: [line] },
    [{ name: 'Ana', allergens: allergenIds, diets: [], dislikes: [], likes: [] }],
    { limitMinutes: null, meatPreference: null },
  )
  return verdicts.flatMap(({ concern, verdict }) =>
    /contain/.test(verdict) && 'id' in concern ? [concern.id] : [],
  )
}

test.each([
  ['250 ml milk of choice', 'milk'],
  ['1 cup non-dairy creamer', 'milk'],
  ['80 g royal icing sugar', 'eggs'],
  ['100 g Persipan', 'nuts'],
  ['50 g penut butter', 'peanuts'],
  ['50 g peennut butter', 'peanuts'],
  ['50 g pe\u0430nut butter', 'peanuts'],
  ['1 tbsp pnut oil', 'peanuts'],
  ['1 tbsp seasame oil', 'sesame'],
  ['1 cup allmond milk', 'nuts'],
  ['2 tbsp cashue butter', 'nuts'],
  ['100 g de garrapiñadas', 'nuts'],
  ['1 pack Greek feta salad', 'milk'],
  ['1 pack smoked salmon avocado', 'fish'],
  ['4 breaded turkey escalopes', 'gluten'],
  ['300 g battered prawns', 'gluten'],
  ['4 panierte Putenschnitzel', 'gluten'],
  ['4 escalopes de dinde panées', 'gluten'],
] as const)('the line "%s" may contain %s', (line, allergen) => {
  expect(possiblyIn(line)).toContain(allergen)
})

test.each([
  ['4 gluten-free breaded turkey escalopes', 'gluten'],
  ['200 g oyster mushrooms', 'molluscs'],
  ['1 beefsteak tomato', 'milk'],
  ['1 butter lettuce', 'milk'],
  ['4 turkey escalopes', 'gluten'],
  ['100 g Kerrygold butter', 'peanuts'],
  ['1 cup Planet Oat milk', 'peanuts'],
  ['1 tbsp canolla oil', 'nuts'],
] as const)('the line "%s" gives no finding for %s', (line, allergen) => {
  expect(possiblyIn(line)).not.toContain(allergen)
})

test.each([
  ['250 g gluten-free spelt flour', 'gluten'],
  ['250 g gf spelt flour', 'gluten'],
  ['250 g spelt flour (gluten-free)', 'gluten'],
  ['250 g gluten free kamut pasta', 'gluten'],
  ['250 g gluten-free pasta (spelt)', 'gluten'],
  ['200 g gluten-free pearl barley', 'gluten'],
  ['200 g gluten-free bulgur', 'gluten'],
  ['200 g gluten-free seitan', 'gluten'],
  ['200 g rye bread, gluten-free', 'gluten'],
  ['100 g gluten-free wheat starch', 'gluten'],
  ['4 gluten-free wheat tortillas', 'gluten'],
  ['1 tbsp gluten-free barley malt syrup', 'gluten'],
  ['250 g glutenfreies Dinkelmehl', 'gluten'],
  ['250 g glutenfreie Nudeln aus Dinkel', 'gluten'],
  ['200 g glutenfreie Perlgraupen', 'gluten'],
  ["250 g farine d'épeautre sans gluten", 'gluten'],
  ['200 g boulgour sans gluten', 'gluten'],
  ['200 g farro sin gluten', 'gluten'],
  ['200 g harina de espelta sin gluten', 'gluten'],
  ['200 जी ग्लूटेन-फ्री गेहूं का आटा', 'gluten'],
  ['200 جم برغل خالي من الغلوتين', 'gluten'],
  ['100 g dairy-free goat cheese', 'milk'],
  ['100 g goat cheese without milk', 'milk'],
  ['200 ml dairy-free goat milk', 'milk'],
  ['100 g cow milk free goat cheese', 'milk'],
  ['100 g milchfreier Ziegenkäse', 'milk'],
  ['100 g queso de cabra sin leche', 'milk'],
  ['250 g nut-free almond flour', 'nuts'],
  ['100 g nut-free walnuts', 'nuts'],
  ['50 g peanut-free peanut butter', 'peanuts'],
  ['2 egg-free eggs', 'eggs'],
  ['200 g egg-free egg noodles', 'eggs'],
  ['200 g soy-free tofu', 'soy'],
  ['2 tbsp sesame-free tahini', 'sesame'],
  ['1 tsp mustard-free mustard', 'mustard'],
  ['200 g shellfish-free shrimp', 'crustaceans'],
] as const)('the line "%s" may contain %s, whatever it says it is free from', (line, allergen) => {
  expect(possiblyIn(line)).toContain(allergen)
})

test.each([
  ['Add the gluten-free spelt flour.', 'gluten'],
  ['Das glutenfreie Dinkelmehl zugeben.', 'gluten'],
  ["Ajouter la farine d'épeautre sans gluten.", 'gluten'],
  ['Añade el bulgur sin gluten.', 'gluten'],
  ['Stir in the dairy-free goat cheese.', 'milk'],
  ['Fold in the nut-free almond flour.', 'nuts'],
  ['Add the soy-free tofu.', 'soy'],
] as const)(
  'a food that the step "%s" puts in may contain %s, whatever it says it is free from',
  (step, allergen) => {
    expect(possiblyIn('200 g rice', step)).toContain(allergen)
  },
)

test.each([
  ['200 g gluten-free flour', 'gluten'],
  ['200 g gluten-free spaghetti', 'gluten'],
  ['2 tbsp gluten-free soy sauce', 'gluten'],
  ['200 g gluten-free buckwheat flour', 'gluten'],
  ['200 g gluten-free flour (no wheat)', 'gluten'],
  ['200 g gluten-free, wheat-free flour', 'gluten'],
  ['200 g gluten-free couscous', 'gluten'],
  ['200 g glutenfreies Buchweizenmehl', 'gluten'],
  ['200 g glutenfreie Nudeln ohne Weizen', 'gluten'],
  ['200 g farine de blé noir sans gluten', 'gluten'],
  ['200 g harina de trigo sarraceno sin gluten', 'gluten'],
  ['200 g harina sin gluten ni trigo', 'gluten'],
  ['100 g dairy-free butter', 'milk'],
  ['100 g dairy-free feta', 'milk'],
  ['200 ml dairy-free milk', 'milk'],
  ['250 ml milk (dairy-free only)', 'milk'],
  ['100 g vegan cheese', 'milk'],
  ['100 g vegan goat cheese', 'milk'],
  ['100 g egg-free mayonnaise', 'eggs'],
  ['2 vegan eggs', 'eggs'],
  ['200 g egg-free noodles', 'eggs'],
  ['100 g nut-free pesto', 'nuts'],
  ['1 tbsp soy-free soy sauce', 'soy'],
] as const)('the line "%s" is free of %s, as it says', (line, allergen) => {
  expect(possiblyIn(line)).not.toContain(allergen)
})

test.each([
  ['200 g gluten-free oats', 'gluten'],
  ['1 gluten-free beer', 'gluten'],
  ['200 ml lactose-free milk', 'milk'],
  ['2 tbsp gluten-free soy sauce', 'soy'],
  ['100 g egg-free mayonnaise', 'soy'],
  ['100 g nut-free pesto', 'milk'],
] as const)(
  'the line "%s" may contain %s, because its free-from claim does not exclude it',
  (line, allergen) => {
    expect(possiblyIn(line)).toContain(allergen)
  },
)
