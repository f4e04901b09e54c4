import type { Eater } from './eaters.ts'
import type { QuestionnaireAnswers } from './questionnaire.ts'
import type { WishRequirement } from './wish/requirements/requirement.ts'

/**
 * A recipe as a cook writes it down, before anyone has kept it. Times are whole minutes, 0 where there is
 * nothing to wait for; `totalTimeMinutes` is what the kitchen clock shows, so it may be less than the sum.
 * Ingredients and instructions are one line each, in the order of use.
 */
export interface WrittenRecipe {
  name: string
  description: string
  servings: number
  prepTimeMinutes: number
  cookTimeMinutes: number
  totalTimeMinutes: number
  ingredients: string[]
  instructions: string[]
}

/** A recipe that is still being written: each text only grows, line by line, from top to bottom. */
export type PartialRecipe = Partial<WrittenRecipe>

/** How a new version should differ from the one on the table. */
export type RequestedRecipeChange =
  | { kind: 'another'; previousNames: string[] }
  | { kind: 'change'; wish: string; previous: WrittenRecipe }

/** Everything an engine is told about what to cook; `servings` is null where the dish's own number will do. */
export interface RecipeBrief {
  answers: QuestionnaireAnswers
  change: RequestedRecipeChange | null
  eaters: readonly Eater[]
  servings: number | null
  /**
   * The wishes without the words against foods, which `eaters` hold as well, and what they ask for; `change` is null where
   * nothing is changed. Absent where they were not read.
   */
  wishedFor?: {
    description: string
    change: string | null
    requirements?: { first: readonly WishRequirement[]; change: readonly WishRequirement[] | null }
  }
  /** The engine's last recipe and what the check found in it, to be mended; absent for a first one. */
  correction?: RecipeCorrection
}

export interface RecipeCorrection {
  previous: WrittenRecipe
  findings: readonly string[]
}
