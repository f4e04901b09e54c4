import { type RecipeScalables, scalablesOf } from '#shared/kitchen/amounts/scalablesOf.ts'
import { type CheckedReport, checkReport } from '#shared/kitchen/checkedReport.ts'
import { guestOfDiet } from '#shared/kitchen/eaters.ts'
import type { DietType } from '#shared/kitchen/questionnaire.ts'
import type { CheckedForFacts, FoundFacts } from './facts.ts'
import { readFacts } from './readFacts.ts'

/** As much of a recipe as all that the kitchen finds in it depends on. */
export interface RecipeToExamine extends CheckedForFacts {
  instructions: readonly string[]
  totalTimeMinutes: number | null
  dietType: DietType
}

/** What the kitchen finds in a recipe, for its own diet and whoever has no other. */
export interface Examined {
  facts: FoundFacts
  report: CheckedReport
  scalables: RecipeScalables
}

/** Loads the catalogue of foods. */
export function examine(recipe: RecipeToExamine): Examined {
  const { ingredients, instructions } = recipe
  return {
    facts: readFacts(recipe),
    report: checkReport(recipe, [guestOfDiet(recipe.dietType)], {
      limitMinutes: null,
      meatPreference: null,
    }),
    scalables: scalablesOf({ ingredients, instructions }),
  }
}
