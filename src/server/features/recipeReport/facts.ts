import type { AllergenId } from '#shared/kitchen/allergens.ts'
import type { CoverPicture } from '#shared/kitchen/cover/coverPictures.ts'
import type { DietId } from '#shared/kitchen/diets.ts'

/**
 * To be raised whenever the kitchen finds something else in a recipe than before; a test tells when that is. Rows of
 * another version keep what was found until they have been looked through again.
 */
export const factsVersion = '27'

/** What the list's filters and its cards go by, as a recipe's row keeps it. An allergen stands in one of the two lists at most. */
export interface RecipeFacts {
  contains: AllergenId[]
  mayContain: AllergenId[]
  /** Diets it certainly is not for; low-carb by the serving, as far as its lines can be counted. */
  breaksDiets: DietId[]
  /** Whether a line names no known food, lines are missing, or a text was not read: it may hold what was not found. */
  hasUnknownLines: boolean
  /** Foods it certainly holds: see heldFoods. */
  foods: string[]
  cover: CoverPicture
  factsVersion: string
}

/** What the kitchen found, whichever version of it. */
export type FoundFacts = Omit<RecipeFacts, 'factsVersion'>

/** Of a recipe that could not be checked: any of its lines may hold anything. */
export const notCheckedFacts: RecipeFacts = {
  contains: [],
  mayContain: [],
  breaksDiets: [],
  hasUnknownLines: true,
  foods: [],
  cover: 'plate',
  factsVersion,
}

/** As much of a recipe as its facts depend on; `servings` is null where nobody says. */
export interface CheckedForFacts {
  name: string
  description: string
  ingredients: readonly string[]
  instructions: readonly string[]
  servings: number | null
}

/**
 * What the kitchen finds in a recipe of our own making, as columns to be saved with it. What people type is looked
 * through by examineRecipe, which does not hold the event loop.
 */
export async function factsOf(recipe: CheckedForFacts): Promise<RecipeFacts> {
  // A server has loaded the catalogue of foods before it listens (loadJobs); commands that need none do without.
  const [{ readFacts }, { readRecipe }] = await Promise.all([
    import('./readFacts.ts'),
    import('#shared/kitchen/gate/readRecipe.ts'),
  ])
  return { ...readFacts(recipe, readRecipe(recipe)), factsVersion }
}
