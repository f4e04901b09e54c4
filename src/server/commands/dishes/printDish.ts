import { cookDish } from '#shared/kitchen/cook/cookDish.ts'
import { allDishTemplates } from '#shared/kitchen/cook/dishes/dishes.ts'
import type { DishTemplate } from '#shared/kitchen/cook/dishTemplate.ts'
import { likelihoodOfDish } from '#shared/kitchen/cook/likelihoodOfDish.ts'
import { portionAndSaltDish } from '#shared/kitchen/cook/portionAndSaltDish.ts'
import { recipeRemarksForReader } from '#shared/kitchen/cook/tell/remarks/recipeRemarks.ts'
import { writeRecipeFromDish } from '#shared/kitchen/cook/tell/writeRecipeFromDish.ts'
import { isRequestedTimeMet } from '#shared/kitchen/cook/wishes/unmetWishes.ts'
import { createEaterWithDiet } from '#shared/kitchen/eaters.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { nutritionOfRecipe } from '#shared/kitchen/nutrition/nutrition.ts'
import { maxMinutesOfCookingTime, type QuestionnaireAnswers } from '#shared/kitchen/questionnaire.ts'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { answersOfCuisine, dietOfAnswers, ordersForAnswers } from './answersOfCuisine.ts'

/** Prints each different recipe that a dish becomes, with the answers it is for and what the check finds in it. */
export function printDish(id: string): void {
  const dish = allDishTemplates.find((known) => known.id === id)
  if (!dish) {
    console.error(`There is no dish "${id}".`)
    process.exitCode = 1
    return
  }
  const answersByText = new Map<string, string[]>()
  for (const cuisine of dish.cuisines === 'all' ? (['Other'] as const) : dish.cuisines.slice(0, 1)) {
    for (const answers of answersOfCuisine(cuisine, dish.skill ?? 'Beginner')) {
      const text = renderDish(dish, answers)
      if (text === null) continue
      const asked = `${answers.mealType} | ${answers.cookingTime} | ${dietOfAnswers(answers)}`
      answersByText.set(text, [...(answersByText.get(text) ?? []), asked])
    }
  }
  for (const [text, asked] of answersByText)
    console.log(`=== ${asked.length} answers, first ${asked[0]}\n${text}\n`)
  console.log(
    `${dish.id}: ${answersByText.size} recipes for ${[...answersByText.values()].flat().length} answers.`,
  )
}

/** The recipe of a dish as `printedRecipe` prints it; null where it is not cooked, or not in that time. */
function renderDish(dish: DishTemplate, answers: QuestionnaireAnswers): string | null {
  const orders = ordersForAnswers(answers)
  if (likelihoodOfDish(dish, orders) <= 0) return null
  const cooked = cookDish(dish, orders)
  if (!cooked || !isRequestedTimeMet(cooked, orders)) return null
  const { plate, told, name } = portionAndSaltDish(cooked)
  const recipe = writeRecipeFromDish(plate, told, name, recipeRemarksForReader(plate, told))
  return printedRecipe(recipe, answers)
}

/** A recipe in plain text, behind it what the check finds. */
export function printedRecipe(recipe: WrittenRecipe, answers: QuestionnaireAnswers): string {
  const { perServing } = nutritionOfRecipe(recipe)
  return [
    recipe.name,
    recipe.description,
    `serves ${recipe.servings}, ${recipe.prepTimeMinutes} + ${recipe.cookTimeMinutes} minutes, about ${Math.round(perServing?.kcal.typical ?? 0)} kcal a person`,
    ...recipe.ingredients.map((line) => `  - ${line}`),
    ...recipe.instructions.map((step, place) => `  ${place + 1}. ${step}`),
    ...findingsOf(recipe, answers).map((finding) => `  !! ${finding}`),
  ].join('\n')
}

function findingsOf(recipe: WrittenRecipe, { dietType, cookingTime, meatPreference }: QuestionnaireAnswers) {
  const { findings } = checkRecipe(recipe, [createEaterWithDiet(dietType)], {
    limitMinutes: maxMinutesOfCookingTime(cookingTime),
    meatPreference,
  })
  return findings.filter(({ kind }) => kind !== 'may contain').map((finding) => JSON.stringify(finding))
}
