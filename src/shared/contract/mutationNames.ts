/**
 * Mutations that carry a key by which a second try is known for what it is, so that a browser may send them again. Each
 * procedure declares it (`isRepeatable`); a test compares the two, because a browser does not load the procedures.
 */
export const repeatableMutationNames: ReadonlySet<string> = new Set([
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

/** Mutations whose answer is sent in pieces over minutes, as the words of a recipe are (`isStreamed`). */
export const streamedMutationNames: ReadonlySet<string> = new Set(['generation.generate'])
