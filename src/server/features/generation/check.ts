import type { RecipeReport, ReportedFinding } from '#shared/contract/recipeReport.ts'
import { guestOfDiet } from '#shared/kitchen/eaters.ts'
import { timeLimitMinutes } from '#shared/kitchen/questionnaire.ts'
import type { RecipeBrief, WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { reportOnRecipe } from '../recipes/service.ts'

/** What the kitchen finds in a recipe that was written for this brief. */
export async function reportOnBrief(
  recipe: WrittenRecipe,
  { answers, eaters }: RecipeBrief,
): Promise<RecipeReport> {
  return reportOnRecipe(recipe, [guestOfDiet(answers.dietType), ...eaters], {
    limitMinutes: timeLimitMinutes(answers.cookingTime),
    meatPreference: answers.meatPreference,
  })
}

/** What an engine can mend: not a doubt about a label, nor a line that only we do not know. */
const notToMend: readonly ReportedFinding['kind'][] = ['may contain', 'unknown line']

export function findingsToMend({ findings }: RecipeReport): string[] {
  return findings
    .filter(({ kind }) => !notToMend.includes(kind))
    .map(({ sentence, why }) => (why.length > 1 ? `${sentence} (${why.join(' -> ')})` : sentence))
}
