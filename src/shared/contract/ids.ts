/** What every id is written with, as a part of a regular expression. */
export const idRegexSource = '[\\w-]{1,64}'
/**
 * The characters allowed in the id of a recipe. Old clients choose their own ids, such as an ISO time followed by a number.
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
