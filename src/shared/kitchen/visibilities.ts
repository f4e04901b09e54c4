/** Who may see a recipe: everyone, a household of its creator's, or its creator alone; each for fewer to see than the one before. */
export const visibilities = ['everyone', 'household', 'creator'] as const
export type Visibility = (typeof visibilities)[number]
