import { expect, test } from 'vitest'
import { NoDishLeftError } from '#shared/kitchen/cook/choose/createDishChooser.ts'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import { cuisines, type QuestionnaireAnswers } from '#shared/kitchen/questionnaire.ts'
import { briefOf } from './briefOf.ts'

const dinner: QuestionnaireAnswers = {
  dietType: 'No restrictions',
  meatPreference: 'No preference',
  mealType: 'Dinner',
  cookingTime: '45 minutes',
  skillLevel: 'Intermediate',
  cuisine: 'Italian',
  description: '',
}
const cook = (description: string, seed: number, change: Partial<QuestionnaireAnswers> = {}) =>
  cookRecipe(briefOf({ ...dinner, ...change, description }), seed)

test.each([
  ['no garlic', /garlic/i],
  ['without onions', /onion|shallot/i],
  [
    'no dairy',
    /(?<!(?:vegan|peanut|almond|plant) )butter(?!nut|bean| bean)|(?<!(?:coconut|oat|soy) )(?:cream(?!y)|yogurt|milk)|parmesan|mozzarella|ricotta|feta|ghee/i,
  ],
  ['nut-free please', /almond|walnut|cashew|pistachio|hazelnut|peanut|pecan/i],
  ['I am allergic to shellfish', /shrimp|prawn|mussel|clam|crab|scallop|oyster(?! mushroom)/i],
  [
    'gluten-free',
    /(?<!gluten-free )\b(?:spaghetti|pasta|bread(?!fruit)|flour tortillas|couscous|bulgur|soy sauce|all-purpose flour)\b/i,
  ],
])('the wish "%s" is fulfilled in every cuisine', (wish, forbidden) => {
  for (const [seed, cuisine] of cuisines.entries()) {
    const { ingredients } = cook(wish, seed, { cuisine })
    expect(ingredients.filter((line) => forbidden.test(line))).toEqual([])
  }
})

test.each([
  ['for six', 6],
  ['serves 8, please', 8],
  ['something to feed two', 2],
  ['for dinner with friends', 4],
  ['pasta for my 11 mo', 4],
  ['soup for my 8 mos old', 4],
  ['dinner for my 6 yo', 4],
])('the wish "%s" gives a recipe for %i', (wish, servings) => {
  expect(cook(wish, 1).servings).toBe(servings)
})

test('the change "for six" keeps the dish and its exact name', () => {
  const answers = { ...dinner, description: '' }
  const isKept = Array.from({ length: 30 }, (_, seed) => {
    const previous = cookRecipe(briefOf(answers), seed)
    const changed = cookRecipe(
      briefOf(answers, { change: { kind: 'change', wish: 'for six', previous } }),
      seed + 1,
    )
    expect(changed.servings).toBe(6)
    return changed.name === previous.name
  })
  expect(isKept).toEqual(isKept.map(() => true))
})

test('the change "another one" gives a different dish', () => {
  const answers = { ...dinner, description: '' }
  const previousNames: string[] = []
  for (let seed = 0; seed < 8; seed += 1) {
    const { name } = cookRecipe(briefOf(answers, { change: { kind: 'another', previousNames } }), 7)
    expect(previousNames).not.toContain(name)
    previousNames.push(name)
  }
})

test('a wish that excludes all foods is refused', () => {
  const everything =
    'no vegetables, no meat, no fish, no grains, no dairy, no eggs, no nuts, no legumes, no fruit'
  try {
    const { ingredients } = cook(everything, 1)
    expect(ingredients.join(' ')).not.toMatch(/egg|butter|chicken|rice|tomato|salmon|almond/i)
  } catch (error) {
    expect(error).toBeInstanceOf(NoDishLeftError)
  }
})

test('no recipe title repeats a food, or has a plural before another food', () => {
  for (const [seed, cuisine] of cuisines.entries()) {
    const { name } = cook('with mushrooms', seed, { cuisine })
    expect(name.match(/mushroom/gi)?.length ?? 0, name).toBeLessThan(2)
    expect(name).not.toMatch(/mushrooms (?:salad|soup|broth|slaw|risotto)/i)
  }
})

test('the wish "no olives" still allows olive oil', () => {
  const lines = cuisines.flatMap((cuisine, seed) => cook('no olives', seed, { cuisine }).ingredients)
  expect(lines.filter((line) => /\bolives\b|tapenade/i.test(line))).toEqual([])
  expect(lines.some((line) => line.includes('olive oil'))).toBe(true)
})

test.each([
  ['something with coconut milk', /coconut milk/],
  ['with sweet potato', /sweet potato/],
  ['I have eggplant and chickpeas', /eggplant/],
  ['use up leftover rice', /cooked .*rice/],
])('the wished food "%s" is in the dish itself, in every cuisine', (wish, food) => {
  const lines = cuisines.map((cuisine, seed) => cook(wish, seed, { cuisine }).ingredients.join(' '))
  expect(lines.filter((text) => !food.test(text))).toEqual([])
})

test('amounts in cups are fractions that measuring cups have', () => {
  const lines = cuisines.flatMap((cuisine, seed) => cook('', seed, { cuisine }).ingredients)
  expect(lines.filter((line) => /[⅛⅜⅝⅞]/.test(line))).toEqual([])
})
