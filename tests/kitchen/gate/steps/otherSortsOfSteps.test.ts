import { describe, expect, test } from 'vitest'
import { type AllergenId, allergenIds } from '#shared/kitchen/allergens.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

/** What the check tells of an allergen at the foods that only the steps name; null where it tells nothing. */
function toldAtSteps(line: string, onion: string, instructions: readonly string[], id: AllergenId) {
  const { findings } = checkRecipe(
    {
      ...{ name: '', description: '', ingredients: [line, onion], instructions },
      ...{ servings: 4, totalTimeMinutes: 20 },
    },
    [{ name: 'Ana', allergens: allergenIds, diets: [], dislikes: [], likes: [] }],
    { limitMinutes: null, meatPreference: null },
  )
  const told = findings.flatMap((finding) => {
    if (!('concern' in finding) || finding.line !== null) return []
    return finding.concern.kind === 'allergen' && finding.concern.id === id ? [finding.kind] : []
  })
  return told.includes('contains') ? 'contains' : (told[0] ?? null)
}

const inEnglish = (line: string, step: string, id: AllergenId) => toldAtSteps(line, '2 onions', [step], id)

describe('a step that names another sort than the line tells of it for certain', () => {
  test.each<[string, string, AllergenId]>([
    ['8 corn tortillas', 'Warm the flour tortillas.', 'gluten'],
    ['8 corn tortillas', 'Warm 8 small wheat tortillas.', 'gluten'],
    ['300 g rice noodles', 'Add the egg noodles.', 'gluten'],
    ['300 g rice noodles', 'Add the egg noodles.', 'eggs'],
    ['300 g rice noodles', 'Cook the udon noodles.', 'gluten'],
    ['200 g gluten-free bread', 'Toast the rye bread.', 'gluten'],
    ['200 g gluten-free bread', 'Toast the sourdough bread.', 'gluten'],
    ['400 g chickpea pasta', 'Cook the egg pasta.', 'eggs'],
    ['8 rice paper wrappers', 'Fill the wonton wrappers.', 'gluten'],
    ['200 g gluten-free flour', 'Fold in the wheat flour.', 'gluten'],
    ['200 g buckwheat flour', 'Fold in the wheat flour.', 'gluten'],
    ['200 g buckwheat', 'Add the wheat.', 'gluten'],
    ['200 ml oat milk', "Pour in the cow's milk.", 'milk'],
    ['400 ml coconut milk', 'Pour in the condensed milk.', 'milk'],
    ['200 ml coconut cream', 'Stir in the sour cream.', 'milk'],
    ['200 ml coconut cream', 'Stir in the cream cheese.', 'milk'],
    ['200 ml soy cream', 'Stir in the heavy cream.', 'milk'],
    ['200 ml almond milk', 'Pour in the soy milk.', 'soy'],
    ['50 g almond butter', 'Add the peanut butter.', 'peanuts'],
    ['50 g peanut butter', 'Add the almond butter.', 'nuts'],
    ['200 g vegan cheese', 'Add the cheddar.', 'milk'],
    ['200 g vegan mayonnaise', 'Stir in the egg yolks.', 'eggs'],
  ])(
    'a step that names another sort of food than its line is a certain finding: %s, "%s"',
    (line, step, id) => {
      expect(inEnglish(line, step, id)).toBe('contains')
    },
  )
})

describe('a word of a step that only tells apart the food of a line does not mean that line', () => {
  test.each<[string, string, AllergenId]>([
    ['300 g oyster mushrooms', 'Add the oysters.', 'molluscs'],
    ['1 head butterhead lettuce', 'Spread with butter.', 'milk'],
    ['1 tbsp lemon butter lettuce', 'Melt the butter.', 'milk'],
    ['200 g butter beans', 'Melt the butter.', 'milk'],
    ['1 butternut squash', 'Melt the butter.', 'milk'],
    ['1 butternut squash', 'Add the nuts.', 'nuts'],
    ['1 pinch of nutmeg', 'Chop the nuts.', 'nuts'],
    ['200 g chestnut mushrooms', 'Chop the nuts.', 'nuts'],
    ['1 eggplant', 'Beat the egg.', 'eggs'],
    ['1 tsp cream of tartar', 'Pour in the cream.', 'milk'],
    ['2 tbsp coconut oil', 'Melt the butter.', 'milk'],
  ])(
    'a food in a step is a certain finding if its word only describes the food of a line: %s, "%s"',
    (line, step, id) => {
      expect(inEnglish(line, step, id)).toBe('contains')
    },
  )
})

describe('a bare word may mean another food than that of the line, or the food of the line', () => {
  test.each<[string, string, AllergenId]>([
    ['200 ml coconut cream', 'Stir in the cream.', 'milk'],
    ['200 ml coconut cream', 'Stir in 200 ml cream.', 'milk'],
    ['4 tbsp peanut butter', 'Melt the butter.', 'milk'],
    ['50 g cocoa butter', 'Melt the butter.', 'milk'],
    ['1 tbsp apple butter', 'Melt the butter.', 'milk'],
    ['200 ml soy milk', 'Add 100 ml whole milk.', 'milk'],
    ['200 g rice flour', 'Fold in the plain flour.', 'gluten'],
    ['200 g coconut yogurt', 'Add the Greek yogurt.', 'milk'],
    ['200 ml coconut cream', 'Stir in the fresh cream.', 'milk'],
    ['200 ml oat milk', 'Add the skimmed milk.', 'milk'],
    ['300 g rice', 'Toast the rye bread.', 'gluten'],
    ['200 g gluten-free pastry', 'Unroll the shortcrust pastry.', 'gluten'],
    ['200 g gluten-free puff pastry', 'Unroll the shortcrust pastry.', 'milk'],
    ['200 g gluten-free bread', 'Toast the bread and serve with rye bread.', 'gluten'],
  ])(
    'a bare word may mean another food than that of the line, or the food of the line: %s, "%s"',
    (line, step, id) => {
      expect(inEnglish(line, step, id)).toBe('may contain')
    },
  )

  test('a step that fries in butter puts milk in for certain, though another step may mean peanut butter', () => {
    const steps = ['Melt the butter.', 'Fry the onions in butter.']
    expect(toldAtSteps('4 tbsp peanut butter', '2 onions', steps, 'milk')).toBe('contains')
    expect(toldAtSteps('4 tbsp peanut butter', '2 onions', steps.toReversed(), 'milk')).toBe('contains')
  })
})

describe('a step adds nothing where another line holds the allergen of the food that it may mean', () => {
  test.each<[string, string, string, AllergenId]>([
    ['200 ml coconut cream', '200 ml milk', 'Stir in the cream.', 'milk'],
    ['200 ml coconut cream', '200 ml vegan cream', 'Stir in the cream.', 'milk'],
    ['50 g peanut butter', '200 ml milk', 'Melt the butter.', 'milk'],
    ['50 g peanut butter', '50 g vegan butter', 'Melt the butter.', 'milk'],
    ['50 g apple butter', '2 tbsp yogurt', 'Melt the butter.', 'milk'],
    ['200 ml soy milk', '50 g butter', 'Add the whole milk.', 'milk'],
    ['8 corn tortillas', '2 flour tortillas', 'Warm the flour tortillas.', 'gluten'],
    ['8 corn tortillas', '200 g bulgur', 'Warm the flour tortillas.', 'gluten'],
    ['200 g gluten-free bread', '200 g rye flour', 'Toast the rye bread.', 'gluten'],
    ['200 g gluten-free flour', '200 g rice flour', 'Fold in the plain flour.', 'gluten'],
  ])(
    'a step adds nothing where another line holds the allergen: %s and %s, "%s"',
    (line, other, step, id) => {
      expect(toldAtSteps(line, other, [step], id)).toBeNull()
    },
  )

  test.each<[string, string, string, AllergenId]>([
    ['300 g rice noodles', '100 g soba noodles', 'Cook the udon noodles.', 'gluten'],
    ['200 g oyster mushrooms', '200 g prawns', 'Add the oysters.', 'molluscs'],
    ['200 ml oat cream', '2 eggs', 'Stir in the sour cream.', 'milk'],
  ])('%s and %s do not hold what "%s" names', (line, other, step, id) => {
    expect(toldAtSteps(line, other, [step], id)).toBe('contains')
  })
})

describe('a bare word of a step means a listed food that is made to replace what the word means', () => {
  test.each<[string, string, AllergenId]>([
    ['200 ml soy milk', 'Add the milk.', 'milk'],
    ['200 ml soy milk', 'Add a splash of milk.', 'milk'],
    ['400 ml coconut milk', 'Pour in the milk.', 'milk'],
    ['200 ml oat cream', 'Stir in the cream.', 'milk'],
    ['200 ml vegan cream', 'Stir in the cream.', 'milk'],
    ['50 g vegan butter', 'Melt the butter.', 'milk'],
    ['200 g coconut yogurt', 'Add the yogurt.', 'milk'],
    ['200 g vegan cheese', 'Add the cheese.', 'milk'],
    ['200 g gluten-free flour', 'Fold in the flour.', 'gluten'],
    ['200 g gluten-free plain flour', 'Fold in the plain flour.', 'gluten'],
    ['200 g almond flour', 'Fold in the flour.', 'gluten'],
    ['8 corn tortillas', 'Warm the tortillas.', 'gluten'],
    ['300 g rice noodles', 'Add the noodles.', 'gluten'],
    ['200 g gluten-free pasta', 'Cook the pasta.', 'gluten'],
    ['400 g chickpea pasta', 'Cook the pasta.', 'gluten'],
    ['200 g gluten-free bread', 'Toast the bread.', 'gluten'],
    ['8 gluten-free lasagne sheets', 'Layer the lasagne sheets.', 'gluten'],
    ['200 g gluten-free spaghetti', 'Cook the spaghetti pasta.', 'gluten'],
    ['200 g vegan parmesan', 'Grate over the parmesan cheese.', 'milk'],
    ['200 g vegan double cream', 'Stir in the double cream.', 'milk'],
    ['200 g smoked oyster mushrooms', 'Slice the oyster mushrooms.', 'molluscs'],
    ['200 g vegan mayonnaise', 'Stir in the mayonnaise.', 'eggs'],
    ['2 tbsp egg replacer', 'Beat the eggs.', 'eggs'],
    ['2 tbsp fish sauce', 'Add the fish sauce.', 'fish'],
    ['3 tbsp oyster sauce', 'Add the oyster sauce.', 'molluscs'],
    ['300 g oyster mushrooms', 'Fry the mushrooms.', 'molluscs'],
    ['200 g cauliflower rice', 'Add the rice.', 'gluten'],
    ['200 g gluten-free wheat flour', 'Fold in the wheat flour.', 'gluten'],
    ['200 g gluten-free flour', 'Fold in the plain flour.', 'gluten'],
    ['200 g rice flour', 'On a plain board knead in the flour.', 'gluten'],
    ['200 ml oat milk', 'Add the whole onion and the milk.', 'milk'],
    ['200 g vegan cheese', 'Add the blue cheese.', 'milk'],
    ['200 g vegan prawns', 'Add the prawns.', 'crustaceans'],
    ['200 g mock fish', 'Fry the fish.', 'fish'],
    ['8 corn tortillas', 'Warm the soft corn tortillas.', 'gluten'],
    ['300 g rice noodles', 'Cook the flat rice noodles.', 'gluten'],
    ['300 g rice noodles', 'Cook the thin noodles.', 'gluten'],
    ['300 g rice', 'Cook the rice noodles.', 'gluten'],
    ['8 rice paper wrappers', 'Fill the rice wrappers.', 'gluten'],
    ['200 g gluten-free puff pastry', 'Unroll the puff pastry.', 'gluten'],
  ])('a food in a step that may be the food of a line gives no finding: %s, "%s"', (line, step, id) => {
    expect(inEnglish(line, step, id)).toBeNull()
  })
})

describe('a food of a dressing, and bought dough, that only a step names is part of the recipe', () => {
  test.each<[string, AllergenId, string]>([
    ['Make a vinaigrette with Dijon.', 'mustard', 'may contain'],
    ['For the dressing whisk Dijon and oil.', 'mustard', 'contains'],
    ['Make a sauce with the tahini.', 'sesame', 'may contain'],
    ['Wrap in filo.', 'gluten', 'contains'],
    ['Layer the filo sheets.', 'gluten', 'contains'],
    ['Wrap in puff pastry.', 'gluten', 'contains'],
  ])(
    'a food of a dressing, and bought dough, that only a step names is part of the recipe: "%s"',
    (step, id, told) => {
      expect(inEnglish('2 tomatoes', step, id)).toBe(told)
    },
  )

  test.each([
    ['200 g gluten-free pastry', 'Unroll the puff pastry.'],
    ['200 g gluten-free filo', 'Wrap in filo.'],
  ])(
    'pastry that a step names and a gluten-free line lists is not certain to hold gluten: %s, "%s"',
    (line, step) => {
      expect(inEnglish(line, step, 'gluten')).not.toBe('contains')
    },
  )
})
