import {
  cookingTimes,
  cuisines,
  dietTypes,
  isMeatQuestionAsked,
  mealTypes,
  meatPreferences,
  type QuestionnaireAnswers,
  skillLevels,
} from '#shared/kitchen/questionnaire.ts'

/** All 43,344 ways to answer the questionnaire, without a wish, in a fixed order. */
export function* everyAnswer(): Generator<QuestionnaireAnswers> {
  for (const dietType of dietTypes)
    for (const meatPreference of isMeatQuestionAsked(dietType) ? meatPreferences : [null])
      for (const mealType of mealTypes)
        for (const cookingTime of cookingTimes)
          for (const skillLevel of skillLevels)
            for (const cuisine of cuisines)
              yield { dietType, meatPreference, mealType, cookingTime, skillLevel, cuisine, description: '' }
}
