import type { RecipeEngineRequest } from '#server/features/generation/port.ts'
import { parseRecipeOfModel } from './readRecipe.ts'
import { EngineTryFailure, type FinishedEngineRecipe } from './tries.ts'

/**
 * Parses the recipe in a finished answer (text, or parsed JSON). Throws EngineTryFailure 'bad output' when the answer holds
 * no valid recipe.
 */
export function parseFinishedRecipe(
  answer: unknown,
  schema: RecipeEngineRequest['recipeSchema'],
): FinishedEngineRecipe {
  const { recipe, nutritionInfo, missingPart } = parseRecipeOfModel(answer)
  if (!recipe) throw new EngineTryFailure('bad output', { detail: `no ${missingPart}` })
  const checked = schema.safeParse(recipe)
  if (checked.success) return { recipe: checked.data, nutritionInfo }
  const [issue] = checked.error.issues
  throw new EngineTryFailure('bad output', { detail: `${issue?.code} at ${issue?.path.join('.')}` })
}
