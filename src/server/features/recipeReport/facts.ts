import type { AllergenId } from '#shared/kitchen/allergens.ts'
import type { CoverPicture } from '#shared/kitchen/cover/coverPictures.ts'
import type { DietId } from '#shared/kitchen/diets.ts'

/**
 * Must be raised whenever the kitchen finds something else in a recipe than before; a test shows when. Rows of an
 * earlier version keep their facts until the recipes are examined again.
 */
export const recipeFactsVersion = '45'

/**
 * The facts by which lists are filtered and cards labelled, as columns of a recipe's row. An allergen is in at most one
 * of the two lists.
 */
export interface RecipeFacts {
  contains: AllergenId[]
  mayContain: AllergenId[]
  /** Diets that it certainly breaks; low-carb by the serving, as far as its lines can be counted. */
  breaksDiets: DietId[]
  /** Whether a line names no known food, lines are missing, or a text was not read: it may contain more than was found. */
  hasUnknownLines: boolean
  /** Foods that it certainly contains: see findFoodsCertainlyInRecipe. */
  foods: string[]
  cover: CoverPicture
  factsVersion: string
}

/** The kitchen's findings, of any version. */
export type RecipeFactsWithoutVersion = Omit<RecipeFacts, 'factsVersion'>

/** The facts of a recipe that could not be checked: its lines may contain anything. */
export const factsOfUncheckedRecipe: RecipeFacts = {
  contains: [],
  mayContain: [],
  breaksDiets: [],
  hasUnknownLines: true,
  foods: [],
  cover: 'plate',
  factsVersion: recipeFactsVersion,
}

/** The parts of a recipe from which its facts are found; `servings` is null where they are unknown. */
export interface RecipePartsForFacts {
  name: string
  description: string
  ingredients: readonly string[]
  instructions: readonly string[]
  servings: number | null
}

/**
 * The facts of a recipe of the built-in cook, as columns to save with it. Typed recipes go through examineRecipe, which
 * does not block the event loop.
 */
export async function factsOfBuiltInRecipe(recipe: RecipePartsForFacts): Promise<RecipeFacts> {
  // A server loads the catalogue of foods after it listens (preloadKitchenJobs); commands that do not need it do not load it.
  const [{ findRecipeFacts }, { readRecipe }] = await Promise.all([
    import('./readFacts.ts'),
    import('#shared/kitchen/gate/readRecipe.ts'),
  ])
  return { ...findRecipeFacts(recipe, readRecipe(recipe)), factsVersion: recipeFactsVersion }
}
