import type { Eater } from '../eaters.ts'
import type { WrittenRecipe } from '../recipe.ts'
import { checkLine } from './checkLine.ts'
import { hazardFindings } from './hazards.ts'

/** Whether the check finds a hazard in a recipe for those who eat it. */
export function isHarmfulFor(eaters: readonly Eater[]) {
  return ({ ingredients, instructions }: Pick<WrittenRecipe, 'ingredients' | 'instructions'>): boolean =>
    hazardFindings(ingredients.map(checkLine), instructions, eaters).length > 0
}
