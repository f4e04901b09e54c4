/** What was made of a recipe's words, if of those that are shown. */
export const ofVersion = <Made extends { recipeVersion: number | null }>(
  made: Made | undefined,
  shown: { version: number },
): Made | undefined => (made?.recipeVersion === shown.version ? made : undefined)
