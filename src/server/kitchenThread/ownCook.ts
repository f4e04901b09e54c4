import { NothingToCook } from '#shared/kitchen/cook/choose.ts'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import type { MayHold } from '#shared/kitchen/cook/guests.ts'
import type { RecipeBrief, WrittenRecipe } from '#shared/kitchen/recipe.ts'

/**
 * Our own cook's recipe; null where the wishes leave nothing to cook with. `mayHold` looks foods up that eaters name in
 * their own words: the catalogue of foods takes a while to load, so only where somebody names one.
 */
export function cook(brief: RecipeBrief, seed: number, mayHold: MayHold | undefined): WrittenRecipe | null {
  try {
    return cookRecipe(brief, seed, mayHold)
  } catch (error) {
    if (!(error instanceof NothingToCook)) throw error
    return null
  }
}
