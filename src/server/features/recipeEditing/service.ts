// What other features use of this one.
export { fillInOwnRecipe } from './fillIn.ts'
export { setRecipePhoto } from './photo.ts'
export { saveTypedRecipe } from './saving.ts'
