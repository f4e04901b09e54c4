import type { GroceryCategory } from '../kitchen/groceryCategories.ts'
import type { HybridClock, Timestamp } from '../replication/clock.ts'
import { type Doc, type Docs, emptyDoc, fieldValueOf, tombstoneOf } from '../replication/documents.ts'
import { withChanges } from '../replication/kind.ts'
import { type Item, newItemId, shareField, sharesOf } from './items.ts'
import { docKey, groceryKind, type Operation } from './kind.ts'
import { recipeField } from './lists.ts'

export interface ItemFields {
  name: string
  /** Free text, such as "2 lb". */
  quantity: string
  category: GroceryCategory | null
}

/** Makes the changes of one client. `now` tells milliseconds. */
export function operationsOf(clock: HybridClock, now: () => number) {
  const write = (
    listId: string,
    itemId: string | null,
    values: Record<string, unknown>,
    stamp: Timestamp = clock.next(now()),
  ): Operation => {
    const fields = Object.entries(values).map(([name, value]) => [name, [value, stamp] as const])
    return { id: stamp, listId, itemId, fields: Object.fromEntries(fields), removed: {} }
  }
  const removeItem = (docs: Docs, listId: string, itemId: string): Operation => ({
    id: clock.next(now()),
    listId,
    itemId,
    fields: {},
    removed: tombstoneOf(docs.get(docKey(listId, itemId)) ?? emptyDoc),
  })

  return {
    addItem(userId: string, listId: string, item: ItemFields): Operation {
      const stamp = clock.next(now())
      return write(listId, newItemId(userId, stamp), { ...item, ticked: false }, stamp)
    },
    /** Only what was changed, so that another's change of another field stands. */
    editItem: (listId: string, itemId: string, changed: Partial<ItemFields>) =>
      write(listId, itemId, changed),
    /** Adds by hand what is on the list already: it stays, even if it or its recipes are removed meanwhile. */
    addAgain(listId: string, item: Item, quantity: string | null): Operation {
      const own = item.isOwn ? {} : { name: item.name, category: item.category }
      return write(listId, item.id, { ...own, ...(quantity !== null && { quantity }), ticked: false })
    },
    /** A tick names what it was bought for, so that it says nothing of what its author had not seen. */
    tickItem: (docs: Docs, listId: string, itemId: string, isTicked: boolean) =>
      write(listId, itemId, { ticked: isTicked && additionIdsOfItem(docs, listId, itemId) }),
    removeItem,
    removeItems: (docs: Docs, listId: string, itemIds: readonly string[]) =>
      itemIds.map((itemId) => removeItem(docs, listId, itemId)),
    /** Undoes a removal: all that stood is written again, but for what somebody changed since. `was`: as it was then. */
    restoreItem(docs: Docs, listId: string, itemId: string, was: Doc): Operation {
      const now = docs.get(docKey(listId, itemId)) ?? emptyDoc
      const same = Object.entries(was.fields).filter(
        ([name, [, stamp]]) => !Object.hasOwn(now.fields, name) || now.fields[name]![1] <= stamp,
      )
      return write(listId, itemId, Object.fromEntries(same.map(([name, [value]]) => [name, value])))
    },
    nameList: (listId: string, name: string) => write(listId, null, { name }),
    orderAisles: (listId: string, aisles: readonly GroceryCategory[]) => write(listId, null, { aisles }),
    /** Removes a list and all on it; what somebody puts on it meanwhile keeps it. */
    removeList(docs: Docs, listId: string): Operation[] {
      return [...docs]
        .filter(([key]) => key.startsWith(`${listId}/`))
        .map(([key, doc]) => ({
          id: clock.next(now()),
          listId,
          itemId: key.slice(listId.length + 1) || null,
          fields: {},
          removed: tombstoneOf(doc),
        }))
    },
    /** Takes a recipe off the list. The first change alone takes its share away everywhere; the others tidy up. */
    removeRecipe(docs: Docs, listId: string, additionId: string): Operation[] {
      const field = shareField(additionId)
      const asked = [...docs]
        .filter(([key, doc]) => key.startsWith(`${listId}/`) && fieldValueOf(doc, field))
        .map(([key]) => key.slice(listId.length + 1))
      return [
        write(listId, null, { [recipeField(additionId)]: null }),
        ...asked.map((itemId) => write(listId, itemId, { [field]: null })),
      ]
    },
    /** Undoes that: what it asked of each thing is on the list again. `was`: the lists as they were then. */
    restoreRecipe(was: Docs, listId: string, additionId: string): Operation[] {
      const [own, field] = [recipeField(additionId), shareField(additionId)]
      return [...was]
        .filter(([key]) => key.startsWith(`${listId}/`))
        .flatMap(([key, doc]) => {
          const itemId = key.slice(listId.length + 1) || null
          const value = fieldValueOf(doc, itemId === null ? own : field)
          return value ? [write(listId, itemId, { [itemId === null ? own : field]: value })] : []
        })
    },
  }
}

const additionIdsOfItem = (docs: Docs, listId: string, itemId: string) =>
  sharesOf(docs.get(docKey(listId, itemId)) ?? emptyDoc).map(({ additionId }) => additionId)

/**
 * What is written of an item when a person changes it. What only recipes ask for keeps its name beside an amount that is
 * typed, or it would have none when they are taken off.
 */
export function itemEditFields(
  item: Pick<Item, 'isOwn' | 'name' | 'category'>,
  changed: Partial<ItemFields>,
): Partial<ItemFields> {
  return item.isOwn || !changed.quantity ? changed : { name: item.name, category: item.category, ...changed }
}

/** The lists with some changes made. */
export const withOperations = (docs: Docs, operations: readonly Operation[]): Docs =>
  withChanges(groceryKind, docs, operations)
