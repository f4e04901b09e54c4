import { createHash } from 'node:crypto'
import type { RecipeReport } from '#shared/contract/recipeReport.ts'
import type { Recipe } from '#shared/contract/recipes.ts'
import { guestOfDiet } from '#shared/kitchen/eaters.ts'
import { reportOn } from './report.ts'

const mostKept = 200
/** By all that a report depends on, last used last: a recipe that was changed has another key. */
const kept = new Map<string, RecipeReport>()

/** What the kitchen finds in a recipe of ours for its own diet. The last 200 are kept, for every page asks again. */
export function reportOnStored(recipe: Recipe): RecipeReport {
  const key = keyOf(recipe)
  const report =
    kept.get(key) ??
    reportOn(recipe, [guestOfDiet(recipe.dietType)], { limitMinutes: null, meatPreference: null })
  kept.delete(key)
  kept.set(key, report)
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
  return report
}

function keyOf({ dietType, servings, totalTimeMinutes, ingredients, instructions }: Recipe): string {
  const content = JSON.stringify([dietType, servings, totalTimeMinutes, ingredients, instructions])
  return createHash('sha256').update(content).digest('base64url')
}
