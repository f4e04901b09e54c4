import { expect, test } from 'vitest'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

const recipe = { name: '', description: '', servings: 2, totalTimeMinutes: 20 }
const eater = { name: 'Ana', allergens: allergenIds, diets: ['vegan'] as const, dislikes: [], likes: [] }

/** Which of "gluten", "milk", "vegan" and so on a recipe contains or may contain, the latter with a question mark. */
function foundIn(ingredients: readonly string[], instructions: readonly string[] = []) {
  const { verdicts } = checkRecipe({ ...recipe, ingredients, instructions }, [eater], {
    limitMinutes: null,
    meatPreference: null,
  })
  return verdicts.flatMap(({ concern, verdict }) => {
    if (!/contain/.test(verdict) || !('id' in concern)) return []
    return [verdict === 'contains' ? concern.id : `${concern.id}?`]
  })
}

const isFound = (concern: string, ingredients: readonly string[], instructions: readonly string[] = []) =>
  foundIn(ingredients, instructions).some((id) => id === concern || id === `${concern}?`)

/** By what they hold: lines with a remark on another kind of their food. */
const remarks: Readonly<Record<string, readonly string[]>> = {
  gluten: [
    '1 cup flour (gluten-free works too)',
    '1 cup flour (GF works too)',
    '1 cup flour (gluten-free won’t work)',
    "2 cups flour (haven't tested gluten-free)",
    '2 cups flour (a gluten-free blend turns out nicely)',
    '1 cup flour (gluten-free gets gummy)',
    '1 cup flour (gluten-free: swap 1:1)',
    '1 cup flour (gluten-free, if needed)',
    '1 cup flour (gluten-free?)',
    '1 cup flour (such as gluten-free)',
    '1 cup flour (without gluten works too)',
    '1 cup flour, gluten-free also works',
    '1 cup flour - gluten-free works as well',
    '1 cup flour gluten-free works too',
    '1 cup gluten-free/regular flour',
    '1 cup regular/gluten-free flour',
    '200 g (gluten-free) flour',
    '200 g pasta (I used gluten-free)',
    '2 tbsp soy sauce (gluten-free works too)',
    '200 g Mehl (glutenfrei geht auch)',
    '200 g Mehl, glutenfrei klappt auch',
    '200 g Mehl (nicht glutenfrei)',
    '200 g Mehl (ich nehme glutenfreies)',
    '200 g de pâtes (les miennes sont sans gluten)',
    '200 g de farine (sans gluten ça marche aussi)',
    '200 g de farine sans gluten ou normale',
    '200 g de harina (sin gluten no funciona)',
    '200 g de pasta (la mía es sin gluten)',
    '200 g de harina (sin gluten sale igual)',
    '200 غ دقيق (خالي من الغلوتين يصلح أيضاً)',
    '1 कप मैदा (ग्लूटेन फ्री भी चलेगा)',
  ],
  milk: [
    '100 g butter (vegan works too)',
    '100 g butter (vegan block is good)',
    '100 g butter, though vegan does the job',
    '100 g (vegan) butter',
    '1 cup milk, dairy or dairy-free',
    '1 cup dairy or dairy-free milk',
    '1 cup regular or vegan milk',
    '1 cup milk (I use oat)',
    'cream cheese (the vegan one is great)',
    '200 g chocolate (dairy-free works too)',
    '200 g feta (such as Violife)',
    'pesto (without cheese works too)',
    '200 g mascarpone (plant-based: cashew cream)',
    '100 g Butter (vegan möglich)',
    '200 g Butter (vegan ist kein Problem)',
    '200 g normale oder vegane Butter',
    '200 ml (pflanzliche) Sahne',
    '100 g de beurre (vegan, ça marche)',
    '20 cl de crème (végétale aussi)',
    '100 g de mantequilla (vegana también)',
    '200 ml de nata vegetal o normal',
    '100 g de queso (el vegano no funde igual)',
    '200 مل كريمة (نباتية تنفع)',
    '200 مل كريمة (النباتية لذيذة)',
    '200 مل كريمة نباتية أو عادية',
    '1 कप दूध (वीगन भी चलेगा)',
    '1 कप वीगन या सामान्य दूध',
  ],
  eggs: ['2 tbsp mayonnaise (egg-free is fine)', '4 eggs (vegan works too)', '4 Eier (vegan klappt auch)'],
  crustaceans: [
    '200 g prawns (vegan: tofu)',
    '200 g Garnelen (vegan: Tofu)',
    '200 g crevettes (vegan : tofu)',
    '200 g gambas (vegano: tofu)',
  ],
  fish: ['1 tbsp fish sauce (vegan works too)'],
  molluscs: ['1 tbsp oyster sauce (vegetarian is fine)'],
  sesame: ['30 g sesame seeds (sesame-free works too)'],
  nuts: ['pesto (nut-free exists)', 'pesto (no nuts works too)'],
  peanuts: ['2 tbsp peanut butter (nut-free works too)'],
  mustard: ['1 tbsp mustard (mustard-free works too)'],
  vegan: [
    '100 g bacon (vegan works too)',
    '200 g lardons (veggie: smoked tofu)',
    '200 g mince (vegan: lentils)',
  ],
}

test.each(
  Object.entries(remarks).flatMap(([concern, lines]) => lines.map((line) => [line, concern] as const)),
)('the line "%s" is found for %s in spite of its remark', (line, concern) => {
  expect(isFound(concern, [line])).toBe(true)
})

test.each([
  ['gluten', '1 cup gluten-free flour (regular works too)'],
  ['milk', '100 g vegan butter (regular is fine)'],
  ['milk', '1 cup oat milk or regular'],
  ['milk', '100 g de mantequilla vegana (la normal también vale)'],
] as const)('%s is possible where a remark allows the ordinary kind: "%s"', (allergen, line) => {
  expect(foundIn([line])).toContain(`${allergen}?`)
})

test.each([
  ['gluten', 'gluten-free flour'],
  ['gluten', '1 cup gluten-free flour (King Arthur)'],
  ['gluten', '1 cup gluten-free flour (King Arthur is great)'],
  ['gluten', '1 cup flour (gluten-free)'],
  ['gluten', '1 cup flour, gluten-free'],
  ['gluten', '1 cup flour (must be gluten-free)'],
  ['gluten', '1 cup flour (has to be certified gluten-free)'],
  ['gluten', '200 g pasta (gluten-free, such as Barilla)'],
  ['gluten', '200 g pasta (gluten free, cooked)'],
  ['gluten', '2 tbsp soy sauce (gluten-free)'],
  ['gluten', '1 gluten-free pie crust (store-bought works too)'],
  ['gluten', '200 g Mehl (glutenfrei)'],
  ['gluten', '200 g Mehl (muss glutenfrei sein)'],
  ['gluten', '200 g de farine sans gluten'],
  ['gluten', '200 g de farine (sans gluten)'],
  ['gluten', '200 g de harina (debe ser sin gluten)'],
  ['gluten', '200 g de harina (certificada sin gluten)'],
  ['milk', 'vegan butter'],
  ['milk', 'dairy-free milk'],
  ['milk', '1 cup milk (must be dairy-free)'],
  ['milk', '250 ml milk (dairy-free only)'],
  ['milk', '1 tbsp butter, unsalted, vegan'],
  ['milk', '100 g butter (vegan)'],
  ['milk', '1 cup unsweetened almond milk (any dairy-free milk works)'],
  ['milk', '1 cup unsweetened or sweetened almond milk'],
  ['milk', '200 g fresh or frozen vegan puff pastry'],
  ['milk', '100 g Butter (vegan)'],
  ['milk', '200 g Schokolade (unbedingt vegan)'],
  ['milk', '100 g de beurre végétal'],
  ['milk', '100 g de beurre (vegan)'],
  ['milk', '20 cl de crème (végétale)'],
  ['milk', '100 g de mantequilla (vegana)'],
  ['milk', '200 مل كريمة (نباتية)'],
  ['milk', '1 कप वीगन दूध'],
  ['milk', 'pesto without cheese'],
] as const)('%s is not found in the line "%s"', (allergen, line) => {
  expect(isFound(allergen, [line])).toBe(false)
})

test('a line whose brackets say "milk-free" in German is no rice pudding', () => {
  expect(isFound('milk', ['200 g Schokolade (milchfrei und vegan)'])).toBe(false)
  expect(foundIn(['200 g Schokolade (milchfrei und vegan)'])).toContain('soy?')
})

test.each([
  'Ajouter la crème (végétale ça marche aussi).',
  'Ajouter la crème, végétale de préférence.',
  'Añadir la nata (vegetal también vale).',
  'Añadir la nata vegetal o normal.',
  'Die (pflanzliche) Sahne zugeben.',
  'Die Sahne zugeben (pflanzliche geht auch).',
  'أضف الكريمة (النباتية تصلح أيضا).',
  'क्रीम डालें (वीगन भी चलेगी)।',
  'Add the cream (vegan works too).',
  'Add regular or vegan cream.',
  'Stir in the dairy-free cream (regular works too).',
])('milk is found in the step "%s"', (step) => {
  expect(isFound('milk', ['1 zucchini'], [step])).toBe(true)
})

test.each([
  'Ajouter la crème végétale.',
  'Ajouter la crème (végétale).',
  'Añadir la nata vegetal.',
  'Añadir la nata (vegetal).',
  'Die pflanzliche Sahne zugeben.',
  'أضف الكريمة النباتية.',
  'वीगन क्रीम डालें।',
  'Add the vegan cream.',
])('milk is not found in the step "%s"', (step) => {
  expect(isFound('milk', ['1 zucchini'], [step])).toBe(false)
})

test.each([
  'wheat-free bread',
  'wheat-free pasta',
  '200 g wheat-free crackers',
  '200 g flour (wheat-free)',
  '1 cup couscous, wheat-free',
  '2 tbsp wheat-free tamari',
])('gluten is possible in "%s", which may be of rye, barley or spelt', (line) => {
  expect(foundIn([line])).toContain('gluten?')
})

test.each(['1 wheat-free corn tortilla', '1 flourless chocolate cake', '200 g gluten-free bread'])(
  'gluten is not found in "%s"',
  (line) => {
    expect(isFound('gluten', [line])).toBe(false)
  },
)
