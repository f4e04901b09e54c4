import { expect, test } from 'vitest'
import type { QuestionnaireAnswers } from '#shared/kitchen/questionnaire.ts'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { asMinutes } from '#shared/kitchen/units/quantities.ts'
import { checkWishRequirements } from '#shared/kitchen/wish/requirements/checkWishRequirements.ts'
import { readWishRequirements } from '#shared/kitchen/wish/requirements/readWishRequirements.ts'
import { readRecipeForWish } from '#shared/kitchen/wish/requirements/recipeForWish.ts'

const answers: QuestionnaireAnswers = {
  dietType: 'Vegetarian',
  meatPreference: null,
  mealType: 'Dinner',
  cookingTime: '45 minutes',
  skillLevel: 'Beginner',
  cuisine: 'Indian',
  description: '',
}

const palakPaneer: WrittenRecipe = {
  name: 'Palak paneer',
  description: 'Spinach, cooked down with spices, and cubes of paneer in it.',
  servings: 4,
  prepTimeMinutes: asMinutes(15),
  cookTimeMinutes: asMinutes(20),
  totalTimeMinutes: asMinutes(35),
  ingredients: [
    '2 tablespoons ghee',
    '300 g paneer, cubed',
    '600 g spinach',
    '1 onion, chopped',
    '3 garlic cloves, chopped',
    '1 teaspoon ground cumin',
    '1 teaspoon fine salt',
    '100 ml cream',
  ],
  instructions: [
    'Heat the ghee in a large skillet over medium heat and brown the paneer 5 minutes; lift out.',
    'Cook the onion and garlic 6 minutes, until soft. Stir in the cumin, add the spinach and salt and cook 6 minutes, until wilted.',
    'Stir in the cream and the paneer and simmer 3 minutes.',
  ],
}

const outcomeOf = (wish: string, recipe = palakPaneer, asked = answers) => {
  const { held, notHeld } = checkWishRequirements(
    readWishRequirements(wish),
    readRecipeForWish(recipe),
    asked,
  )
  return {
    held: held.map(({ said }) => said),
    notHeld: notHeld.map(({ requirement, why }) => `${requirement.said}: ${why.reason}`),
  }
}

test.each([
  'saag paneer for 4',
  'something creamy with spinach',
  'something mild, no oven',
  'no peanuts',
  'cheese, but no mushrooms',
  'ready in 40 minutes',
  'mit Spinat und ohne Nüsse',
])('a recipe that fits the wish "%s" meets all its requirements', (wish) => {
  const { held, notHeld } = outcomeOf(wish)
  expect(notHeld).toEqual([])
  expect(held.length).toBeGreaterThan(0)
})

test.each([
  ['lasagna', ['lasagna: chosen time']],
  ['risotto', ['risotto: other dish']],
  ['risotto in 20 minutes', ['risotto: takes longer', 'in 20 minutes: takes longer']],
  ['for 6 people', ['6 people: other number']],
  ['with tofu', ['tofu: not in it']],
  ['no garlic', ['garlic: still in it']],
  ['very spicy', ['very spicy: not so']],
  ['in 20 minutes', ['in 20 minutes: takes longer']],
  ['in the slow cooker', ['slow cooker: chosen time']],
  ['under 100 kcal', ['under 100 kcal: not so']],
  ['5 ingredients or less', ['5 ingredients or less: not so']],
  ['with bacon', ['bacon: diet']],
  ['a soup', ['soup: other dish']],
])('the requirements of "%s" that a recipe does not meet are listed with the reason', (wish, told) => {
  expect(outcomeOf(wish).notHeld).toEqual(told)
})

test('meat that is to be left out although it was chosen is listed as chosen', () => {
  const chicken = { ...answers, dietType: 'No restrictions', meatPreference: 'Chicken' } as const
  const recipe = { ...palakPaneer, ingredients: [...palakPaneer.ingredients, '300 g chicken thighs'] }
  expect(outcomeOf('no meat please', recipe, chicken).notHeld).toEqual(['meat: chosen meat'])
})

test('a dish for which there is time is another dish, and no matter of the time', () => {
  const slow = { ...answers, cookingTime: '1 hour or more' } as const
  expect(outcomeOf('lasagna', palakPaneer, slow).notHeld).toEqual(['lasagna: other dish'])
})

test.each(['without any meat today', 'ohne Fleisch', 'sans viande', 'sin carne', 'بدون لحم', 'बिना मांस'])(
  'the requirement "%s" is listed as unmet when the recipe is without the chosen meat',
  (wish) => {
    const chicken = { ...answers, dietType: 'No restrictions', meatPreference: 'Chicken' } as const
    expect(outcomeOf(wish, palakPaneer, chicken).notHeld.map((each) => each.split(': ')[1])).toEqual([
      'without chosen meat',
    ])
  },
)

test('heat is not held by a chili that only colors, and mildness is not either', () => {
  const red = {
    ...palakPaneer,
    ingredients: [...palakPaneer.ingredients, '2 teaspoons Kashmiri chili powder'],
  }
  const hot = { ...red, ingredients: [...red.ingredients, '1 green chili, chopped'] }
  expect(outcomeOf('very spicy', red).notHeld).toEqual(['very spicy: not so'])
  expect(outcomeOf('very spicy', hot).notHeld).toEqual([])
  expect(outcomeOf('mild please', red).notHeld).toEqual(['mild: not so'])
})

test('a recipe with fresh food does not meet the wish for one from the cupboard', () => {
  const cupboard = (line: string) => ({ ...palakPaneer, ingredients: ['200 g dried pasta', line] })
  expect(outcomeOf('from tins', cupboard('250 ml oat cream')).notHeld).toEqual(['from tins: not so'])
  expect(outcomeOf('from tins', cupboard('150 g mozzarella')).notHeld).toEqual(['from tins: not so'])
  expect(outcomeOf('from tins', cupboard('2 green bell peppers')).notHeld).toEqual(['from tins: not so'])
  expect(outcomeOf('from tins', cupboard('1 can (400 ml) coconut cream')).notHeld).toEqual([])
  expect(outcomeOf('from tins', cupboard('1 can (400 g) tomatoes')).notHeld).toEqual([])
})

test('a batter without anything that lifts it is not fluffy', () => {
  const batter = {
    ...palakPaneer,
    instructions: ['Whisk the flour and water and fry in a light film of oil.'],
  }
  const risen = { ...batter, ingredients: ['200 g flour', '2 teaspoons baking powder'] }
  expect(outcomeOf('fluffy', batter).notHeld).toEqual(['fluffy: not so'])
  expect(outcomeOf('fluffy', risen).notHeld).toEqual([])
})
