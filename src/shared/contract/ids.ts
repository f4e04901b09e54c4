/** What every id is written with, as a part of a regular expression. */
export const idRegexSource = '[\\w-]{1,64}'
/**
 * What the id of a recipe is written with: old clients choose ids of their own, such as an ISO time with a number behind it.
 */
export const recipeIdRegexSource = '[\\w-][\\w.:-]{0,63}'
/** The id of what is typed: the time in digits and a number from 0 to 999. */
export function createDraftId(): string {
  return `${Date.now()}${Math.floor(Math.random() * 1_000)}`
}
/** A text that can be the id of anything, and nothing more. */
export const wholeIdRegex = new RegExp(`^${idRegexSource}$`)
/** A text that can be the id of a recipe, and nothing more. */
export const wholeRecipeIdRegex = new RegExp(`^${recipeIdRegexSource}$`)
