// What a page of a member does with its answers once it is alive.
export { followVersions } from '../data/followVersions.ts'
export { keepRecipes } from './keepRecipes.ts'
