import { recipeIdPattern } from '#shared/contract/ids.ts'

// In links, and in the data that a page brings for its browser, where whatever it shows stands with its id.
const named = new RegExp(`(?:/recipe/|"(?:id|recipeId)":")(${recipeIdPattern})`, 'g')

/** Ids of all recipes that a page shows; ids of other things may be among them. */
export function recipesIn(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(named), ([, id = '']) => id))
}
