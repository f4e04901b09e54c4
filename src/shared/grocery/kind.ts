import type { DocumentChange, DocumentKind } from '../replication/kind.ts'

/** A list or an item on one: `itemId` null is the list itself. List ids hold no slash. */
export interface GroceryDocumentAddress {
  listId: string
  itemId: string | null
}

/** One change to one list or item. */
export type GroceryOperation = DocumentChange<GroceryDocumentAddress>

export const groceryDocumentKey = (listId: string, itemId: string | null) => `${listId}/${itemId ?? ''}`

/** The documents of a grocery list. */
export const groceryDocumentKind: DocumentKind<GroceryDocumentAddress> = {
  name: 'grocery',
  keyOf: ({ listId, itemId }) => groceryDocumentKey(listId, itemId),
  addressOf(key) {
    const slash = key.indexOf('/')
    return { listId: key.slice(0, slash), itemId: key.slice(slash + 1) || null }
  },
}
