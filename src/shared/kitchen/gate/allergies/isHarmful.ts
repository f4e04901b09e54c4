import type { Eater } from '../../eaters.ts'
import type { WrittenRecipe } from '../../recipe.ts'
import { checkLine } from '../checkLine.ts'
import { findHazards } from '../hazards.ts'

/** Whether the check finds a hazard in a recipe of our own cook, whose steps name only what its lines list. */
export function createRecipeHazardTest(eaters: readonly Eater[]) {
  return (recipe: Pick<WrittenRecipe, 'name' | 'description' | 'ingredients' | 'instructions'>): boolean =>
    findHazards(recipe.ingredients.map(checkLine), [], recipe, eaters).length > 0
}
