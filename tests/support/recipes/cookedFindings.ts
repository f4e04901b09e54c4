import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import { createEaterWithDiet } from '#shared/kitchen/eaters.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { maxMinutesOfCookingTime, type QuestionnaireAnswers } from '#shared/kitchen/questionnaire.ts'

/** What the gate finds in our own cook's recipe for these answers; doubts about a label are none. */
export function cookedFindings(answers: QuestionnaireAnswers, seed: number): string[] {
  const recipe = cookRecipe({ answers, change: null, eaters: [], servings: null }, seed)
  const { findings } = checkRecipe(recipe, [createEaterWithDiet(answers.dietType)], {
    limitMinutes: maxMinutesOfCookingTime(answers.cookingTime),
    meatPreference: answers.meatPreference,
  })
  return findings
    .filter(({ kind }) => kind !== 'may contain')
    .map((finding) => `${recipe.name}: ${JSON.stringify(finding)}`)
}
