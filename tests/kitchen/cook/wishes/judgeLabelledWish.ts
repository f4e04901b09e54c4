import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import { createFoodTestForAllergies } from '#shared/kitchen/gate/allergies/allergies.ts'
import { nutritionOfRecipe } from '#shared/kitchen/nutrition/nutrition.ts'
import {
  type Cuisine,
  cookingTimes,
  cuisines,
  dietTypes,
  isMeatQuestionAsked,
  mealTypes,
  meatPreferences,
  type QuestionnaireAnswers,
  skillLevels,
} from '#shared/kitchen/questionnaire.ts'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { addWishLimitsToBrief } from '#shared/kitchen/wish/addWishLimitsToBrief.ts'
import { checkWishRequirements } from '#shared/kitchen/wish/requirements/checkWishRequirements.ts'
import { readWishRequirements } from '#shared/kitchen/wish/requirements/readWishRequirements.ts'
import { readRecipeForWish } from '#shared/kitchen/wish/requirements/recipeForWish.ts'
import type { LabelledWish } from './labelledWish.ts'

export type Judgement = 'held' | 'told' | 'missed' | 'excused falsely'

/** "Vegan, Dinner, 45 minutes, Beginner, Indian"; a meat in the place of the diet is chosen without restrictions. */
export function answersOfLabel(asked: string, description: string): QuestionnaireAnswers {
  const parts = asked.split(', ')
  const dietType = dietTypes.find((diet) => diet === parts[0]) ?? 'No restrictions'
  const meat = meatPreferences.find((each) => each === parts[0])
  return {
    dietType,
    meatPreference: isMeatQuestionAsked(dietType) ? (meat ?? 'No preference') : null,
    mealType: mealTypes.find((meal) => meal === parts[1]) ?? 'Dinner',
    cookingTime: cookingTimes.find((time) => time === parts[2]) ?? '45 minutes',
    skillLevel: skillLevels.find((level) => level === parts[3]) ?? 'Beginner',
    cuisine: cuisines.find((cuisine): cuisine is Cuisine => cuisine === parts[4]) ?? 'Other',
    description,
  }
}

/** Cooks for a wish and judges the recipe by the conditions of its label, and the excuses by whether any was needed. */
export function judgeLabelledWish(label: LabelledWish, seed = 7) {
  const answers = answersOfLabel(label.asked, label.wish)
  const { brief } = addWishLimitsToBrief(
    { answers, change: null, eaters: [], servings: null },
    { earlierWishes: [], clarifications: null },
  )
  const recipe = cookRecipe(brief, seed, createFoodTestForAllergies)
  const { notHeld } = checkWishRequirements(
    readWishRequirements(label.wish),
    readRecipeForWish(recipe),
    answers,
  )
  const failed = failedConditions(label, recipe)
  const isTold = notHeld.length > 0
  const judgement: Judgement = label.isImpossible
    ? isTold && failed.length === 0
      ? 'told'
      : 'missed'
    : failed.length > 0
      ? isTold
        ? 'told'
        : 'missed'
      : isTold
        ? 'excused falsely'
        : 'held'
  return { judgement, failed, recipe, notHeld: notHeld.map(({ requirement }) => requirement.said) }
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

function failedConditions(label: LabelledWish, recipe: WrittenRecipe): string[] {
  const { name, text, has = [], hasNot = [], steps, stepsNot, servings, minutes } = label
  const all = plain(
    [recipe.name, recipe.description, ...recipe.ingredients, ...recipe.instructions].join('\n'),
  )
  const told = plain(recipe.instructions.join('\n'))
  const isIn = (pattern: RegExp) => recipe.ingredients.some((line) => pattern.test(plain(line)))
  const { perServing } = nutritionOfRecipe(recipe)
  const figure = (nutrient: 'kcal' | 'proteinGrams' | 'sodiumMg' | 'carbohydrateGrams' | 'fibreGrams') =>
    perServing?.[nutrient].typical ?? 0
  const [least, most] = typeof servings === 'number' ? [servings, servings] : (servings ?? [1, 100])
  const counted = recipe.ingredients.filter((line) => !/\b(?:water|salt|pepper|oil)\b/i.test(line)).length
  const conditions: [string, boolean][] = [
    ['name', !name || name.test(plain(recipe.name))],
    ['text', !text || text.test(all)],
    ...has.map((food): [string, boolean] => [`has ${food}`, isIn(food)]),
    ...hasNot.map((food): [string, boolean] => [`has not ${food}`, !isIn(food)]),
    ['steps', !steps || steps.test(told)],
    ['steps not', !stepsNot?.test(told)],
    ['servings', recipe.servings >= least && recipe.servings <= most],
    ['minutes', minutes === undefined || recipe.totalTimeMinutes <= minutes],
    ['kcal', label.kcal === undefined || figure('kcal') <= label.kcal],
    ['protein', label.protein === undefined || figure('proteinGrams') >= label.protein],
    ['sodium', label.sodium === undefined || figure('sodiumMg') <= label.sodium],
    ['carbohydrate', label.carb === undefined || figure('carbohydrateGrams') <= label.carb],
    ['fibre', label.fibre === undefined || figure('fibreGrams') >= label.fibre],
    ['ingredients', label.ingredients === undefined || counted <= label.ingredients],
  ]
  return conditions.flatMap(([what, isMet]) => (isMet ? [] : [what]))
}
