// What a page of a member does with its answers once it is alive.
export { followVersions } from './followVersions.ts'
export { keepRecipes } from './keepRecipes.ts'
