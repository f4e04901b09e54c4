import { maxLines } from '#shared/contract/limits.ts'
import type { RecipeWords } from '#shared/kitchen/gate/readRecipe.ts'

interface LikeRecipe {
  kind: 'recipe' | 'blog'
  instructions: readonly string[]
}

/** What the kitchen has to know of the sentences of a blog entry: they are no steps, and of a long text the first are read. */
export function proseOf({ kind, instructions }: LikeRecipe): Pick<RecipeWords, 'isProse' | 'isCut'> {
  const isProse = kind === 'blog'
  return { isProse, isCut: isProse && instructions.length >= maxLines }
}
