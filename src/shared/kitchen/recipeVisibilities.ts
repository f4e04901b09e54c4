/** Who may see a recipe: everyone, a household of its creator's, or its creator alone; each for fewer to see than the one before. */
export const recipeVisibilities = ['everyone', 'household', 'creator'] as const
export type RecipeVisibility = (typeof recipeVisibilities)[number]

export type StoredRecipeAudience =
  | { visibility: Exclude<RecipeVisibility, 'household'> }
  | { visibility: 'household'; householdId: string }

/**
 * The same as a form, an address and a draft say it. A household stands there with its id, so that who joins another one
 * meanwhile shows the recipe to no other people; without an id it is what a visitor chose, who is in none yet.
 */
export type VisibilityOption = RecipeVisibility | `household:${string}`

export const householdVisibilityOption = (householdId: string): VisibilityOption => `household:${householdId}`

/** A household that was chosen before its id was kept: who chose it is asked again. */
export const unknownHouseholdOption = householdVisibilityOption('-')

export const toVisibilityOption = (shownTo: StoredRecipeAudience): VisibilityOption =>
  shownTo.visibility === 'household' ? householdVisibilityOption(shownTo.householdId) : shownTo.visibility

/** What a form, an address or a draft says; null where it says nothing of the kind. */
export function parseVisibilityOption(said: unknown): VisibilityOption | null {
  if (typeof said === 'string' && said.startsWith('household:')) return said as VisibilityOption
  return recipeVisibilities.find((visibility) => visibility === said) ?? null
}

/** What a save says of it; undefined for a household that has no id yet or whose id is not known. `currentId` is the household of who chose none. */
export function toRecipeAudience(
  option: VisibilityOption,
  currentId?: string,
): StoredRecipeAudience | undefined {
  if (option === 'everyone' || option === 'creator') return { visibility: option }
  if (option === unknownHouseholdOption) return undefined
  const householdId = option.slice('household:'.length) || currentId
  return householdId ? { visibility: 'household', householdId } : undefined
}
