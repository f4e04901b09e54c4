import { NothingToCook } from '#shared/kitchen/cook/choose/choose.ts'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import type { MayHoldAny } from '#shared/kitchen/cook/wishes/guests.ts'
import type { IsHarmful } from '#shared/kitchen/cook/wishes/orders.ts'
import type { RecipeBrief, WrittenRecipe } from '#shared/kitchen/recipe.ts'

/**
 * Our own cook's recipe; null where the wishes leave nothing to cook with. Throws TooMuchWork as cookRecipe does.
 * `mayHoldAny` looks foods up that eaters name in their own words, and `isHarmful` checks what is written for people who
 * need more care: the catalogue of foods takes a while to load, so each only where it is needed.
 */
export function cook(
  brief: RecipeBrief,
  seed: number,
  mayHoldAny: MayHoldAny | undefined,
  isHarmful: IsHarmful | undefined,
  maxWork: number | undefined,
): WrittenRecipe | null {
  try {
    return cookRecipe(brief, seed, mayHoldAny, isHarmful, maxWork)
  } catch (error) {
    if (!(error instanceof NothingToCook)) throw error
    return null
  }
}
