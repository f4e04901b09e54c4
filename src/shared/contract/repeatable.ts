/**
 * Mutations that carry a key by which a second try is known for what it is, so that a browser may send them again. Each
 * procedure declares it (`isRepeatable`); a test holds the two together, for a browser knows no procedures.
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
