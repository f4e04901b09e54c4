import { NoDishLeftError } from '#shared/kitchen/cook/choose/createDishChooser.ts'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import type { AllergyFoodCheckFactory } from '#shared/kitchen/cook/wishes/combinedEaters.ts'
import type { IsRecipeHarmful } from '#shared/kitchen/cook/wishes/resolveCookingOrders.ts'
import type { RecipeBrief, WrittenRecipe } from '#shared/kitchen/recipe.ts'

/**
 * The built-in cook's recipe; null where no dish satisfies the wishes. Throws CookWorkLimitError as cookRecipe does.
 * `createFoodTestForAllergies` finds foods that eaters name in their own words, and `isHarmful` checks the recipe for vulnerable
 * eaters: both need the catalogue of foods, which loads only where it is needed.
 */
export function cookWithBuiltInCook(
  brief: RecipeBrief,
  seed: number,
  mayHoldAny: AllergyFoodCheckFactory | undefined,
  isHarmful: IsRecipeHarmful | undefined,
  maxWork: number | undefined,
): WrittenRecipe | null {
  try {
    return cookRecipe(brief, seed, mayHoldAny, isHarmful, maxWork)
  } catch (error) {
    if (!(error instanceof NoDishLeftError)) throw error
    return null
  }
}
