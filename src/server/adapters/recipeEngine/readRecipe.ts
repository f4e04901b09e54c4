import { readMinutes, readServings } from '#shared/kitchen/readAmounts.ts'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { ingredientLines, instructionLines, toOneLine } from '../../../shared/kitchen/lines/recipeLines.ts'
import { findRecipeFields, type RecipeFieldValues } from './recipeFields.ts'
import { findJsonInAnswer } from './stripWrapping.ts'

export type ReadRecipeResult =
  | { recipe: WrittenRecipe; nutritionInfo?: unknown; lacks: null }
  | { recipe: null; nutritionInfo?: undefined; lacks: 'JSON' | 'name' | 'ingredients' | 'instructions' }

/** The servings of an answer that names none: cookbooks usually write for four. */
export const servingsOfAnswerWithoutAny = 4

/**
 * Parses the recipe in a model's answer (a text, or parsed JSON), lenient in spelling and strict in substance: without
 * a name, ingredients or instructions there is no recipe, and `lacks` names the first one missing. Missing times are 0,
 * a missing total is their sum. The schema checks lengths and ranges. Never throws.
 */
export function parseRecipeOfModel(answer: unknown): ReadRecipeResult {
  let first: ReadRecipeResult = { recipe: null, lacks: 'JSON' }
  for (const value of typeof answer === 'string' ? findJsonInAnswer(answer) : [answer]) {
    const fields = findRecipeFields(value)
    if (Object.keys(fields).length === 0) continue
    const reading = recipeFrom(fields)
    if (reading.recipe) return reading
    if (first.lacks === 'JSON') first = reading
  }
  return first
}

function recipeFrom(fields: RecipeFieldValues): ReadRecipeResult {
  const name = textOf(fields.name)
  if (!name) return { recipe: null, lacks: 'name' }
  const ingredients = ingredientLines(fields.ingredients)
  if (ingredients.length === 0) return { recipe: null, lacks: 'ingredients' }
  const instructions = instructionLines(fields.instructions)
  if (instructions.length === 0) return { recipe: null, lacks: 'instructions' }
  const total = readMinutes(fields.totalTime) || null
  const prepTimeMinutes = readMinutes(fields.prepTime) ?? 0
  const cookTimeMinutes = readMinutes(fields.cookTime) ?? Math.max(0, (total ?? 0) - prepTimeMinutes)
  const recipe = {
    name,
    description: textOf(fields.description),
    servings: readServings(fields.servings) ?? servingsOfAnswerWithoutAny,
    prepTimeMinutes,
    cookTimeMinutes,
    totalTimeMinutes: total ?? prepTimeMinutes + cookTimeMinutes,
    ingredients,
    instructions,
  }
  return { recipe, nutritionInfo: fields.nutritionInfo, lacks: null }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? toOneLine(value) : ''
}
