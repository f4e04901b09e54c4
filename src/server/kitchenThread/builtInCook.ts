import { NoDishLeftError } from '#shared/kitchen/cook/choose/choose.ts'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import type { MayContainAny } from '#shared/kitchen/cook/wishes/combinedEaters.ts'
import type { IsHarmful } from '#shared/kitchen/cook/wishes/orders.ts'
import type { RecipeBrief, WrittenRecipe } from '#shared/kitchen/recipe.ts'

/**
 * The built-in cook's recipe; null where no dish satisfies the wishes. Throws TooMuchWorkError as cookRecipe does.
 * `createAllergenTest` finds foods that eaters name in their own words, and `isHarmful` checks the recipe for vulnerable
 * eaters: both need the catalogue of foods, which loads only where it is needed.
 */
export function cookWithBuiltInCook(
  brief: RecipeBrief,
  seed: number,
  mayHoldAny: MayContainAny | undefined,
  isHarmful: IsHarmful | undefined,
  maxWork: number | undefined,
): WrittenRecipe | null {
  try {
    return cookRecipe(brief, seed, mayHoldAny, isHarmful, maxWork)
  } catch (error) {
    if (!(error instanceof NoDishLeftError)) throw error
    return null
  }
}
