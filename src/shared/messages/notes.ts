/** What the product says of cooks' notes on recipes, on a recipe's page and in the forum. */

export const forumLead =
  'What cooks found out about recipes: what they changed, what took longer, what they would do again.'
export const aboutTitle = (recipe: string) => `Notes on ${recipe}`
export const onRecipe = 'Notes from cooks'
export const noneOnRecipe = 'Nobody has written a note on this recipe yet.'
export const none = 'Nobody has written a note yet. Cook something, and be the first.'
export const write = 'Write a note'
export const readAll = (count: number) => (count === 1 ? 'Read it in the forum' : `Read all ${count} notes`)
export const readMany = 'Read all notes'
export const logInToWrite = 'Log in to write a note'
export const allNotes = 'Notes on all recipes'
export const openRecipe = 'To the recipe'

export const findTitle = 'Which recipe is it about?'
export const findLabel = 'Find the recipe'
export const find = 'Find'
export const found = 'Recipes found'
export const nothingFound = (words: string) => `No recipe was found for “${words}”.`
export const findFailed = 'Recipes cannot be looked for just now. Please try again.'
export const writeOn = (recipe: string) => `Write a note on ${recipe}`

export const textLabel = 'Your note'
export const textHint = 'Everybody can read it, with your name beside it.'
export const submit = 'Post note'
export const submitting = 'Posting...'
export const textMissing = 'Please write a few words.'
export const textTooLong = (most: number) => `There is room for ${most} characters here.`
export const noteNotFound = 'That note is no longer there.'
export const writeFailed = 'Your note could not be posted. Please try again.'

export const by = (author: string) => `by ${author}`
export const you = 'you'
export const remove = 'Delete'
export const removeOf = (author: string) => `Delete the note by ${author}`
export const removeMine = 'Delete your note'
export const removeFailed = 'The note could not be deleted. Please try again.'
export const report = 'Report'
export const reportOf = (author: string) => `Report the note by ${author}`
export const reportFailed = 'Your report could not be kept. Please try again.'
export const show = 'Let it stand'
export const showOf = (author: string) => `Let it stand: the note by ${author}`
export const showFailed = 'The note could not be shown again. Please try again.'
export const waitsMine =
  'Several people reported this note. It waits for review, and only you and the recipe’s creator see it.'
export const waitsForYou =
  'Several people reported this note. Only you and its author see it: delete it, or let it stand.'

/** What was done, as it is told at the top of the page. */
export const said = {
  written: 'Your note is posted.',
  removed: 'The note is deleted.',
  reported: 'Thank you. Your report is kept.',
  shown: 'The note is there for everybody again.',
} as const

export const pages = 'Pages of notes'
export const previousPage = 'Previous'
export const nextPage = 'Next'
export const toPage = (page: number) => `Page ${page}`
export const number = (page: number) => String(page)
export const notes = (count: number, isMore: boolean) =>
  isMore ? `More than ${count} notes` : count === 1 ? '1 note' : `${count} notes`

/** The day a note was written, in UTC, so that server and browser say the same. */
export const dayOf = (at: string) => day.format(new Date(at))
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
