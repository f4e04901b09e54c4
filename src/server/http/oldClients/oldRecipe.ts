import * as z from 'zod/mini'
import { maxRecipeLines } from '#shared/contract/limits.ts'
import { OldClientContentPayload, oldClientColumnSchemas } from '#shared/contract/oldClients.ts'
import { NutritionInfo } from '#shared/contract/recipes/nutritionInfo.ts'
import type { SubmitOldClientRecipeInput } from '#shared/contract/recipes/recipeKeeping.ts'
import { toIngredientLines, toInstructionLines } from '#shared/kitchen/lines/recipeLines.ts'
import { cuisines, storedDietTypes, storedMealTypes } from '#shared/kitchen/questionnaire.ts'
import type { RecipeTableRow } from '../../features/recipes/rows.ts'
import {
  minutesOfTimeColumn,
  oldClientServingsColumn,
  oldClientTimeColumn,
  oldClientTimeInWordsColumn,
  servingsOfColumn,
} from './numberColumns.ts'
import { optionalListWordSchema } from './words.ts'

/** The servings of a recipe that names none: cookbooks usually write for four. */
const defaultServings = 4

/** A recipe with the fields of RecipeTable. `userId` is the caller's, which is included only where the recipe is theirs. */
export function toOldClientRecipe(row: RecipeTableRow, userId: string | null) {
  const creator = (row.isMine && userId) || ''
  return {
    recipe_id: row.id,
    recipe_name: row.name,
    description: row.description,
    meal_type: row.mealType,
    cuisine: row.cuisine,
    diet_type: row.dietType,
    created_by: creator,
    createdBy: creator,
    user_id: creator,
    id: row.id,
    row_type: row.kind,
    ingredients: row.ingredientsJson,
    instructions: row.instructionsJson,
    tried: String(row.hasTried),
    average_rating: row.averageRating ?? '0',
    rating_count: String(row.ratingCount),
    prep_time: row.prepTimeMinutes,
    cook_time: row.cookTimeWords ?? row.cookTimeMinutes,
    total_time: row.isTotalTimeStated ? row.totalTimeMinutes : 0,
    servings: row.isServingsStated ? row.servings : 0,
    nutrition_info: row.nutritionInfo ?? '',
    createdTime: row.createdAt.toISOString(),
  }
}
export type OldClientRecipe = ReturnType<typeof toOldClientRecipe>

const { word, line, text, content, lines, ours } = oldClientColumnSchemas
/** The columns of a recipe to save; those that only the server sets are accepted and ignored. */
export const OldClientRecipeColumns = z.strictObject({
  recipe_name: z.optional(line(z.string())),
  description: z.optional(text(z.string())),
  ingredients: z.optional(lines),
  instructions: z.optional(lines),
  meal_type: z.optional(word(optionalListWordSchema(storedMealTypes, undefined))),
  cuisine: z.optional(word(optionalListWordSchema(cuisines, undefined))),
  diet_type: z.optional(word(optionalListWordSchema(storedDietTypes, undefined))),
  prep_time: oldClientTimeColumn,
  cook_time: oldClientTimeInWordsColumn,
  total_time: oldClientTimeColumn,
  servings: oldClientServingsColumn,
  recipe_id: ours,
  id: ours,
  user_id: ours,
  created_by: ours,
  createdBy: ours,
  createdTime: ours,
  row_type: ours,
  tried: ours,
  average_rating: ours,
  rating_count: ours,
  nutrition_info: z.optional(
    z.pipe(
      NutritionInfo,
      z.transform((info) => (info === '' ? undefined : info)),
    ),
  ),
  type: OldClientContentPayload.shape.type,
  title: z.optional(line(z.string())),
  content: z.optional(content(z.string())),
})
export type OldClientRecipeColumns = z.infer<typeof OldClientRecipeColumns>

/** The columns of old clients that have other names in our schema. */
export const oldClientRecipeColumnNames = {
  name: 'recipe_name',
  mealType: 'meal_type',
  dietType: 'diet_type',
  prepTimeMinutes: 'prep_time',
  cookTimeMinutes: 'cook_time',
  cookTimeWords: 'cook_time',
  totalTimeMinutes: 'total_time',
  nutritionInfo: 'nutrition_info',
} satisfies Partial<Record<keyof z.input<typeof SubmitOldClientRecipeInput>, keyof OldClientRecipeColumns>>

/** A time that has more than a number. */
const isTimeInWords = (time: unknown): time is string => typeof time === 'string' && /[^\d\s]/.test(time)

/** The recipe as typed text, before it is parsed. Missing values get defaults; `servings` is the one for recipes that name none. */
export function oldClientColumnsToTypedRecipe(
  columns: OldClientRecipeColumns,
  servings = defaultServings,
): Omit<z.input<typeof SubmitOldClientRecipeInput>, 'draftId'> {
  const statedServings = servingsOfColumn(columns.servings)
  const prepTimeMinutes = minutesOfTimeColumn(columns.prep_time)
  const cookTimeMinutes = minutesOfTimeColumn(columns.cook_time)
  const statedTotalMinutes = minutesOfTimeColumn(columns.total_time) || null
  return {
    name: columns.recipe_name ?? '',
    description: columns.description ?? '',
    ingredients: readIngredientsColumn(columns.ingredients),
    instructions: readStepsColumn(columns.instructions),
    servings: statedServings ?? servings,
    isServingsStated: statedServings !== null,
    cookTimeWords: isTimeInWords(columns.cook_time) ? columns.cook_time : null,
    nutritionInfo: columns.nutrition_info ?? null,
    prepTimeMinutes,
    cookTimeMinutes,
    totalTimeMinutes: statedTotalMinutes ?? prepTimeMinutes + cookTimeMinutes,
    isTotalTimeStated: statedTotalMinutes !== null,
    mealType: columns.meal_type ?? 'Dinner',
    dietType: columns.diet_type ?? 'No restrictions',
    cuisine: columns.cuisine ?? 'Other',
  }
}

/**
 * Ingredients from a list, or from the text of a list, at most one more than a recipe may have; empty when malformed.
 * An entry that is no text, such as {name, quantity}, is parsed like a model's answer.
 */
export const readIngredientsColumn = (value: unknown): string[] => linesIn(value, toIngredientLines)

/** Steps, as `readIngredientsColumn`. */
export const readStepsColumn = (value: unknown): string[] => linesIn(value, toInstructionLines)

function linesIn(value: unknown, read: (value: unknown) => string[]): string[] {
  const list = typeof value === 'string' ? parseJsonOrNull(value) : value
  if (!Array.isArray(list)) return []
  const said = list.flatMap((each: unknown) => (typeof each === 'string' ? [each] : read(each)))
  return said.filter((line) => line.trim() !== '').slice(0, maxRecipeLines + 1)
}

function parseJsonOrNull(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
