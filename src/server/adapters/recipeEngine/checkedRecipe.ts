import type { EngineRequest } from '#server/features/generation/port.ts'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { readRecipe } from './readRecipe.ts'
import { TryFailure } from './tries.ts'

/** The recipe in a finished answer (text, or JSON already parsed). Throws TryFailure 'bad output' when it is none. */
export function checkedRecipe(answer: unknown, schema: EngineRequest['recipeSchema']): WrittenRecipe {
  const { recipe, lacks } = readRecipe(answer)
  if (!recipe) throw new TryFailure('bad output', { detail: `no ${lacks}` })
  const checked = schema.safeParse(recipe)
  if (checked.success) return checked.data
  const [issue] = checked.error.issues
  throw new TryFailure('bad output', { detail: `${issue?.code} at ${issue?.path.join('.')}` })
}
