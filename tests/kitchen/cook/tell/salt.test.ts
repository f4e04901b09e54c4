import { expect, test } from 'vitest'
import { divideAmountByShares } from '#shared/kitchen/cook/amountParts.ts'
import type { CookAmount } from '#shared/kitchen/cook/cookAmounts.ts'
import { cookRecipe, cookRecipeOfDish } from '#shared/kitchen/cook/cookRecipe.ts'
import { seasoningOfSteps } from '#shared/kitchen/cook/tell/seasoning.ts'
import { nutritionOfRecipe } from '#shared/kitchen/nutrition/nutrition.ts'
import type { QuestionnaireAnswers } from '#shared/kitchen/questionnaire.ts'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { cookAnswers } from '../../../support/recipes/cookedAnswers.ts'
import { briefOf } from '../briefOf.ts'
import { saltRules } from '../rules/saltRules.ts'

const dinner: QuestionnaireAnswers = {
  dietType: 'No restrictions',
  meatPreference: 'No preference',
  mealType: 'Dinner',
  cookingTime: '1 hour or more',
  skillLevel: 'Intermediate',
  cuisine: 'Other',
  description: '',
}

const saltLineOf = ({ ingredients }: WrittenRecipe) =>
  ingredients.find((line) => /^salt\b|fine salt/i.test(line)) ?? 'none'

/** Prime to the length of every word list. */
const every = 23

test('in every 23rd answer the salt of the steps is the salt of the line', () => {
  const faults = [...cookAnswers(every)].flatMap(({ recipe: { ingredients, instructions }, dishId }) => {
    const read = { lines: ingredients.map((text) => ({ text })), steps: instructions.join(' ') }
    return saltRules.flatMap(({ name, find }) => find(read).map((words) => `${dishId}: ${name}: ${words}`))
  })
  expect(faults).toEqual([])
})

const teaspoonsIn = ({ quantity, unit }: CookAmount) => quantity * (unit === 'tbsp' ? 3 : 1)

test.each([
  [1 / 2, [3 / 4, 1 / 4]],
  [1 / 2, [2 / 3, 1 / 3]],
  [1 / 2, [1 / 4, 3 / 4]],
  [3 / 4, [3 / 4, 1 / 4]],
  [3 / 4, [1 / 2, 1 / 2]],
  [1, [1 / 3, 2 / 3]],
  [1.25, [3 / 4, 1 / 4]],
])('%f teaspoons in the shares %j are measured in parts that add up', (quantity, shares) => {
  const parts = divideAmountByShares({ unit: 'tsp', quantity }, shares)
  expect(parts.reduce((sum, part) => sum + teaspoonsIn(part), 0)).toBeCloseTo(quantity, 2)
})

const seasoningOf = (words: string) => seasoningOfSteps([{ words, slots: [] }])

test.each([
  ['Toss the leaves with the oil and a pinch of salt.', 1],
  ['Salt the avocados, pile in the beans and eat.', 1],
  ['Fry the plantain with a pinch of salt. Toss the salad with the oil and a pinch of salt.', 2],
  ['Season the beef with the salt.', 0],
  ['Salt them with 1 teaspoon of the salt.', 0],
  ['Simmer the potatoes in salted water 15 minutes.', 0],
  ['Fill a pot with water, salt it lightly and bring to a boil.', 0],
  ['Finish with the flaky salt.', 0],
  ['Soak the salt cod in water.', 0],
])('the step "%s" uses %i pinches of salt beside the salt line', (words, pinches) => {
  expect(seasoningOf(words).saltPinches).toBe(pinches)
})

test.each([
  ['Stir in the parsley and taste for salt.', true],
  ['Taste before you salt: the olives are salty.', true],
  ['Mix the tomatoes, taste and season with salt.', true],
  ['Season the beef with the salt.', false],
  ['Toss the leaves with a pinch of salt.', false],
  ['Stir in the herbs and taste: it may need no salt at all.', false],
  ['Taste; herring brings enough salt of its own.', false],
])('the step "%s" is read as salting to taste: %s', (words, isTasted) => {
  expect(seasoningOf(words).isSaltedToTaste).toBe(isTasted)
})

test.each([
  ['Simmer the potatoes in salted water 15 minutes.', true],
  ['Rain the polenta into 900 ml boiling salted water.', true],
  ['Fill a pot with water, salt it lightly and bring to a boil.', true],
  ['Season the beef with the salt and add 200 ml water.', false],
  ['Soak the salt cod in water.', false],
])('the step "%s" is read as salting water: %s', (words, isSalted) => {
  expect(seasoningOf(words).hasSaltedWater).toBe(isSalted)
})

test.each<[dish: string, change: Partial<QuestionnaireAnswers>]>([
  ['lentil stew', { dietType: 'Vegan', meatPreference: null }],
  ['brotchan', { cuisine: 'Irish', dietType: 'Vegetarian', meatPreference: null }],
  ['ukha', { cuisine: 'Russian' }],
])('%s, in which stock alone is salty, gets half a teaspoon of salt for four at least', (dish, change) => {
  const recipe = cookRecipeOfDish(dish, briefOf({ ...dinner, ...change }), 1)
  expect(saltLineOf(recipe)).toMatch(/^(?:[½¾]|1[¼½]?) teaspoons? fine salt/)
})

test('potato soup with pork sausages and stock gets a quarter of its salt', () => {
  const recipe = cookRecipeOfDish('potato soup', briefOf({ ...dinner, meatPreference: 'Pork' }), 1)
  expect(recipe.ingredients.join('\n')).toMatch(/sausages/)
  expect(saltLineOf(recipe)).toMatch(/^¼ teaspoon fine salt/)
})

test('for a low-salt wish stock is counted in full, so that a lentil stew has little salt', () => {
  const vegan: QuestionnaireAnswers = { ...dinner, dietType: 'Vegan', meatPreference: null }
  const recipe = cookRecipeOfDish('lentil stew', briefOf({ ...vegan, description: 'low salt' }), 1)
  const plain = cookRecipeOfDish('lentil stew', briefOf(vegan), 1)
  const sodiumOf = (each: WrittenRecipe) => nutritionOfRecipe(each).perServing?.sodiumMg.typical ?? 0
  expect(saltLineOf(recipe)).toMatch(/^(?:A pinch of|¼ teaspoon) fine salt/)
  expect(sodiumOf(recipe)).toBeLessThan(sodiumOf(plain) * 0.7)
})

test.each(['low salt', 'salzarm', 'pauvre en sel', 'bajo en sal'])(
  'a dinner for the wish "%s" has little sodium',
  (description) => {
    for (const seed of [1, 2, 3]) {
      const recipe = cookRecipe(briefOf({ ...dinner, cuisine: 'Irish', description }), seed)
      expect(nutritionOfRecipe(recipe).perServing?.sodiumMg.typical).toBeLessThan(750)
    }
  },
)
