// What a member's page does with its answers once it is hydrated.
export { refetchOutdatedAnswers } from '../data/versions/refetchOutdatedAnswers.ts'
export { storeRecipesOffline } from '../offline/storeRecipesOffline.ts'
export { importRecipePages } from './importRecipePages.ts'
