import { z } from 'zod'
import { nutritionOf } from '#shared/kitchen/nutrition.ts'
import { CommandRecipeInput, readJson, toCheck } from './recipeInput.ts'

/** A recipe, by itself or as {recipe} -> its totals and how each line was counted. */
const NutritionInput = z.union([
  z.object({ recipe: CommandRecipeInput }).transform(({ recipe }) => recipe),
  CommandRecipeInput,
])

export function nutrition(text: string) {
  const { lines, perRecipe, perServing, notCounted } = nutritionOf(toCheck(readJson(NutritionInput, text)))
  return {
    perRecipe,
    perServing,
    notCounted,
    lines: lines.map(({ food, ...line }) => ({ ...line, food: food?.name ?? null })),
  }
}
