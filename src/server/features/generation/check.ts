import type { RecipeReport, ReportedFinding } from '#shared/contract/recipeReport.ts'
import { guestOfDiet } from '#shared/kitchen/eaters.ts'
import { timeLimitMinutes } from '#shared/kitchen/questionnaire.ts'
import type { RecipeBrief, WrittenRecipe } from '#shared/kitchen/recipe.ts'
import type { Context } from '../../context.ts'
import { reportOnRecipe } from '../recipes/service.ts'

/** What the kitchen finds in a recipe that was written for this brief. */
export async function reportOnBrief(
  ctx: Pick<Context, 'deps'>,
  recipe: WrittenRecipe,
  { answers, eaters }: RecipeBrief,
): Promise<RecipeReport> {
  return reportOnRecipe(ctx, recipe, [guestOfDiet(answers.dietType), ...eaters], {
    limitMinutes: timeLimitMinutes(answers.cookingTime),
    meatPreference: answers.meatPreference,
  })
}

/** What an engine can mend: not a doubt about a label, nor a line that only we do not know. */
const notToMend: readonly ReportedFinding['kind'][] = [
  'may contain',
  'unknown line',
  'not checked',
  'not listed',
  'wish unclear',
]

/** The findings an engine is to mend. It learns no names: people are numbered as in its prompt. */
export function findingsToMend({ findings }: RecipeReport, { eaters }: RecipeBrief): string[] {
  return findings
    .filter(({ kind }) => !notToMend.includes(kind))
    .map(({ sentence, why }) => {
      const words = numbered(sentence, eaters)
      return why.length > 1 ? `${words} (${why.join(' -> ')})` : words
    })
}

function numbered(sentence: string, eaters: RecipeBrief['eaters']): string {
  return eaters.reduce((words, { name }, index) => {
    const person = `Person ${index + 1}`
    if (words.startsWith(`${name}: `)) return person + words.slice(name.length)
    return words.replace(`for ${name}.`, `for ${person}.`).replace(`which ${name} `, `which ${person} `)
  }, sentence)
}
