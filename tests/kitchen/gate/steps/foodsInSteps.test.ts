import { expect, test } from 'vitest'
import type { AllergenId } from '#shared/kitchen/allergens.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

/** The warnings that somebody with an allergy gets for a dish whose steps name what no line lists. */
function toldOf(allergen: AllergenId, line: string, step: string): string[] {
  const recipe = {
    ...{ name: '', description: '', ingredients: [line], instructions: [step] },
    ...{ servings: 4, totalTimeMinutes: null },
  }
  const eater = { name: '', allergens: [allergen], diets: [], dislikes: [], likes: [], isVulnerable: false }
  const { findings } = checkRecipe(recipe, [eater], { limitMinutes: null, meatPreference: null })
  return findings.flatMap((each) => (/contain/.test(each.kind) ? [each.kind] : []))
}

test.each([
  ['celery', '500 g chicken wings', 'Fry the wings and serve with celery sticks.'],
  ['milk', '500 g tomatoes', 'Fry the tomatoes and serve with mozzarella sticks.'],
  ['milk', '500 g tomatoes', 'Fry the tomatoes and serve with halloumi sticks.'],
  ['fish', '500 g tomatoes', 'Fry the tomatoes, then add the salmon sticks.'],
  ['gluten', '500 g tomatoes', 'Simmer the tomatoes and serve in bread bowls.'],
  ['peanuts', '1 कप चावल', 'चावल पकाएं। मूंगफली के दाने भूनकर डालें।'],
  ['nuts', '1 कप चावल', 'चावल पकाएं। अखरोट के दाने डालें।'],
  ['nuts', '1 कप चावल', 'चावल पकाएं और काजुओं से सजाएं।'],
  ['mustard', '1 कप चावल', 'तेल में सरसों के दाने डालें और चावल पकाएं।'],
  ['fish', '1 कप चावल', 'मछलियों को तलें और चावल के साथ परोसें।'],
  ['eggs', 'كوب سكر', 'اخلط البيضتين مع السكر واخبز.'],
  ['eggs', 'كوب سكر', 'أضف صفار بيضتين واخبز.'],
  ['fish', 'كوب أرز', 'اقلي السمكتين وقدمهما مع الأرز.'],
  ['eggs', '200 g de sucre', 'Monter les blancs en neige, ajouter le sucre et cuire au four.'],
  ['eggs', '200 g de sucre', 'Ajouter les jaunes un à un, puis le sucre.'],
  ['eggs', '200 g de sucre', 'Séparer les blancs des jaunes et fouetter avec le sucre.'],
] as const)('somebody allergic to %s gets a warning for a step: %s: %s', (allergen, line, step) => {
  expect(toldOf(allergen, line, step)).not.toEqual([])
})

test.each([
  ['milk', '500 g bananas', 'Push an ice cream stick into each banana.'],
  ['celery', '500 g carrots', 'Cut the carrots into sticks.'],
  ['gluten', '500 g tomatoes', 'Serve in soup bowls.'],
  ['eggs', '500 g de blancs de poulet', 'Couper les blancs en dés et les cuire.'],
  ['eggs', '2 poivrons jaunes', 'Couper les poivrons jaunes et les cuire.'],
] as const)('somebody allergic to %s gets no warning for: %s: %s', (allergen, line, step) => {
  expect(toldOf(allergen, line, step)).toEqual([])
})

test.each([
  ['Chuck everything in the pot and simmer 30 minutes.', false],
  ['Fry the beans, then chuck in the tomatoes.', false],
  ['Chuck it all in a pan.', false],
  ['Brown the chuck with the beans, then simmer.', true],
  ['Add the beef chuck and simmer.', true],
])('the word "chuck" of a step is beef only where it is no verb: %s', (step, isBeef) => {
  const recipe = {
    ...{ name: 'Chilli', description: '', ingredients: ['400 g kidney beans', '400 g tomatoes'] },
    ...{ instructions: [step], servings: 4, totalTimeMinutes: 30 },
  }
  const eater = {
    name: '',
    allergens: [],
    diets: ['vegan' as const],
    dislikes: [],
    likes: [],
    isVulnerable: false,
  }
  const { findings } = checkRecipe(recipe, [eater], { limitMinutes: null, meatPreference: null })
  expect(findings.some(({ kind }) => /contain|diet|vegan/.test(kind))).toBe(isBeef)
})

test.each([
  'Pile onto crackers.',
  'Spoon the mushrooms onto crackers and serve.',
  'Spread on warm crackers.',
])('crackers that a dish is put on are not made of its lines: %s', (step) => {
  expect(toldOf('gluten', '200 g mushrooms', step)).not.toEqual([])
})
