import { sql } from 'drizzle-orm'
import type { RecipeVisibility } from '#shared/kitchen/recipeVisibilities.ts'
import { recipeFactsVersion } from '../recipeReport/service.ts'
import { creatorStillMemberCondition, recipeTableColumns } from './seen.ts'

/**
 * Who may see a recipe in addition to its creator: nobody once the creator has left the household, even before
 * housekeeping has updated the row.
 */
export const effectiveVisibilityColumn = sql<RecipeVisibility>`case when ${recipeTableColumns.visibility} = 'household' and not ${creatorStillMemberCondition}
  then 'creator' else ${recipeTableColumns.visibility} end`

/** The columns of a recipe in lists and on cards. */
export const recipeSummaryColumns = {
  id: recipeTableColumns.id,
  name: recipeTableColumns.name,
  description: recipeTableColumns.description,
  mealType: recipeTableColumns.mealType,
  dietType: recipeTableColumns.dietType,
  cuisine: recipeTableColumns.cuisine,
  prepTimeMinutes: recipeTableColumns.prepTimeMinutes,
  cookTimeMinutes: recipeTableColumns.cookTimeMinutes,
  totalTimeMinutes: recipeTableColumns.totalTimeMinutes,
  servings: recipeTableColumns.servings,
  photo: recipeTableColumns.photo,
  cover: recipeTableColumns.cover,
  visibility: effectiveVisibilityColumn,
}

/** The columns of a card, with those that `warned` needs. */
export const recipeCardColumns = { ...recipeSummaryColumns, contains: recipeTableColumns.contains }

/** The content of a recipe. */
export const recipeContentColumns = {
  ...recipeSummaryColumns,
  ingredients: recipeTableColumns.ingredients,
  instructions: recipeTableColumns.instructions,
}

/**
 * Whether the kitchen read a recipe completely: one in which something may be hidden is left out wherever it matters.
 * The lines of a blog entry come from its text only since the current version of the kitchen read it.
 */
export const recipeReadCompletelyCondition = sql<boolean>`(${recipeTableColumns.factsVersion} is not null and not ${recipeTableColumns.hasUnknownLines}
  and (${recipeTableColumns.kind} = 'recipe' or ${recipeTableColumns.factsVersion} = ${recipeFactsVersion}))`
