// Written by npm run rpc:lists from the `meta` of the procedures: declare it there.

/** Mutations that carry a key by which a second request is recognized, so that a browser may send them again. */
export const repeatableMutations: ReadonlySet<string> = new Set([
  'feedback.sendMessage',
  'feedback.submit',
  'grocery.addRecipe',
  'households.addGuest',
  'notes.write',
  'recipeImport.begin',
  'recipeImport.save',
  'recipes.save',
  'recipes.submit',
  'recipes.swapLine',
  'sms.sendList',
  'sms.startPhone',
  'weekPlanner.start',
])

/** Mutations whose answer is sent in pieces over minutes, as the words of a recipe are. */
export const streamedMutations: ReadonlySet<string> = new Set(['generation.generate'])
