import type { AddressedDoc, DocumentChange, DocumentKind } from '../replication/kind.ts'

/** A list or an item on one: `itemId` null is the list itself. List ids hold no slash. */
export interface ListAddress {
  listId: string
  itemId: string | null
}

/** One change to one list or item. */
export type Operation = DocumentChange<ListAddress>

/** A list or an item as the server has it. */
export type ListDoc = AddressedDoc<ListAddress>

export const docKey = (listId: string, itemId: string | null) => `${listId}/${itemId ?? ''}`

/** The documents of a grocery list. */
export const groceryKind: DocumentKind<ListAddress> = {
  name: 'grocery',
  keyOf: ({ listId, itemId }) => docKey(listId, itemId),
  addressOf(key) {
    const slash = key.indexOf('/')
    return { listId: key.slice(0, slash), itemId: key.slice(slash + 1) || null }
  },
}
