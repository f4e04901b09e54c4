import { expect, test } from 'vitest'
import { ordersForAnswers } from '#server/commands/dishes/answersOfCuisine.ts'
import type { CookAmount } from '#shared/kitchen/cook/cookAmounts.ts'
import { cookDish } from '#shared/kitchen/cook/cookDish.ts'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import type { DishTemplate } from '#shared/kitchen/cook/dishTemplate.ts'
import { getLarderFood } from '#shared/kitchen/cook/larderFood.ts'
import {
  makeFoodMentionMark,
  type StepFoodMention,
  writeAmountsIntoSteps,
} from '#shared/kitchen/cook/stepFoodMentions.ts'
import { toIdiomaticStep } from '#shared/kitchen/cook/tell/grammar.ts'
import { adaptHeatWordsInStep } from '#shared/kitchen/cook/wishes/heatWords.ts'
import { nutritionOfRecipe } from '#shared/kitchen/nutrition/nutrition.ts'
import { cookingTimes, cuisines, type QuestionnaireAnswers } from '#shared/kitchen/questionnaire.ts'
import { briefOf } from '../briefOf.ts'

const dinner: QuestionnaireAnswers = {
  dietType: 'No restrictions',
  meatPreference: 'No preference',
  mealType: 'Dinner',
  cookingTime: '45 minutes',
  skillLevel: 'Intermediate',
  cuisine: 'Italian',
  description: '',
}
const recipes = cuisines.flatMap((cuisine, at) =>
  (['No restrictions', 'Vegan', 'Pescatarian'] as const).map((dietType, diet) => {
    const answers = {
      ...dinner,
      cuisine,
      dietType,
      meatPreference: diet === 0 ? dinner.meatPreference : null,
      mealType: (['Lunch', 'Dinner', 'Snack', 'Breakfast'] as const)[at % 4]!,
      cookingTime: cookingTimes[(at + diet) % 4]!,
    }
    return { answers, recipe: cookRecipe(briefOf(answers), at * 7 + diet) }
  }),
)

test.each([
  ['Pour 600 ml water, boiling, over the bulgur.', 'Pour 600 ml boiling water over the bulgur.'],
  [
    'Rain it into 1 l water, boiling and salted, and stir.',
    'Rain it into 1 l boiling salted water, and stir.',
  ],
  ['Fry the potatoes and salt 9 minutes.', 'Fry the potatoes with the salt 9 minutes.'],
  ['Cook the onion, garlic and salt 4 minutes.', 'Cook the onion and garlic with the salt 4 minutes.'],
  ['A squeeze of white wine vinegar at the end.', 'A splash of white wine vinegar at the end.'],
])('the built-in cook rewrites the step "%s" in idiomatic English', (said, meant) => {
  expect(toIdiomaticStep(said)).toBe(meant)
})

test('butter is heated on medium-high heat at most; oil and peanut butter on high heat', () => {
  expect(adaptHeatWordsInStep('Heat the butter in a skillet over high heat.')).toContain('medium-high')
  expect(adaptHeatWordsInStep('Heat the oil in a skillet over high heat.')).toContain('over high heat')
})

test('no step after a side dish’s step refers to an unnamed pan', () => {
  const lost = recipes.flatMap(({ recipe }) =>
    recipe.instructions.filter((step, at) => {
      const before = recipe.instructions[at - 1] ?? ''
      return (
        /^(?:Take off the heat|Brush with|Toss with)/.test(step) &&
        /^(?:Meanwhile, )?(?:in a second pan|warm the|toss the|dress the|for the)/i.test(before)
      )
    }),
  )
  expect(lost).toEqual([])
})

test('no step cooks an unheated pot or boils for a single minute', () => {
  const heat = /heat|oven|boil|simmer|fry|roast|bake|toast|grill|broil|steam|sear|warm|melt|poach|cook|pan/i
  const wrong = recipes.filter(
    ({ recipe: { instructions, cookTimeMinutes } }) =>
      (cookTimeMinutes > 0 && !heat.test(instructions.join(' '))) ||
      /to a (?:boil|simmer) \d/.test(instructions.join(' ')),
  )
  expect(wrong.map(({ recipe }) => recipe.name)).toEqual([])
})

test('at least nine in ten lunches and dinners have 330 kcal a serving or more', () => {
  const meals = recipes.filter(({ answers: { mealType } }) => mealType === 'Lunch' || mealType === 'Dinner')
  const small = meals.filter(({ recipe }) => (nutritionOfRecipe(recipe).perServing?.kcal.typical ?? 0) < 330)
  expect(small.length).toBeLessThan(meals.length / 10)
})

test('leftover rice in a wish is used as cooked rice', () => {
  const raw = cuisines
    .map((cuisine, seed) =>
      cookRecipe(briefOf({ ...dinner, cuisine, description: 'use up leftover rice' }), seed),
    )
    .filter(({ ingredients }) => !ingredients.some((line) => /cooked (?:\S+ )?rice/.test(line)))
  expect(raw.map(({ name }) => name)).toEqual([])
})

test('a cooking time of an hour or more gives no ten-minute dish', () => {
  const quick = cuisines.filter((cuisine, seed) => {
    const { totalTimeMinutes } = cookRecipe(
      briefOf({ ...dinner, cuisine, cookingTime: '1 hour or more' }),
      seed,
    )
    return totalTimeMinutes <= 30
  })
  expect(quick.length).toBeLessThan(cuisines.length / 8)
})

const shares: StepFoodMention['share'][] = ['a third', 'the rest']
test.each<[string, CookAmount, StepFoodMention['share'][], string[]]>([
  [
    'sunflower oil',
    { quantity: 3, unit: 'tbsp' },
    shares,
    ['1 tablespoon of the oil', '2 tablespoons of the oil'],
  ],
  [
    'sunflower oil',
    { quantity: 1, unit: 'tbsp' },
    shares,
    ['1 teaspoon of the oil', '2 teaspoons of the oil'],
  ],
  ['sugar', { quantity: 100, unit: 'g' }, ['half', null], ['50 g of the oil', '50 g of the oil']],
  [
    'mint',
    { quantity: 1, unit: 'handful' },
    ['half', 'the rest'],
    ['half of the oil', 'the rest of the oil'],
  ],
  ['sunflower oil', { quantity: 3, unit: 'tbsp' }, ['the rest'], ['the oil']],
  ['sunflower oil', { quantity: 3, unit: 'tbsp' }, ['a third'], ['the oil']],
  [
    'sunflower oil',
    { quantity: 3, unit: 'tbsp' },
    ['a little', 'more'],
    ['a little of the oil', 'more of the oil'],
  ],
  [
    'sunflower oil',
    { quantity: 4, unit: 'tbsp' },
    ['half', 'half of the rest', 'the rest'],
    ['2 tablespoons of the oil', '1 tablespoon of the oil', '1 tablespoon of the oil'],
  ],
])('steps state the amounts of %s that each takes of %o: %o', (name, amount, taken, said) => {
  const item = { slot: 'x', food: getLarderFood(name), amount, size: '', preparation: '', insteadOf: null }
  const mentions = taken.map((share) => ({ item, share, isOneOfSeveral: false, hasRest: true }))
  const steps = mentions.map((_, at) => `${makeFoodMentionMark(at)}oil`)
  expect(writeAmountsIntoSteps(steps, mentions)).toEqual(said)
})

test('a wait in a step of preparation counts once', () => {
  const dish: DishTemplate = {
    id: 'half-hour dough rounds',
    cuisines: ['Italian'],
    meals: ['Dinner'],
    names: ['Half-hour dough rounds'],
    blurbs: ['Flour, water, oil and salt, and half an hour of rest.'],
    lines: { flour: '=400 g all-purpose flour', oil: '3 tbsp olive oil', salt: '1 tsp fine salt' },
    steps: [
      'prep|Knead the {flour+salt} with {=240 ml} of water and let the dough rest {~30}.',
      'Roll out and fry in the {oil} in a large skillet over medium heat {~6}, until brown.',
    ],
  }
  const answers = { ...dinner, cookingTime: '1 hour or more' as const }
  const told = cookDish(dish, ordersForAnswers(answers))!.told
  expect(told.prepMinutes + told.cookMinutes).toBeGreaterThanOrEqual(36)
  expect(told.prepMinutes + told.cookMinutes).toBeLessThan(45)
})
