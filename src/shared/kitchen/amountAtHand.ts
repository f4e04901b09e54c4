import { type GroceryLine, parseGroceryLines } from './groceryLines.ts'

/**
 * A food at hand as the kitchen reads it: its key, and how much it is in every way that is known. `grams` of the part is null where
 * the amount is not known.
 */
export function readAmountAtHand({ name, amount }: { name: string; amount: string }): GroceryLine | null {
  const lines = parseGroceryLines([`${amount} ${name}`.trim()], 1)
  // "salt and pepper" is two foods, of which the amount says nothing.
  return lines.length === 1 ? lines[0]! : null
}
