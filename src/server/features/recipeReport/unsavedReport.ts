import type { Eater } from '#shared/kitchen/eaters.ts'
import type { RecipeCheckReport } from '#shared/kitchen/findings/recipeCheckReport.ts'
import type { RecipeConstraints, RecipeToCheck } from '#shared/kitchen/gate/checkRecipe.ts'
import { KitchenJobFailure } from '../../kitchenThread/jobFailure.ts'
import { type KitchenContext, runKitchenJobInTurn } from '../../kitchenThread/runKitchenJobInTurn.ts'

/** The kitchen's report on an unsaved recipe, for these eaters and the given answers; null where it takes too long. */
export async function checkUnsavedRecipeForEaters(
  ctx: KitchenContext,
  { name, description, ingredients, instructions, servings, totalTimeMinutes }: RecipeToCheck,
  eaters: readonly Eater[],
  constraints: RecipeConstraints,
): Promise<RecipeCheckReport | null> {
  const words = { name, description, ingredients, instructions, servings, totalTimeMinutes }
  return await runKitchenJobInTurn(ctx, 'report', { recipe: words, eaters, constraints }).catch((error) => {
    if (error instanceof KitchenJobFailure) return null
    throw error
  })
}
