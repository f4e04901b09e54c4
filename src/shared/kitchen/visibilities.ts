/** Who may see a recipe: everyone, a household of its creator's, or its creator alone; each for fewer to see than the one before. */
export const visibilities = ['everyone', 'household', 'creator'] as const
export type Visibility = (typeof visibilities)[number]

export type ShownTo =
  | { visibility: Exclude<Visibility, 'household'> }
  | { visibility: 'household'; householdId: string }

/**
 * The same as a form, an address and a draft say it. A household stands there with its id, so that who joins another one
 * meanwhile shows the recipe to no other people; without an id it is what a visitor chose, who is in none yet.
 */
export type VisibilityOption = Visibility | `household:${string}`

export const householdOption = (householdId: string): VisibilityOption => `household:${householdId}`

/** A household that was chosen before its id was kept: who chose it is asked again. */
export const unknownHousehold = householdOption('-')

export const optionOf = (shownTo: ShownTo): VisibilityOption =>
  shownTo.visibility === 'household' ? householdOption(shownTo.householdId) : shownTo.visibility

/** What a form, an address or a draft says; null where it says nothing of the kind. */
export function parseVisibilityOption(said: unknown): VisibilityOption | null {
  if (typeof said === 'string' && said.startsWith('household:')) return said as VisibilityOption
  return visibilities.find((visibility) => visibility === said) ?? null
}

/** What a save says of it; undefined for a household that has no id yet or whose id is not known. `currentId` is the household of who chose none. */
export function shownToOf(option: VisibilityOption, currentId?: string): ShownTo | undefined {
  if (option === 'everyone' || option === 'creator') return { visibility: option }
  if (option === unknownHousehold) return undefined
  const householdId = option.slice('household:'.length) || currentId
  return householdId ? { visibility: 'household', householdId } : undefined
}
