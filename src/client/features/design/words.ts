/** The texts of /dev/ui, the page where developers see every component in every state. */

export const title = 'The parts of Larder'
export const lead =
  'Everything screens are made of, in every state. It is here while one develops, and nowhere else.'
export const schemes = { system: 'As the system', light: 'Light', dark: 'Dark' }
export const scheme = 'Colours'
export const sections = {
  buttons: 'Buttons',
  fields: 'Fields',
  choices: 'Choices',
  folds: 'Folds, tabs and steps',
  overlays: 'Dialogs, menus and toasts',
  news: 'News and waiting',
  cards: 'Covers and slides',
  recipes: 'Parts of a recipe',
}

export const looks = { main: 'Main', quiet: 'Quiet', plain: 'Plain', danger: 'Delete' }
export const busy = 'Busy'
export const disabled = 'Disabled'
export const link = 'A link'

export const field = 'Name of the dish'
export const fieldHint = 'As a cookbook would print it.'
export const fieldText = 'Braised leeks'
export const fieldFault = 'Give the dish a name.'
export const notYet = 'Not to be changed'
export const longField = 'Description'
export const used = (characters: number) => `${characters} of 200 characters`
export const password = 'Password'
export const show = 'Show'
export const hide = 'Hide'
export const select = 'Meal'
export const tags = 'Dislikes'
export const tagHint = 'Foods, one by one.'
export const add = 'Add'
export const remove = (tag: string) => `Remove ${tag}`
export const added = (tag: string) => `${tag} was added.`
export const removed = (tag: string) => `${tag} was removed.`
export const tooShort = 'A food has two letters at least.'

export const meals = ['Breakfast', 'Lunch', 'Dinner'] as const
export const foods = ['Peanuts', 'Milk', 'Sesame'] as const
export const checkbox = 'With leftovers for lunch'
export const checkboxHint = 'Twice the amount.'
export const radios = 'One of a few'
export const smallRadios = 'One of many'
export const sentences = 'One of a few sentences'
export const fates = [
  { value: 'keep', label: 'Keep the leeks for everybody' },
  { value: 'delete', label: 'Throw them away' },
] as const
export const chips = 'Any number'

export const fold = 'A part that is folded away'
export const openFold = 'A part that is open'
export const foldText = 'Simmer for an hour; stir now and then.'
export const tabs = 'Lists'
export const steps = 'The way'
export const pages = 'Pages'
export const previous = 'Previous'
export const next = 'Next'
export const page = (number: number) => `Page ${number}`
export const progress = 'Steps done'

export const openDialog = 'Open a dialog'
export const dialogTitle = 'Delete it for good?'
export const dialogText = 'Nobody can bring it back.'
export const yes = 'Delete it'
export const no = 'Keep it'
export const openWait = 'Wait before the page'
export const waitTitle = 'Writing your recipe'
export const waitText = 'It takes some seconds.'
export const stop = 'Stop'
export const openMenu = 'Open a menu'
export const openToast = 'Show a toast'
export const toast = 'Saved to your recipes.'

export const alert = 'Failed to save. Please try again.'
export const status = 'Saved.'
export const loadingCards = 'Loading recipes'
export const loadingLines = 'Loading a text'
export const emptyTitle = 'Nothing here yet'
export const emptyText = 'Save a recipe, and it will be here.'

export const breakIt = 'Break this part'
export const broken = 'This part broke; the rest of the page did not.'
export const write = 'Write to us:'
export const address = 'cook@example.org'

export const slides = 'Dishes'
export const slideWords = {
  carousel: 'carousel',
  slide: 'slide',
  slideOf: (name: string, place: number, count: number) => `${name}, ${place} of ${count}`,
  goTo: (name: string, place: number, count: number) => `Show ${name}, ${place} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  play: 'Play',
  pause: 'Pause',
  choose: 'Choose a picture',
}

export const card = 'What belongs together stands on a card.'
export const covers = 'One cover for each cloth'
