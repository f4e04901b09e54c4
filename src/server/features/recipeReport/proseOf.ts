import { maxRecipeLines } from '#shared/contract/limits.ts'
import type { RecipeWords } from '#shared/kitchen/gate/readRecipe.ts'

interface LikeRecipe {
  kind: 'recipe' | 'blog'
  instructions: readonly string[]
}

/** Flags for the kitchen about the sentences of a blog entry: they are no steps, and only the first of a long text are read. */
export function blogTextFlags({ kind, instructions }: LikeRecipe): Pick<RecipeWords, 'isProse' | 'isCut'> {
  const isProse = kind === 'blog'
  return { isProse, isCut: isProse && instructions.length >= maxRecipeLines }
}
