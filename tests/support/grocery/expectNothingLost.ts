import { expect } from 'vitest'
import type { GroceryItem } from '#shared/grocery/items.ts'
import type { GroceryOperation } from '#shared/grocery/kind.ts'
import type { GroceryList } from '#shared/grocery/lists.ts'

/**
 * Expects what must show of each item, told from all changes ever made and without the code that merges them: every name,
 * quantity and category that was written, unless the same field has a later stamp or a removal had seen it, and all that
 * recipes ask that nobody took off. Nothing shows without a name, or as bought for a recipe that its buyer had not seen.
 */
export function expectNothingLost(made: readonly GroceryOperation[], shown: readonly GroceryList[]): void {
  const items = new Map(shown.flatMap(({ id, items }) => items.map((item) => [`${id}/${item.id}`, item])))
  for (const item of items.values()) expect(item.name, item.id).not.toBe('')
  expectSharesKept(made, items)
  for (const write of made) {
    if (write.itemId === null) continue
    for (const name of ['name', 'quantity', 'category'] as const) {
      const field = write.fields[name]
      if (!field || (name !== 'name' && write.fields.name === undefined && field[0] === '')) continue
      const same = made.filter((each) => each.itemId === write.itemId && each.listId === write.listId)
      const isSuperseded = same.some((each) => (each.fields[name]?.[1] ?? '') > field[1])
      const isRemoved = same.some((each) => (each.removed[name] ?? '') >= field[1])
      if (isSuperseded || isRemoved) continue
      const item = items.get(`${write.listId}/${write.itemId}`)
      const isOfRecipe = !same.some((each) => each.fields.name)
      // A category that was chosen for what only a recipe asked goes with the recipe.
      if (!item && isOfRecipe && name === 'category') continue
      expect(item?.[name], `${name} of ${write.itemId}`).toBe(field[0])
    }
  }
}

function expectSharesKept(made: readonly GroceryOperation[], items: ReadonlyMap<string, GroceryItem>): void {
  for (const { listId, itemId, fields } of made)
    for (const [field, [value, stamp]] of Object.entries(fields)) {
      if (itemId === null || value === null || !field.startsWith('share:')) continue
      const additionId = field.slice('share:'.length)
      const same = made.filter((each) => each.listId === listId)
      const isTakenOff = same.some(({ itemId: of, fields: written, removed }) =>
        of === null
          ? written[`recipe:${additionId}`]?.[0] === null || removed[`recipe:${additionId}`] !== undefined
          : of === itemId && (written[field]?.[0] === null || (removed[field] ?? '') >= stamp),
      )
      if (isTakenOff) continue
      const item = items.get(`${listId}/${itemId}`)
      expect(
        item?.shares.map((each) => each.additionId),
        itemId,
      ).toContain(additionId)
      const ticks = same.filter((each) => each.itemId === itemId && each.fields.ticked)
      const isBought = ticks.some((each) => [each.fields.ticked![0]].flat().includes(additionId))
      if (!isBought) expect(item?.isTicked, itemId).toBe(false)
    }
}
