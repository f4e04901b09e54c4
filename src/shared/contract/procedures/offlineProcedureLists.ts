// Written by npm run rpc:lists from the `meta` of the procedures: declare it there.

/** Queries whose answers are made from one version of a recipe, and stored with it for when there is no network. */
export const queriesOfRecipeVersion: ReadonlySet<string> = new Set([
  'recipes.get',
  'recipes.report',
  'recipes.scalables',
])

/** Queries whose answers are stored with a recipe, whatever its version. */
export const queriesBesideRecipe: ReadonlySet<string> = new Set(['notes.list', 'ratings.mine'])

/** Queries whose answers are stored once, for all pages without a network. */
export const queriesForAllPages: ReadonlySet<string> = new Set(['auth.entrance', 'feedback.addresses'])
