import { parseMinutes, parseServings } from '#shared/kitchen/parseMinutesAndServings.ts'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import {
  toIngredientLines,
  toInstructionLines,
  toSingleLine,
} from '../../../shared/kitchen/lines/recipeLines.ts'
import { findRecipeFields, type RecipeFieldValues } from './recipeFields.ts'
import { findJsonInAnswer } from './stripWrapping.ts'

export type ParsedModelAnswer =
  | { recipe: WrittenRecipe; nutritionInfo?: unknown; missingPart: null }
  | { recipe: null; nutritionInfo?: undefined; missingPart: 'JSON' | 'name' | 'ingredients' | 'instructions' }

/** The servings of an answer that names none: cookbooks usually write for four. */
export const defaultServingsOfAnswer = 4

/**
 * Parses the recipe in a model's answer (a text, or parsed JSON), lenient in spelling and strict in substance: without
 * a name, ingredients or instructions there is no recipe, and `missingPart` names the first one missing. Missing times are 0,
 * a missing total is their sum. The schema checks lengths and ranges. Never throws.
 */
export function parseRecipeOfModel(answer: unknown): ParsedModelAnswer {
  let first: ParsedModelAnswer = { recipe: null, missingPart: 'JSON' }
  for (const value of typeof answer === 'string' ? findJsonInAnswer(answer) : [answer]) {
    const fields = findRecipeFields(value)
    if (Object.keys(fields).length === 0) continue
    const reading = recipeFrom(fields)
    if (reading.recipe) return reading
    if (first.missingPart === 'JSON') first = reading
  }
  return first
}

function recipeFrom(fields: RecipeFieldValues): ParsedModelAnswer {
  const name = textOf(fields.name)
  if (!name) return { recipe: null, missingPart: 'name' }
  const ingredients = toIngredientLines(fields.ingredients)
  if (ingredients.length === 0) return { recipe: null, missingPart: 'ingredients' }
  const instructions = toInstructionLines(fields.instructions)
  if (instructions.length === 0) return { recipe: null, missingPart: 'instructions' }
  const total = parseMinutes(fields.totalTime) || null
  const prepTimeMinutes = parseMinutes(fields.prepTime) ?? 0
  const cookTimeMinutes = parseMinutes(fields.cookTime) ?? Math.max(0, (total ?? 0) - prepTimeMinutes)
  const recipe = {
    name,
    description: textOf(fields.description),
    servings: parseServings(fields.servings) ?? defaultServingsOfAnswer,
    prepTimeMinutes,
    cookTimeMinutes,
    totalTimeMinutes: total ?? prepTimeMinutes + cookTimeMinutes,
    ingredients,
    instructions,
  }
  return { recipe, nutritionInfo: fields.nutritionInfo, missingPart: null }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? toSingleLine(value) : ''
}
