/** What every id is written with, as a part of a regular expression. Knows no zod, for screens ask as well. */
export const idPattern = '[\\w-]{1,64}'
/** A text that can be the id of anything, and nothing more. */
export const wholeId = new RegExp(`^${idPattern}$`)
