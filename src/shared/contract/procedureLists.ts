// Written by npm run rpc:lists from the `meta` of the procedures: declare it there.

/** Mutations that carry a key by which a second request is recognized, so that a browser may send them again. */
export const repeatableMutations: ReadonlySet<string> = new Set([
  'feedback.sendMessage',
  'feedback.submit',
  'grocery.addRecipe',
  'households.addGuest',
  'notes.write',
  'recipes.save',
  'recipes.submit',
  'recipes.swapLine',
  'sms.sendList',
  'sms.startPhone',
  'weekPlanner.start',
])

/** Mutations whose answer is sent in pieces over minutes, as the words of a recipe are. */
export const streamedMutations: ReadonlySet<string> = new Set(['generation.generate'])

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
