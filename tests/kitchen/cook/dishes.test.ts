import { expect, test } from 'vitest'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import { allDishTemplates } from '#shared/kitchen/cook/dishes/dishes.ts'
import type { DishTemplate } from '#shared/kitchen/cook/dishTemplate.ts'
import { guessDishesOfRecipe } from '#shared/kitchen/cook/wishes/dishesOfRecipe.ts'
import {
  type Cuisine,
  cuisines,
  mealTypes,
  type QuestionnaireAnswers,
} from '#shared/kitchen/questionnaire.ts'
import { briefOf } from './briefOf.ts'

const ownDishesOf = (cuisine: Cuisine): DishTemplate[] =>
  allDishTemplates.filter((dish) => dish.cuisines !== 'all' && dish.cuisines.includes(cuisine))

test('the built-in cook has at least 300 dishes with different names', () => {
  expect(allDishTemplates.length).toBeGreaterThanOrEqual(300)
  expect(new Set(allDishTemplates.map(({ id }) => id)).size).toBe(allDishTemplates.length)
})

test.each(cuisines.filter((cuisine) => cuisine !== 'Other'))(
  'the cuisine %s has at least five dishes of its own, and one for every meal',
  (cuisine) => {
    const own = ownDishesOf(cuisine)
    expect(own.length).toBeGreaterThanOrEqual(5)
    expect(mealTypes.filter((meal) => !own.some(({ meals }) => meals.includes(meal)))).toEqual([])
  },
)

const usual: QuestionnaireAnswers = {
  dietType: 'No restrictions',
  meatPreference: 'No preference',
  mealType: 'Dinner',
  cookingTime: '45 minutes',
  skillLevel: 'Intermediate',
  cuisine: 'Italian',
  description: '',
}

/** Which dish of the cook's a recipe is: the one whose name it bears and whose steps it repeats. */
function dishOf(answers: QuestionnaireAnswers, seed: number): string {
  const recipe = cookRecipe(briefOf(answers), seed)
  return guessDishesOfRecipe(recipe)[0]?.id ?? recipe.name
}

test.each<Partial<QuestionnaireAnswers>>([
  {},
  { cuisine: 'Indian', dietType: 'Vegan', meatPreference: null },
  { cuisine: 'Mexican', mealType: 'Breakfast', cookingTime: '30 minutes' },
  { cuisine: 'Irish', mealType: 'Snack', skillLevel: 'Beginner' },
  { cuisine: 'Japanese', dietType: 'Pescatarian', meatPreference: null, cookingTime: '15 minutes or less' },
  { cuisine: 'Nepalese', meatPreference: 'Chicken', cookingTime: '1 hour or more' },
  { cuisine: 'Ethiopian', dietType: 'Vegetarian', meatPreference: null, mealType: 'Lunch' },
  { cuisine: 'Polish', dietType: 'Paleo', meatPreference: 'Beef', mealType: 'Breakfast' },
  { cuisine: 'Turkish', dietType: 'Keto', meatPreference: 'Lamb', mealType: 'Snack' },
  {
    cuisine: 'Tibetan',
    dietType: 'Keto',
    meatPreference: 'Turkey',
    mealType: 'Breakfast',
    cookingTime: '15 minutes or less',
    skillLevel: 'Beginner',
  },
])('thirty seeds give at least twelve different dishes for %o', (change) => {
  const answers = { ...usual, ...change }
  const ids = Array.from({ length: 30 }, (_, seed) => dishOf(answers, seed))
  expect(new Set(ids).size).toBeGreaterThanOrEqual(12)
})
