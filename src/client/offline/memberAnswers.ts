// What a member's page does with its answers once it is hydrated.
export { refetchOutdatedAnswers } from '../data/followVersions.ts'
export { storeRecipesOffline } from './keepRecipes.ts'
