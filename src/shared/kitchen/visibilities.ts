/** Who may see a recipe: everyone, a household of its creator's, or its creator alone; each for fewer to see than the one before. */
export const visibilities = ['everyone', 'household', 'creator'] as const
export type Visibility = (typeof visibilities)[number]

type ShownTo =
  | { visibility: Exclude<Visibility, 'household'> }
  | { visibility: 'household'; householdId: string }

/** What a save says of it; for "household" the creator's current household, and undefined for a visitor, who has none. */
export function shownToBy(
  creator: { householdId: string } | null,
  visibility: Visibility,
): ShownTo | undefined {
  if (visibility !== 'household') return { visibility }
  return creator ? { visibility, householdId: creator.householdId } : undefined
}
