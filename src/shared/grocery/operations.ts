import type { GroceryCategory } from '../kitchen/groceryCategories.ts'
import type { HybridClock, Timestamp } from '../replication/clock.ts'
import {
  type DocumentsByKey,
  emptyDocument,
  type ReplicatedDocument,
  tombstonesToRemoveDocument,
  valueOfDocumentField,
} from '../replication/documents.ts'
import { applyDocumentChanges } from '../replication/kind.ts'
import { createItemId, type GroceryItem, recipeShareFieldName, recipeSharesOfItem } from './items.ts'
import { type GroceryOperation, groceryDocumentKey, groceryDocumentKind } from './kind.ts'
import { recipeOnListFieldName } from './lists.ts'

export interface TypedItemFields {
  name: string
  /** Free text, such as "2 lb". */
  quantity: string
  category: GroceryCategory | null
}

/** Creates the operations of one client. `now` returns the time in milliseconds. */
export function createGroceryOperations(clock: HybridClock, now: () => number) {
  const write = (
    listId: string,
    itemId: string | null,
    values: Record<string, unknown>,
    stamp: Timestamp = clock.next(now()),
  ): GroceryOperation => {
    const fields = Object.entries(values).map(([name, value]) => [name, [value, stamp] as const])
    return { id: stamp, listId, itemId, fields: Object.fromEntries(fields), removed: {} }
  }
  const removeItem = (docs: DocumentsByKey, listId: string, itemId: string): GroceryOperation => ({
    id: clock.next(now()),
    listId,
    itemId,
    fields: {},
    removed: tombstonesToRemoveDocument(docs.get(groceryDocumentKey(listId, itemId)) ?? emptyDocument),
  })

  return {
    addItem(userId: string, listId: string, item: TypedItemFields): GroceryOperation {
      const stamp = clock.next(now())
      return write(listId, createItemId(userId, stamp), { ...item, ticked: false }, stamp)
    },
    /** Only what was changed, so that another's change of another field stands. */
    editItem: (listId: string, itemId: string, changed: Partial<TypedItemFields>) =>
      write(listId, itemId, changed),
    /** Adds by hand what is on the list already: it stays, even if it or its recipes are removed meanwhile. */
    addAgain(listId: string, item: GroceryItem, quantity: string | null): GroceryOperation {
      const own = item.isOwn ? {} : { name: item.name, category: item.category }
      return write(listId, item.id, { ...own, ...(quantity !== null && { quantity }), ticked: false })
    },
    /** A tick names what it was bought for, so that it says nothing of what its author had not seen. */
    tickItem: (docs: DocumentsByKey, listId: string, itemId: string, isTicked: boolean) =>
      write(listId, itemId, { ticked: isTicked && additionIdsOfItem(docs, listId, itemId) }),
    removeItem,
    removeItems: (docs: DocumentsByKey, listId: string, itemIds: readonly string[]) =>
      itemIds.map((itemId) => removeItem(docs, listId, itemId)),
    /** Undoes a removal: all that stood is written again, but for what somebody changed since. `was`: as it was then. */
    restoreItem(
      docs: DocumentsByKey,
      listId: string,
      itemId: string,
      was: ReplicatedDocument,
    ): GroceryOperation {
      const now = docs.get(groceryDocumentKey(listId, itemId)) ?? emptyDocument
      const same = Object.entries(was.fields).filter(
        ([name, [, stamp]]) => !Object.hasOwn(now.fields, name) || now.fields[name]![1] <= stamp,
      )
      return write(listId, itemId, Object.fromEntries(same.map(([name, [value]]) => [name, value])))
    },
    nameList: (listId: string, name: string) => write(listId, null, { name }),
    orderAisles: (listId: string, aisles: readonly GroceryCategory[]) => write(listId, null, { aisles }),
    /** Removes a list and all on it; what somebody puts on it meanwhile keeps it. */
    removeList(docs: DocumentsByKey, listId: string): GroceryOperation[] {
      return [...docs]
        .filter(([key]) => key.startsWith(`${listId}/`))
        .map(([key, doc]) => ({
          id: clock.next(now()),
          listId,
          itemId: key.slice(listId.length + 1) || null,
          fields: {},
          removed: tombstonesToRemoveDocument(doc),
        }))
    },
    /** Takes a recipe off the list. The first change alone takes its share away everywhere; the others tidy up. */
    removeRecipe(docs: DocumentsByKey, listId: string, additionId: string): GroceryOperation[] {
      const field = recipeShareFieldName(additionId)
      const asked = [...docs]
        .filter(([key, doc]) => key.startsWith(`${listId}/`) && valueOfDocumentField(doc, field))
        .map(([key]) => key.slice(listId.length + 1))
      return [
        write(listId, null, { [recipeOnListFieldName(additionId)]: null }),
        ...asked.map((itemId) => write(listId, itemId, { [field]: null })),
      ]
    },
    /** Undoes that: what it asked of each thing is on the list again. `was`: the lists as they were then. */
    restoreRecipe(was: DocumentsByKey, listId: string, additionId: string): GroceryOperation[] {
      const [own, field] = [recipeOnListFieldName(additionId), recipeShareFieldName(additionId)]
      return [...was]
        .filter(([key]) => key.startsWith(`${listId}/`))
        .flatMap(([key, doc]) => {
          const itemId = key.slice(listId.length + 1) || null
          const value = valueOfDocumentField(doc, itemId === null ? own : field)
          return value ? [write(listId, itemId, { [itemId === null ? own : field]: value })] : []
        })
    },
  }
}

const additionIdsOfItem = (docs: DocumentsByKey, listId: string, itemId: string) =>
  recipeSharesOfItem(docs.get(groceryDocumentKey(listId, itemId)) ?? emptyDocument).map(
    ({ additionId }) => additionId,
  )

/**
 * What is written of an item when a person changes it. What only recipes ask for keeps its name beside an amount that is
 * typed, or it would have none when they are taken off.
 */
export function fieldsOfItemEdit(
  item: Pick<GroceryItem, 'isOwn' | 'name' | 'category'>,
  changed: Partial<TypedItemFields>,
): Partial<TypedItemFields> {
  return item.isOwn || !changed.quantity ? changed : { name: item.name, category: item.category, ...changed }
}

/** The lists with some changes made. */
export const applyGroceryOperations = (
  docs: DocumentsByKey,
  operations: readonly GroceryOperation[],
): DocumentsByKey => applyDocumentChanges(groceryDocumentKind, docs, operations)
