import type { CookingOrders } from '#shared/kitchen/cook/filledDish.ts'
import { resolveCookingOrders } from '#shared/kitchen/cook/wishes/resolveCookingOrders.ts'
import {
  type Cuisine,
  cookingTimes,
  dietTypes,
  isMeatQuestionAsked,
  mealTypes,
  meatPreferences,
  type QuestionnaireAnswers,
} from '#shared/kitchen/questionnaire.ts'

/** All answers for one cuisine at one skill, without a wish: meal by meal, and within it time by time. */
export function* answersOfCuisine(
  cuisine: Cuisine,
  skillLevel: QuestionnaireAnswers['skillLevel'] = 'Intermediate',
): Generator<QuestionnaireAnswers> {
  for (const mealType of mealTypes)
    for (const cookingTime of cookingTimes)
      for (const dietType of dietTypes)
        for (const meatPreference of isMeatQuestionAsked(dietType) ? meatPreferences : [null])
          yield { dietType, meatPreference, mealType, cookingTime, skillLevel, cuisine, description: '' }
}

/** What the cook is asked for by these answers, with the first seed and without eaters. */
export function ordersForAnswers(answers: QuestionnaireAnswers): CookingOrders {
  return resolveCookingOrders({ answers, change: null, eaters: [], servings: null }, 1, {
    mayHoldAny: () => () => false,
    isHarmful: null,
    countWork: () => {},
  })
}

/** "Keto, Beef", or the diet alone where no meat was chosen. */
export function dietOfAnswers({ dietType, meatPreference }: QuestionnaireAnswers): string {
  return meatPreference === null || meatPreference === 'No preference'
    ? dietType
    : `${dietType}, ${meatPreference}`
}
