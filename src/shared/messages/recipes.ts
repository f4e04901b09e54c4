export const recipeNotFound = 'Recipe not found'
export const ingredients = 'Ingredients'
export const instructions = 'Instructions'
export const minutes = (count: number) => `${count} min`
export const servings = (count: number) => (count === 1 ? '1 serving' : `${count} servings`)
export const totalTime = 'Time'
export const prepTime = 'Preparation'
export const cookTime = 'Cooking'
export const serves = 'Serves'
export const related = (cuisine: string) => `More ${cuisine} cooking`
export const relatedOther = 'More to cook'
export const loadingRelated = 'Looking for its neighbours…'
export const noneRelated = 'It is the only one of its kind here so far.'
export const noRecipeAddress = 'That is not the address of a recipe.'
export const relatedBroke = 'Its neighbours cannot be shown just now.'
export const clockTime = 'By the clock'

export const share = 'Share'
export const linkCopied = 'Link copied to clipboard!'
export const copyByHand = (address: string) => `Please copy the address by hand: ${address}`
export const print = 'Print'

export const servingsLabel = 'Servings'
export const fewerServings = (count: number) => `Fewer: for ${count}`
export const moreServings = (count: number) => `More: for ${count}`
export const asWrittenFor = (count: number) =>
  `Written for ${count}; amounts are rounded as one can measure them.`
export const unitsLabel = 'Units'
export const unitNames = { written: 'As written', metric: 'Metric', us: 'US' } as const
export const timesStay = 'Times and pans stay as they are written: look sooner or later yourself.'
