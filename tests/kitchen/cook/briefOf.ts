import type { QuestionnaireAnswers } from '#shared/kitchen/questionnaire.ts'
import type { RecipeBrief } from '#shared/kitchen/recipe.ts'

/** What the cook is told when nobody is known at the table. */
export function briefOf(answers: QuestionnaireAnswers, more: Partial<RecipeBrief> = {}): RecipeBrief {
  return { answers, change: null, eaters: [], servings: null, ...more }
}
