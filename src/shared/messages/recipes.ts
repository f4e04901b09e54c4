export const recipeNotFound = 'Recipe not found'
export const ingredients = 'Ingredients'
export const instructions = 'Instructions'
export const minutes = (count: number) => `${count} min`
export const servings = (count: number) => `${count} servings`
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
