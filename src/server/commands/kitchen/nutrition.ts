import { z } from 'zod'
import { nutritionOfRecipe } from '#shared/kitchen/nutrition/nutrition.ts'
import { CommandRecipeInput, parseJsonLine, toRecipeToCheck } from './recipeInput.ts'

/** A recipe, by itself or as {recipe} -> its totals and how each line was counted. */
const NutritionInput = z.union([
  z.object({ recipe: CommandRecipeInput }).transform(({ recipe }) => recipe),
  CommandRecipeInput,
])

export function nutritionOfJsonLine(text: string) {
  const { lines, perRecipe, perServing, notCounted } = nutritionOfRecipe(
    toRecipeToCheck(parseJsonLine(NutritionInput, text)),
  )
  return {
    perRecipe,
    perServing,
    notCounted,
    lines: lines.map(({ food, ...line }) => ({ ...line, food: food?.name ?? null })),
  }
}
