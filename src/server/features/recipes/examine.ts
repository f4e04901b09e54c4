import { type RecipeScalables, scalablesOf } from '#shared/kitchen/amounts/scalablesOf.ts'
import { type CheckedReport, checkReport } from '#shared/kitchen/checkedReport.ts'
import { guestOfDiet } from '#shared/kitchen/eaters.ts'
import { readLines } from '#shared/kitchen/gate/readLines.ts'
import type { DietType } from '#shared/kitchen/questionnaire.ts'
import type { CheckedForFacts, FoundFacts } from './facts.ts'
import { readFacts } from './readFacts.ts'

/** As much of a recipe as all that the kitchen finds in it depends on. */
export interface RecipeToExamine extends CheckedForFacts {
  instructions: readonly string[]
  totalTimeMinutes: number | null
  dietType: DietType
}

/** What the kitchen finds in a recipe for its own diet: for visitors, and members without a household's diets. */
export interface Examined {
  facts: FoundFacts
  report: CheckedReport
  scalables: RecipeScalables
}

/** Loads the catalogue of foods. */
export function examine(recipe: RecipeToExamine): Examined {
  const read = readLines(recipe.ingredients)
  const eaters = [guestOfDiet(recipe.dietType)]
  return {
    facts: readFacts(recipe, read),
    report: checkReport(recipe, eaters, { limitMinutes: null, meatPreference: null }, read),
    scalables: scalablesOf(
      read.lines.map(({ text, line }) => ({ text, read: line })),
      recipe.instructions,
    ),
  }
}
