/** Data made from a recipe's text; undefined when it was made from another version than the shown one. */
export const dataUnlessOfOtherVersion = <Made extends { recipeVersion: number | null }>(
  made: Made | undefined,
  shown: { version: number },
): Made | undefined => (made?.recipeVersion === shown.version ? made : undefined)
