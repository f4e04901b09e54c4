import { expect, test } from 'vitest'
import { cookRecipe, cookRecipeOfDish } from '#shared/kitchen/cook/cookRecipe.ts'
import { allDishTemplates } from '#shared/kitchen/cook/dishes/dishes.ts'
import { nutritionOfRecipe } from '#shared/kitchen/nutrition/nutrition.ts'
import {
  cuisines,
  type MealType,
  mealTypes,
  type QuestionnaireAnswers,
} from '#shared/kitchen/questionnaire.ts'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { sampleOf } from '../../support/grid.ts'
import { cookAnswers } from '../../support/recipes/cookedAnswers.ts'
import { briefOf } from './briefOf.ts'

const answersFor = (change: Partial<QuestionnaireAnswers>): QuestionnaireAnswers => ({
  dietType: 'No restrictions',
  meatPreference: 'No preference',
  mealType: 'Dinner',
  cookingTime: '1 hour or more',
  skillLevel: 'Intermediate',
  cuisine: 'Other',
  description: '',
  ...change,
})

const sodiumOf = (recipe: WrittenRecipe) => nutritionOfRecipe(recipe).perServing?.sodiumMg.typical ?? 0
const saltLineOf = ({ ingredients }: WrittenRecipe) =>
  ingredients.find((line) => /fine salt/.test(line)) ?? ''

test('19 of 20 recipes for the cooking time "an hour or more" take at least 50 minutes', () => {
  const recipes = sampleOf([...cuisines.entries()], 3).flatMap(([place, cuisine]) =>
    mealTypes.flatMap((mealType) =>
      (['No restrictions', 'Vegan', 'Keto'] as const).map((dietType) =>
        cookRecipe(
          briefOf(
            answersFor({
              cuisine,
              mealType,
              dietType,
              meatPreference: dietType === 'Vegan' ? null : 'No preference',
            }),
          ),
          place,
        ),
      ),
    ),
  )
  const short = recipes.filter(({ totalTimeMinutes }) => totalTimeMinutes < 50)
  expect(short.length / recipes.length).toBeLessThan(0.05)
})

test.each<[dish: string, cuisine: QuestionnaireAnswers['cuisine'], mealType: MealType, most: number]>([
  ['mokthuk', 'Tibetan', 'Breakfast', 1900],
  ['halaszle', 'Hungarian', 'Dinner', 1900],
])('%s, which has salty broth, gets less salt than a teaspoon for four', (dish, cuisine, mealType, most) => {
  const recipe = cookRecipeOfDish(dish, briefOf(answersFor({ cuisine, mealType })), 1)
  expect(sodiumOf(recipe)).toBeLessThan(most)
  expect(saltLineOf(recipe)).toMatch(/^(?:A pinch of|2 pinches of|[¼½] teaspoon) /)
})

test.each<[dish: string, cuisine: QuestionnaireAnswers['cuisine'], line: string]>([
  ['kasap kofte', 'Turkish', '1¼ teaspoons fine salt'],
  ['tantuni', 'Turkish', '1¼ teaspoons fine salt'],
])('%s, in which nothing else is salty, keeps the salt that it is written with', (dish, cuisine, line) => {
  const recipe = cookRecipeOfDish(dish, briefOf(answersFor({ cuisine, meatPreference: 'Beef' })), 1)
  expect(saltLineOf(recipe)).toContain(line)
})

test.each<[mealType: MealType, least: number, most: number]>([
  ['Breakfast', 200, 760],
  ['Lunch', 345, 960],
  ['Dinner', 345, 960],
  ['Snack', 75, 460],
])('nearly every %s has between %i and %i kcal a serving', (mealType, least, most) => {
  const outside = cuisines.filter((cuisine, place) => {
    const recipe = cookRecipe(briefOf(answersFor({ cuisine, mealType, cookingTime: '45 minutes' })), place)
    const kcal = nutritionOfRecipe(recipe).perServing?.kcal.typical ?? 0
    return kcal < least || kcal > most
  })
  expect(outside.length).toBeLessThanOrEqual(2)
})

test('a lean keto dinner gets a salad or greens beside it, not a kilogram of meat', () => {
  const asked = answersFor({ cuisine: 'Vietnamese', dietType: 'Keto', cookingTime: '15 minutes or less' })
  const recipe = cookRecipeOfDish('xao sa ot', briefOf({ ...asked, meatPreference: 'Pork' }), 1)
  const meat = recipe.ingredients.find((line) => /pork/.test(line)) ?? ''
  expect(Number(/^(\d+) g/.exec(meat)?.[1])).toBeLessThanOrEqual(850)
  expect(recipe.instructions.join(' ')).toMatch(/\b(?:salad|greens)\b/)
})

test('four cutlets for four people stay four when the other foods of the meal are enlarged', () => {
  const asked = answersFor({ cuisine: 'Italian', dietType: 'Paleo', cookingTime: '30 minutes' })
  const recipe = cookRecipeOfDish('carne alla pizzaiola', briefOf({ ...asked, meatPreference: 'Turkey' }), 1)
  expect(recipe.ingredients).toContain('4 turkey cutlets')
})

test('a serving for a ketogenic diet has at most 15 g of carbohydrate without fibre, and a snack 7 g', () => {
  const answers = sampleOf([...cuisines.entries()], 3).flatMap(([place, cuisine]) =>
    mealTypes.map((mealType) => ({ place, answers: answersFor({ cuisine, mealType, dietType: 'Keto' }) })),
  )
  const over = answers.flatMap(({ place, answers }) => {
    const recipe = cookRecipe(briefOf(answers), place)
    const { carbohydrateGrams, fibreGrams } = nutritionOfRecipe(recipe).perServing!
    const grams = carbohydrateGrams.typical - fibreGrams.typical
    return grams > (answers.mealType === 'Snack' ? 7 : 15) ? [`${recipe.name}: ${grams}`] : []
  })
  expect(over).toEqual([])
})

test('a dish that a wish names is cooked for a ketogenic diet though it has more carbohydrate', () => {
  const recipe = cookRecipe(
    briefOf(answersFor({ dietType: 'Keto', cuisine: 'French', description: 'ratatouille' })),
    1,
  )
  expect(recipe.name).toMatch(/ratatouille/i)
})

test('19 of 20 dishes that are not sweet have at least 0.37 g of salt in 100 g', () => {
  const sweet = new Set(
    allDishTemplates
      .filter(({ style }) => /sweet|fruit|dessert|porridge/.test(style ?? ''))
      .map(({ id }) => id),
  )
  const shares = [...cookAnswers(61)].flatMap(({ recipe, dishId }) => {
    if (sweet.has(dishId)) return []
    const { lines, perRecipe } = nutritionOfRecipe(recipe)
    const grams = lines.reduce((sum, line) => sum + (line.grams?.typical ?? 0), 0)
    return [(perRecipe.sodiumMg.typical * 0.254) / grams]
  })
  const bland = shares.filter((share) => share < 0.37)
  expect(bland.length / shares.length).toBeLessThan(0.05)
})
