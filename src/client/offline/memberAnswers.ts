// What a page of a member does with its answers once it is alive.
export { refetchOutdatedAnswers } from '../data/followVersions.ts'
export { storeRecipesOffline } from './keepRecipes.ts'
