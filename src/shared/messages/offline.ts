/** What is said where a page is shown without a network. */

export const keptOffline = (date: string) => `Shown as it was kept on ${date}; you are offline.`
export const keptSilent = (date: string) => `Shown as it was kept on ${date}, since Larder did not answer.`
export const loadAnew = 'Load it anew'
export const readable = 'This page needs a network. What you can read without one:'
export const silentTitle = 'Larder does not answer'
export const recipesTitle = 'Recipes kept here'
export const recipesLead =
  'Your newest recipes and those you opened lately. They can be read and cooked without a network.'
export const recipesOffline = 'You are offline; this is what this browser has kept.'
export const recipesSilent = 'Larder did not answer; this is what this browser has kept.'
export const keptOn = (date: string) => `Kept on ${date}`
export const tryAgain = 'Try again'
