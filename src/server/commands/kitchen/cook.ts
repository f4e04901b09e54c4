import { z } from 'zod'
import { QuestionnaireAnswers } from '#shared/contract/generation.ts'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import { createFoodTestForAllergies } from '#shared/kitchen/gate/allergies/allergies.ts'
import { createRecipeHazardTest } from '#shared/kitchen/gate/allergies/isHarmful.ts'
import { nutritionOfRecipe } from '#shared/kitchen/nutrition/nutrition.ts'
import { dietTypes, isMeatQuestionAsked } from '#shared/kitchen/questionnaire.ts'
import { addWishLimitsToBrief } from '#shared/kitchen/wish/addWishLimitsToBrief.ts'
import { checkWishRequirements } from '#shared/kitchen/wish/requirements/checkWishRequirements.ts'
import { sentenceOfNotHeldReason } from '#shared/kitchen/wish/requirements/notHeldSentences.ts'
import { readWishRequirements } from '#shared/kitchen/wish/requirements/readWishRequirements.ts'
import { readRecipeForWish } from '#shared/kitchen/wish/requirements/recipeForWish.ts'
import { CommandEaterInput } from './eaterInput.ts'
import { parseJsonLine } from './recipeInput.ts'

const CookInput = z.object({
  answers: z.preprocess(complete, QuestionnaireAnswers),
  eaters: z.array(CommandEaterInput).default([]),
  servings: z.number().int().min(1).max(100).nullish(),
  seed: z.number().int().min(0).default(0),
})

/** Completes answers as forms would: no meat where the diet excludes it, an empty description by default. */
function complete(answers: unknown): unknown {
  if (typeof answers !== 'object' || answers === null) return answers
  const { dietType, meatPreference, description } = answers as Record<string, unknown>
  const diet = dietTypes.find((known) => known === dietType)
  return {
    ...answers,
    description: description ?? '',
    meatPreference: diet && !isMeatQuestionAsked(diet) ? null : (meatPreference ?? 'No preference'),
  }
}

/** {answers, eaters, servings, seed} -> the recipe of the built-in cook, with the fields of old clients, and which of the wish it holds. */
export function cookRecipeOfJsonLine(text: string) {
  const { answers, eaters, servings, seed } = parseJsonLine(CookInput, text)
  const asked = { answers, change: null, eaters, servings: servings ?? null }
  const { brief } = addWishLimitsToBrief(asked, { earlierWishes: [], clarifications: null })
  const recipe = cookRecipe(brief, seed, createFoodTestForAllergies, createRecipeHazardTest(brief.eaters))
  const outcome = checkWishRequirements(
    readWishRequirements(answers.description),
    readRecipeForWish(recipe),
    answers,
  )
  return {
    recipe_name: recipe.name,
    description: recipe.description,
    meal_type: answers.mealType,
    cuisine: answers.cuisine,
    diet_type: answers.dietType,
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    prep_time: recipe.prepTimeMinutes,
    cook_time: recipe.cookTimeMinutes,
    total_time: recipe.totalTimeMinutes,
    servings: recipe.servings,
    tried: 'false',
    average_rating: '0',
    rating_count: '0',
    nutrition_info: nutritionOfRecipe(recipe).perServing,
    wish: {
      held: outcome.held.map(({ said }) => ({ wish: said })),
      notHeld: outcome.notHeld.map(({ requirement, why }) => ({
        wish: requirement.said,
        why: sentenceOfNotHeldReason(why),
      })),
    },
  }
}
