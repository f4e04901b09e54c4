/** What the page of the grocery lists says. */

export const title = 'Grocery list'
export const lead =
  'One list for the whole household. It works without a network, and everybody sees a change at once.'
export const addTitle = 'Add an item'
export const editTitle = (name: string) => `Edit ${name}`
export const itemName = 'Item'
export const quantity = 'Quantity'
export const quantityHint = 'As you like, such as 2 lb'
export const category = 'Category'
export const add = 'Add'
export const save = 'Save'
export const cancel = 'Cancel'
export const uncategorized = 'Uncategorized'
export const suggestions = 'Suggestions'
export const suggestionCount = (count: number) =>
  count === 0 ? '' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}; the arrow keys choose one.`
export const boughtBefore = 'bought before'
export const added = (name: string) => `${name} is on the list.`
export const alreadyThere = (name: string) => `${name} is on the list already.`
export const addedTo = (name: string, quantity: string) => `${name} was on the list already: now ${quantity}.`
export const saved = (name: string) => `${name} is changed.`

export const offline = 'Offline'
export const allSaved = 'Saved'
export const waiting = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'} waiting`
export const offlineWaiting = (count: number) => `${offline}, ${waiting(count)}`

export const fetchFailed = 'An error occurred while fetching grocery items.'
export const noneOrFailed = 'No items found or an error occurred.'
export const deleteFailed = 'Error: Failed to delete Please try again.'
export const copied = 'Grocery list copied to clipboard!'
export const copyFailed = 'Failed to copy grocery list. Please try again.'
export const tryAgain = 'Try again'
export const loading = 'Looking for your list …'
export const notKept =
  'This browser does not keep the list: changes that wait are lost when this page is closed.'
export const noLongerYours = 'You are no longer in that household. This is the list of your own.'

export const empty = 'Nothing is on this list.'
export const emptyNext = 'Add the first item above, or open a recipe and add all it takes.'
export const findRecipe = 'Find a Recipe'
export const itemsTitle = 'What to buy'
export const toBuyCount = (count: number) =>
  count === 0 ? 'All is bought' : `${count} ${count === 1 ? 'item' : 'items'} to buy`
export const buy = (purchase: string) => `Buy ${purchase}`
export const editItem = (name: string) => `Edit ${name}`
export const removeItem = (name: string) => `Delete ${name}`
export const removed = (name: string) => `${name} was deleted.`
export const cleared = (count: number) =>
  `${count} ticked ${count === 1 ? 'item was' : 'items were'} cleared.`
export const undo = 'Undo'
export const undone = 'It is back on the list.'
export const askedBy = (count: number) => `Asked for by ${count} ${count === 1 ? 'recipe' : 'recipes'}`
export const byHand = 'Added by hand'
export const clearTicked = 'Clear ticked'
export const copy = 'Copy List'
export const share = 'Share List'
export const print = 'Print'

export const lists = 'Lists'
export const newList = 'New list'
export const newListTitle = 'A new list'
export const listName = 'Name of the list'
export const make = 'Make it'
export const rename = 'Rename'
export const renameTitle = (name: string) => `Rename ${name}`
export const removeList = 'Delete list'
export const removeListTitle = (name: string) => `Delete ${name}?`
export const removeListQuestion = (count: number) =>
  count === 0
    ? 'Nothing is on it.'
    : `${count} ${count === 1 ? 'item goes' : 'items go'} with it. What somebody adds to it meanwhile stays.`
export const keepList = 'Keep it'

export const aisles = 'Order of aisles'
export const aislesLead =
  'Put them in the order in which you walk through your shop. It is kept for this list.'
export const moveUp = (aisle: string) => `Move ${aisle} up`
export const moveDown = (aisle: string) => `Move ${aisle} down`
export const movedTo = (aisle: string, place: number, of: number) => `${aisle} is number ${place} of ${of}.`
export const done = 'Done'

export const recipesTitle = 'Recipes on this list'
export const recipeFor = (servings: number) => `for ${servings} ${servings === 1 ? 'serving' : 'servings'}`
export const youHave = (foods: readonly string[]) => `You have: ${foods.join(', ')}`
export const removeRecipe = (name: string) => `Take off ${name}`
export const takeOff = 'Take off'
export const recipeRemoved = (name: string) => `What ${name} asked for is off the list.`

export const addRecipe = 'Add to grocery list'
export const recipeAdded = (servings: number) => `On your grocery list, ${recipeFor(servings)}.`
export const toList = 'Open the list'
export const addRecipeFailed = 'It could not be added to the grocery list. Please try again.'

export const staplesTitle = 'What you always have'
export const staplesLead =
  'No recipe puts these on a list; it tells you that you have them. They are the same for your whole household.'
export const staples = 'Pantry staples'
export const staplesHint = 'Such as salt or olive oil. Enter adds one.'
export const addStaple = 'Add'
export const removeStaple = (name: string) => `Not always: ${name}`
export const stapleTooLong = (most: number) => `A name may have ${most} characters at most.`
export const stapleAdded = (name: string) => `You always have ${name}.`
export const stapleRemoved = (name: string) => `${name} goes on the list again.`

export const offlineTitle = 'You are offline'
export const offlineText =
  'This page needs a network. Your grocery list does not, once you have opened it here.'
export const toGroceries = 'Open the grocery list'
