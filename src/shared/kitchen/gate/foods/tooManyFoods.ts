/**
 * A recipe names more foods than are compared with each other, or with what its eaters avoid, in the time that a job has.
 * It is refused: none of them is passed over.
 */
export class TooManyFoodsError extends Error {
  override readonly name = 'TooManyFoodsError'
}

/** Different foods of lines, and names of foods in steps, which are compared with each other: 500 with 500 take half a second of a core. */
export const maxFoodsReadPerRecipe = 1_000
/** Foods of a recipe or a list, by what its eaters avoid: so many take a second of a core. */
export const maxFoodComparisons = 1_000_000

/** Foods that a line names, at least one, since a line without any is compared by its words. */
export const countFoodsOfLines = (lines: readonly { foods: readonly unknown[] }[]): number =>
  lines.reduce((sum, { foods }) => sum + Math.max(1, foods.length), 0)
