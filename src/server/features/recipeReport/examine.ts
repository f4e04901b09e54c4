import { type RecipeScalables, scalablesOf } from '#shared/kitchen/amounts/scalablesOf.ts'
import { guestOfDiet } from '#shared/kitchen/eaters.ts'
import { type CheckedReport, checkReport } from '#shared/kitchen/findings/checkedReport.ts'
import { readRecipe } from '#shared/kitchen/gate/readRecipe.ts'
import type { KeptDietType } from '#shared/kitchen/questionnaire.ts'
import type { CheckedForFacts, FoundFacts } from './facts.ts'
import { proseFlagsOfRecipe } from './proseOf.ts'
import { readRecipeFacts } from './readFacts.ts'

/** The parts of a recipe from which the kitchen finds everything. */
export interface RecipeToExamine extends CheckedForFacts {
  /** The lines and steps of a blog entry come from its text. */
  kind: 'recipe' | 'blog'
  totalTimeMinutes: number | null
  dietType: KeptDietType
}

/** What the kitchen finds in a recipe for its own diet: for visitors, and members without a household's diets. */
export interface ExaminationResult {
  facts: FoundFacts
  report: CheckedReport
  scalables: RecipeScalables
}

/** Loads the catalogue of foods. */
export function examineRecipeInThread(examined: RecipeToExamine): ExaminationResult {
  const recipe = { ...examined, ...proseFlagsOfRecipe(examined) }
  const read = readRecipe(recipe)
  const eaters = [guestOfDiet(recipe.dietType)]
  const facts = readRecipeFacts(recipe, read)
  const report = checkReport(recipe, eaters, { limitMinutes: null, meatPreference: null }, read)
  return {
    // The lines of a blog entry come from its text: where a sentence adds an ingredient, the list may be incomplete.
    facts: {
      ...facts,
      hasUnknownLines: facts.hasUnknownLines || (recipe.isProse === true && report.open !== null),
    },
    report,
    scalables: scalablesOf(
      read.lines.map(({ text, line }) => ({ text, read: line })),
      recipe.instructions,
    ),
  }
}
