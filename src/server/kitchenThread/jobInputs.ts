import type { Eater } from '#shared/kitchen/eaters.ts'
import type { RecipeConstraints, RecipeToCheck } from '#shared/kitchen/gate/checkRecipe.ts'
import type { RecipeWords } from '#shared/kitchen/gate/readRecipe.ts'
import type { RecipeBrief, WrittenRecipe } from '#shared/kitchen/recipe.ts'
import type { WishTextsToRead } from '#shared/kitchen/wish/addWishLimitsToBrief.ts'
import type { AnswersBesideWish } from '#shared/kitchen/wish/requirements/answersAgainstWish.ts'
import type { WishesOfRecipe } from '#shared/kitchen/wish/requirements/outcomeOfWishes.ts'

export interface GroceryLinesJobInput {
  ingredients: readonly string[]
  factor: number
  /** The other texts of the recipe, from which its language is recognized. */
  beside?: Omit<RecipeWords, 'ingredients'>
}

export interface WishLimitsJobInput {
  wishes: readonly string[]
  /** The names of the eaters. */
  names: readonly string[]
}

/** For what one wish asks for, and what of it the answers contradict. */
export interface WishRequirementsJobInput extends WishLimitsJobInput {
  wishes: readonly [string]
  answers: AnswersBesideWish
}

export interface WishOutcomeJobInput {
  written: WrittenRecipe
  asked: WishesOfRecipe
}

export interface FoodWarningsJobInput {
  texts: readonly string[]
  /** The language of each text; null where it may be any. */
  languages?: readonly (string | null)[]
  eater: Eater
}

export interface AllergiesHeldJobInput {
  /** The foods in each recipe. */
  recipes: readonly (readonly string[])[]
  allergies: readonly string[]
}

export type SwappableRecipeWords = Pick<
  WrittenRecipe,
  'name' | 'description' | 'ingredients' | 'instructions'
>

export interface SwapLineJobInput {
  recipe: SwappableRecipeWords
  /** Counts from 0. */
  line: number
  swap: string
}

export interface RecipeWarningsJobInput {
  words: RecipeWords
  eater: Eater
}

export interface ReadBriefJobInput {
  brief: RecipeBrief
  toRead: WishTextsToRead
}

/** For a dish of the built-in cook; the result is null where no dish satisfies the wishes. */
export interface CookRecipeJobInput {
  brief: RecipeBrief
  seed: number
}

/** For the texts that are sent to a model. */
export interface ModelPromptJobInput {
  briefToPrompt: RecipeBrief
}

export interface RecipeReportJobInput {
  recipe: RecipeToCheck
  eaters: readonly Eater[]
  constraints: RecipeConstraints
}
