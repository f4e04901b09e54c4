// What other features use of this one.
export { setRecipePhoto } from './photo.ts'
export { saveTypedRecipe } from './saving.ts'
