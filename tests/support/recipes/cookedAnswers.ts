import { cookRecipeWithDishId, type RecipeOfDish } from '#shared/kitchen/cook/cookRecipe.ts'
import type { QuestionnaireAnswers } from '#shared/kitchen/questionnaire.ts'
import { everyAnswer } from './everyAnswer.ts'

/** A recipe of the built-in cook with the answers that got it. */
export interface CookedAnswer extends RecipeOfDish {
  answers: QuestionnaireAnswers
}

/** Cooks for every so many of the 43,344 answers, without eaters; the place of the answers is the seed. */
export function* cookAnswers(every: number): Generator<CookedAnswer> {
  for (const [seed, answers] of [...everyAnswer()].entries())
    if (seed % every === 0)
      yield { answers, ...cookRecipeWithDishId({ answers, change: null, eaters: [], servings: null }, seed) }
}
