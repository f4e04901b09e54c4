import { findRecipeScalables, type RecipeScalables } from '#shared/kitchen/amounts/findRecipeScalables.ts'
import { createEaterWithDiet } from '#shared/kitchen/eaters.ts'
import {
  createRecipeCheckReport,
  type RecipeCheckReport,
} from '#shared/kitchen/findings/recipeCheckReport.ts'
import { readRecipe } from '#shared/kitchen/gate/readRecipe.ts'
import { type RecipePlanningFacts, readPlanningFacts } from '#shared/kitchen/planning/recipePlanningFacts.ts'
import type { StoredDietType } from '#shared/kitchen/questionnaire.ts'
import type { RecipeFactsWithoutVersion, RecipePartsForFacts } from './facts.ts'
import { blogTextFlags } from './proseOf.ts'
import { findRecipeFacts } from './readFacts.ts'

/** The parts of a recipe from which the kitchen finds everything. */
export interface RecipeToExamine extends RecipePartsForFacts {
  /** The lines and steps of a blog entry come from its text. */
  kind: 'recipe' | 'blog'
  totalTimeMinutes: number | null
  dietType: StoredDietType
}

/** What the kitchen finds in a recipe for its own diet: for visitors, and members without a household's diets. */
export interface ExaminationResult {
  facts: RecipeFactsWithoutVersion
  report: RecipeCheckReport
  scalables: RecipeScalables
  planning: RecipePlanningFacts
}

/** Loads the catalogue of foods. */
export function examineRecipeInThread(examined: RecipeToExamine): ExaminationResult {
  const recipe = { ...examined, ...blogTextFlags(examined) }
  const read = readRecipe(recipe)
  const eaters = [createEaterWithDiet(recipe.dietType)]
  const facts = findRecipeFacts(recipe, read)
  const report = createRecipeCheckReport(recipe, eaters, { limitMinutes: null, meatPreference: null }, read)
  return {
    // The lines of a blog entry come from its text: where a sentence adds an ingredient, the list may be incomplete.
    facts: {
      ...facts,
      hasUnknownLines: facts.hasUnknownLines || (recipe.isProse === true && report.open !== null),
    },
    report,
    scalables: findRecipeScalables(
      read.lines.map(({ text, line }) => ({ text, read: line })),
      recipe.instructions,
    ),
    planning: readPlanningFacts(recipe, read),
  }
}
