/**
 * A wish and what it leaves out: foods with commas between them, "#" before an allergen, "@" before a diet, "?" where
 * something is to be asked about. Of what is to be asked about only that it is counts.
 */
export type WishCase = readonly [wish: string, expected: string]
