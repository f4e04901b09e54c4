import { maxEarlierChangeWishes } from '#shared/contract/limits.ts'
import type { GeneratedRecipeDraft } from './draftShape.ts'

/** What was wished for in changes of a recipe, which holds for its next versions too. */
export const wishesOfRecipeChanges = (versions: readonly GeneratedRecipeDraft[]): string[] =>
  versions
    .flatMap(({ change, isSwap }) => (change?.kind === 'change' && !isSwap ? [change.wish] : []))
    .slice(-maxEarlierChangeWishes)
