import type { GroceryLine } from '../kitchen/groceryLines.ts'
import type { Timestamp } from '../replication/clock.ts'
import { type GroceryItem, type ListedRecipe, type RecipeShareOfItem, recipeShareFieldName } from './items.ts'
import type { GroceryOperation } from './kind.ts'
import { recipeOnListFieldName } from './lists.ts'

/** Letters of a line that are kept, as many as the kitchen reads of one. */
const maxLineLetters = 640

/** A recipe's lines by food, in the order of the first line of each. */
export function groupLinesIntoSharesByFood(lines: readonly GroceryLine[]): Map<string, RecipeShareOfItem> {
  const shares = new Map<string, RecipeShareOfItem>()
  for (const { key, name, category, part, packs, text, language } of lines) {
    const known = shares.get(key)
    shares.set(key, {
      ...(known ?? { name, category, packs, language }),
      parts: [...(known?.parts ?? []), part],
      lines: [...new Set([...(known?.lines ?? []), text.slice(0, maxLineLetters)])],
    })
  }
  return shares
}

/** The name by which an item's food is known. */
export function foodNameOfItem({ name, shares }: Pick<GroceryItem, 'name' | 'shares'>): string {
  return shares[0]?.share.name ?? name
}

/**
 * What puts a recipe on a list: its lines go to the items of the same food that are still to be bought, and to new ones.
 * `items` are those the list shows, `keyOf` tells which food a name means. All is written under one stamp, later than any
 * on the list.
 */
export function createOperationsToAddRecipe(
  listId: string,
  items: readonly GroceryItem[],
  addition: { id: string; recipe: ListedRecipe; lines: readonly GroceryLine[] },
  keyOf: (name: string) => string,
  stamp: Timestamp,
): GroceryOperation[] {
  const itemOf = new Map<string, string>()
  for (const item of items) {
    if (item.isTicked) continue
    const key = keyOf(foodNameOfItem(item))
    if (!itemOf.has(key)) itemOf.set(key, item.id)
  }
  const write = (itemId: string | null, field: string, value: unknown): GroceryOperation => ({
    id: stamp,
    listId,
    itemId,
    fields: { [field]: [value, stamp] },
    removed: {},
  })
  const shares = [...groupLinesIntoSharesByFood(addition.lines)].map(([key, share], index) =>
    write(itemOf.get(key) ?? `${addition.id}.${index}`, recipeShareFieldName(addition.id), share),
  )
  return [write(null, recipeOnListFieldName(addition.id), addition.recipe), ...shares]
}
