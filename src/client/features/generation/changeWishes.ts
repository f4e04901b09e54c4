import { maxEarlierWishes } from '#shared/contract/limits.ts'
import type { RecipeDraft } from './draftShape.ts'

/** What was wished for in changes of a recipe, which holds for its next versions too. */
export const wishesOfRecipeChanges = (versions: readonly RecipeDraft[]): string[] =>
  versions
    .flatMap(({ change, isSwap }) => (change?.kind === 'change' && !isSwap ? [change.wish] : []))
    .slice(-maxEarlierWishes)
