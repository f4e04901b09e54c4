import { expect, test } from 'vitest'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import { allDishTemplates } from '#shared/kitchen/cook/dishes/dishes.ts'
import type { DishTemplate } from '#shared/kitchen/cook/dishTemplate.ts'
import { sauceComponents } from '#shared/kitchen/cook/parts/sauces.ts'
import { sideDishComponents } from '#shared/kitchen/cook/parts/sides.ts'
import { guessDishesOfRecipe } from '#shared/kitchen/cook/wishes/dishesOfRecipe.ts'
import {
  type Cuisine,
  cuisines,
  mealTypes,
  type QuestionnaireAnswers,
} from '#shared/kitchen/questionnaire.ts'
import { everyAnswer } from '../../support/recipes/everyAnswer.ts'
import { briefOf } from './briefOf.ts'

const ownDishesOf = (cuisine: Cuisine): DishTemplate[] =>
  allDishTemplates.filter((dish) => dish.cuisines !== 'all' && dish.cuisines.includes(cuisine))

test('the built-in cook has at least 300 dishes with different names', () => {
  expect(allDishTemplates.length).toBeGreaterThanOrEqual(300)
  expect(new Set(allDishTemplates.map(({ id }) => id)).size).toBe(allDishTemplates.length)
})

test('each line of a dish, a sauce or a side is named in one of its steps', () => {
  const cookedParts = [...allDishTemplates, ...sideDishComponents, ...sauceComponents].filter(
    ({ steps }) => steps.length > 0,
  )
  const unnamed = cookedParts.flatMap(({ id, lines, steps }) => {
    const named = new Set(
      [...steps.join(' ').matchAll(/\{[~&]?([^}.]+)/g)].flatMap(([, slots = '']) =>
        slots.split('+').map((slot) => slot.charAt(0).toLowerCase() + slot.slice(1)),
      ),
    )
    return Object.keys(lines).flatMap((slot) => (named.has(slot) ? [] : [`${slot} of ${id}`]))
  })
  expect(unnamed).toEqual([])
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
])(
  'a user who wants another recipe gets twelve different dishes, of other cuisines last, for %o',
  (change) => {
    const answers = { ...usual, ...change }
    const names: string[] = []
    const ids = Array.from({ length: 12 }, (_, seed) => {
      const another = names.length > 0 ? { kind: 'another' as const, previousNames: [...names] } : null
      const recipe = cookRecipe({ ...briefOf(answers), change: another }, seed)
      names.push(recipe.name)
      return guessDishesOfRecipe(recipe)[0]?.id ?? recipe.name
    })
    expect(new Set(ids).size).toBe(12)
  },
)

test('without a wish, fewer than five in a hundred answers get a combination, and than two a dish of another cuisine', () => {
  let asked = 0
  const counts = { combined: 0, borrowed: 0 }
  for (const [seed, answers] of [...everyAnswer()].filter((_, at) => at % 47 === 0).entries()) {
    const { description } = cookRecipe(briefOf(answers), seed)
    asked += 1
    if (/Among our dishes there is no .* (?:is of no cuisine in particular|is our own)/.test(description))
      counts.combined += 1
    else if (/Among our dishes there is no .* the closest is this /.test(description)) counts.borrowed += 1
  }
  expect(counts.combined / asked).toBeLessThan(0.05)
  expect(counts.borrowed / asked).toBeLessThan(0.02)
})
