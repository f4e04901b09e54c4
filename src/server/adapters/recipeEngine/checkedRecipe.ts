import type { EngineRequest } from '#server/features/generation/port.ts'
import { readRecipe } from './readRecipe.ts'
import { type FinishedRecipe, TryFailure } from './tries.ts'

/**
 * Parses the recipe in a finished answer (text, or parsed JSON). Throws TryFailure 'bad output' when the answer holds
 * no valid recipe.
 */
export function checkedRecipe(answer: unknown, schema: EngineRequest['recipeSchema']): FinishedRecipe {
  const { recipe, nutritionInfo, lacks } = readRecipe(answer)
  if (!recipe) throw new TryFailure('bad output', { detail: `no ${lacks}` })
  const checked = schema.safeParse(recipe)
  if (checked.success) return { recipe: checked.data, nutritionInfo }
  const [issue] = checked.error.issues
  throw new TryFailure('bad output', { detail: `${issue?.code} at ${issue?.path.join('.')}` })
}
