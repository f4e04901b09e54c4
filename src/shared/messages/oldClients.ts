/** What the doors for old clients answer. */

export const done = 'OK'
export const unknownEntity = (entity: string) => `There is no table called ${quoted(entity)}.`
export const unknownAction = (entity: string, action: string) =>
  `${entity} knows no action ${quoted(action)}.`
export const wrongKeys = (allowed: readonly string[]) => `Please name its keys: ${allowed.join(', or ')}.`
export const wrongColumn = (column: string, reason: string) => `${column}: ${reason}`
export const notYours = 'That belongs to somebody else.'
export const notYourRecipe = 'Only who saved this recipe may change it.'
export const noSuchColumn = (column: string) => `There is no column ${quoted(column)}.`
export const tooLarge = 'That is more than this door takes. Please send less.'
export const notJson = 'Please send JSON, with JSON as its content type.'
export const badRecipeId = 'A new recipe has the time in digits and a number from 0 to 999 as its id.'
export const onlyWordsChange = (column: string) =>
  `${column} of a saved recipe stays as it is: only its name, description, ingredients and instructions can be changed.`
export const isBlog = 'This is a blog entry by now, and stays one: send title, description and content.'
export const blogBeginsAsRecipe =
  'A blog entry begins as a recipe: save the recipe first, then send its id along.'
export const notOnList = (words: readonly string[]) => `Please choose from ${words.join(', ')}.`
export const notStars = 'Please give a whole number of stars, from 1 to 5.'

/** What somebody sent, short enough to be read. */
function quoted(text: string): string {
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`
}
