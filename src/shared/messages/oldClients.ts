/** What the doors for old clients answer. */

export const okAnswerSentence = 'OK'
export const allergiesKeptSentence =
  'Saved. The allergies in "allergiesKept" stay, as another screen may have added them. They can be removed in the preferences on the site.'
export const unknownTableSentence = (entity: string) => `There is no table called ${quoted(entity)}.`
export const unknownActionSentence = (entity: string, action: string) =>
  `${entity} knows no action ${quoted(action)}.`
export const wrongKeysSentence = (allowed: readonly string[]) =>
  `Please name its keys: ${allowed.join(', or ')}.`
export const noSuchFieldSentence = (field: string) => `There is no field ${quoted(field)} here.`
export const missingFieldSentence = (field: string) => `Please send ${quoted(field)}.`
export const wrongSizeSentence = (field: string) =>
  `The value of ${quoted(field)} is too long, too large or too small.`
export const unreadableFieldSentence = (field: string) =>
  `The value of ${quoted(field)} is not one that can be read.`
/** A sentence about a field, which is named where the sentence does not name one itself. */
export const sentenceAboutField = (field: string, sentence: string) =>
  sentence.includes(quoted(field)) ? sentence : `The value of ${quoted(field)} was refused. ${sentence}`
export const notAnObjectSentence = 'Please send an object in JSON.'
export const wrongMethodSentence = (allowed: string) => `Please call this address by ${allowed}.`
export const notYoursSentence = 'That belongs to somebody else.'
export const notYourRecipeSentence = 'Only who saved this recipe may change it.'
export const noSuchColumnSentence = (column: string) => `There is no column ${quoted(column)}.`
export const bodyTooLargeSentence = 'That is more than this door takes. Please send less.'
/** A body that was refused before it was read, by its status. */
export const sentencesForRefusedBodies = {
  400: 'Please send nothing with a GET.',
  411: 'Please say with “Content-Length” how much you send.',
  415: 'Please send JSON that is not compressed.',
} as const
export const notJsonSentence = 'Please send JSON, with JSON as its content type.'
export const badRecipeIdSentence =
  'The id of a new recipe has 1 to 64 letters, digits, hyphens, underscores, dots and colons, and is none that Larder gives.'
export const isBlogSentence =
  'This is a blog entry by now, and stays one: send title, description and content.'
export const blogNeedsContentSentence = 'A blog entry needs its content: please send title and content.'
export const recipeHasNoContentSentence =
  'A recipe has neither title nor content: send blog as its type to make it a blog entry.'
export const keyInColumnsMismatchSentence = (key: string) =>
  `The columns say another ${quoted(key)} than the keys.`
export const idInAddressMismatchSentence = 'The id that was sent is not the one in the address.'
export const invalidChoiceSentence = (words: readonly string[]) => `Please choose from ${words.join(', ')}.`
export const invalidStarsSentence = 'Please give a whole number of stars, from 1 to 5.'

/** What somebody sent, short enough to be read. */
function quoted(text: string): string {
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`
}
