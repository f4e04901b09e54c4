import type { EngineRequest } from '#server/features/generation/port.ts'
import { readRecipe } from './readRecipe.ts'
import { type FinishedRecipe, TryFailure } from './tries.ts'

/** The recipe in a finished answer (text, or JSON already parsed). Throws TryFailure 'bad output' when it is none. */
export function checkedRecipe(answer: unknown, schema: EngineRequest['recipeSchema']): FinishedRecipe {
  const { recipe, nutritionInfo, lacks } = readRecipe(answer)
  if (!recipe) throw new TryFailure('bad output', { detail: `no ${lacks}` })
  const checked = schema.safeParse(recipe)
  if (checked.success) return { recipe: checked.data, nutritionInfo }
  const [issue] = checked.error.issues
  throw new TryFailure('bad output', { detail: `${issue?.code} at ${issue?.path.join('.')}` })
}
