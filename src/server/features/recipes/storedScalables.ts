import { createHash } from 'node:crypto'
import type { RecipeScalables } from '#shared/contract/recipeScalables.ts'
import { scalablesOf } from '#shared/kitchen/amounts/scalablesOf.ts'

const mostKept = 200
/** By the text it was read from, last used last. */
const kept = new Map<string, RecipeScalables>()

/** What in a recipe's text can be scaled. The last 200 are kept, for every page asks again. */
export function scalablesOfStored(recipe: {
  ingredients: string[]
  instructions: string[]
}): RecipeScalables {
  const { ingredients, instructions } = recipe
  const key = createHash('sha256')
    .update(JSON.stringify([ingredients, instructions]))
    .digest('base64url')
  const scalables = kept.get(key) ?? scalablesOf({ ingredients, instructions })
  kept.delete(key)
  kept.set(key, scalables)
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
  return scalables
}
