/** What every id is written with, as a part of a regular expression. Knows no zod, for screens ask as well. */
export const idPattern = '[\\w-]{1,64}'
/**
 * What the id of a recipe is written with: old clients choose ids of their own, such as an ISO time with a number behind it.
 */
export const recipeIdPattern = '[\\w-][\\w.:-]{0,63}'
/** A text that can be the id of anything, and nothing more. */
export const wholeId = new RegExp(`^${idPattern}$`)
/** A text that can be the id of a recipe, and nothing more. */
export const wholeRecipeId = new RegExp(`^${recipeIdPattern}$`)
