import { expect, test } from 'vitest'
import { ordersForAnswers } from '#server/commands/dishes/answersOfCuisine.ts'
import { cookDish } from '#shared/kitchen/cook/cookDish.ts'
import type { DishTemplate } from '#shared/kitchen/cook/dishTemplate.ts'
import { findDishesByName } from '#shared/kitchen/cook/wishes/findDishesByName.ts'
import {
  dietTypes,
  isMeatQuestionAsked,
  type MealType,
  mealTypes,
  meatPreferences,
  type QuestionnaireAnswers,
} from '#shared/kitchen/questionnaire.ts'
import { findDishesInText, isDishNamedInText } from '#shared/kitchen/wish/requirements/dishesOfText.ts'
import { dishNames } from '#shared/kitchen/wish/requirements/dishNames.ts'

/** Dishes that a wish may name and that the cook cannot cook, with the reason. */
const declined: Readonly<Record<string, string>> = {
  'osso buco': 'veal shank is not in the larder',
  'duck confit': 'duck is not in the larder',
  tapas: 'a table of many small dishes',
  mansaf: 'dried fermented yogurt is not in the larder',
  'egusi soup': 'melon seeds are not in the larder',
  idli: 'it takes a steamer with molds',
  takoyaki: 'it takes octopus and a pan of its own',
  'curry goat': 'goat is not in the larder',
  cannoli: 'the shells take metal tubes',
}

const namesServed = dishNames.filter(({ name }) => !(name in declined))

/** Every diet with every meat, the usual first. */
const suitableAnswers = (dish: DishTemplate, mealType: MealType): QuestionnaireAnswers[] =>
  dietTypes.flatMap((dietType) =>
    (isMeatQuestionAsked(dietType) ? [...meatPreferences].reverse() : [null]).map((meatPreference) => ({
      dietType,
      meatPreference,
      mealType,
      cookingTime: '1 hour or more' as const,
      skillLevel: 'Advanced' as const,
      cuisine: dish.cuisines === 'all' ? ('Other' as const) : dish.cuisines[0]!,
      description: '',
    })),
  )

/** Of the foods that may stand for each other, and of the titles of a dish. */
const chances = [0.1, 0.5, 0.9].flatMap((ofFoods) =>
  [0, 0.4, 0.7].map((ofTitle) => [ofFoods, ofTitle] as const),
)

/** The title with its name that a dish gets for answers that suit it; null where there is none. */
function titleBearingName(name: string, mealOf: (dish: DishTemplate) => MealType): string | null {
  for (const dish of findDishesByName(name).slice(0, 6))
    for (const answers of suitableAnswers(dish, mealOf(dish)))
      for (const [ofFoods, ofTitle] of chances) {
        const chance = (key: string) => (key.startsWith('title') ? ofTitle : ofFoods)
        const cooked = cookDish(dish, { ...ordersForAnswers(answers), chance })
        if (cooked && isDishNamedInText(name, cooked.name)) return cooked.name
      }
  return null
}

test('at least 500 of the best-known dishes of the world are known by name, with at least 1,500 spellings', () => {
  expect(namesServed.length).toBeGreaterThanOrEqual(500)
  expect(dishNames.flatMap(({ called }) => called).length).toBeGreaterThanOrEqual(1500)
  expect(new Set(dishNames.map(({ name }) => name)).size).toBe(dishNames.length)
})

test('each known dish is cooked as itself, under its own name, for answers that suit it', () => {
  const missing = namesServed.filter(
    ({ name }) => titleBearingName(name, ({ meals }) => meals.at(-1)!) === null,
  )
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('the dishes that are declined are those that no dish of the cook bears the name of', () => {
  expect(Object.keys(declined).filter((name) => findDishesByName(name).length > 0)).toEqual([])
})

test('each spelling of a dish is read as that dish and as no other', () => {
  const wrong = dishNames.flatMap(({ name, called }) =>
    called.flatMap((spelling) => {
      const read = findDishesInText(`please make ${spelling} tonight`).map((dish) => dish.name)
      return read.length === 1 && read[0] === name ? [] : [`${spelling}: ${read.join(', ') || 'nothing'}`]
    }),
  )
  expect(wrong).toEqual([])
})

test.each([
  'buy a new pizza cutter',
  'show me a pie chart of it',
  'wrap it up by seven',
  'we own a waffle iron',
  'with chili flakes and lime',
  'a sweet chili glaze',
  'use up the taco shells',
  'teriyaki sauce from a bottle',
  'poke holes into it',
  'crumble the feta over it',
  'no wellington boots in the kitchen',
  'a champion’s supper',
  'my brats will eat it',
  'he doubles everything',
  'she fries stir fries',
])('the words "%s" name no dish', (text) => {
  expect(findDishesInText(text)).toEqual([])
})

test.each([
  ['beef wellington pls', 'beef wellington'],
  ['I would love some homemade pizza', 'pizza'],
  ['an apple crumble with custard', 'apple crumble'],
  ['a pot of chilli for the match', 'chili con carne'],
  ['pizza night with the kids', 'pizza'],
  ['crème brûlée', 'creme brulee'],
  ['tacos, please', 'tacos'],
])('the words "%s" name %s', (text, name) => {
  expect(findDishesInText(text).map((dish) => dish.name)).toContain(name)
})

test('a dessert is made as it is written at any meal, and not larger at dinner or smaller as a snack', () => {
  const [tiramisu] = findDishesByName('tiramisu')
  const recipes = mealTypes.map((mealType) => {
    const answers = suitableAnswers(tiramisu!, mealType)[0]!
    return cookDish(tiramisu!, ordersForAnswers(answers))!.plate
  })
  expect(recipes.map(({ servings }) => servings)).toEqual([8, 8, 8, 8])
  expect(new Set(recipes.map(({ items }) => JSON.stringify(items.map(({ amount }) => amount)))).size).toBe(1)
})
