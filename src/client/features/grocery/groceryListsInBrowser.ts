import * as m from '#messages'
import {
  type GroceryDocumentAddress,
  type GroceryOperation,
  groceryDocumentKey,
  groceryDocumentKind,
} from '#shared/grocery/kind.ts'
import { createGroceryOperations } from '#shared/grocery/operations.ts'
import type { ReplicatedClientKind } from '../../replication/clientKind.ts'
import { findOrCreateReplica } from '../../replication/findOrCreateReplica.ts'
import type { HouseholdDocumentsReplica } from '../../replication/replica.ts'

type Operations = ReturnType<typeof createGroceryOperations>
export type GroceryReplica = HouseholdDocumentsReplica<GroceryDocumentAddress, Operations>

/** Grocery lists as a browser keeps them. */
export const groceryListsInBrowser: ReplicatedClientKind<GroceryDocumentAddress, Operations> = {
  ...groceryDocumentKind,
  proceduresOf: ({ grocery }) => grocery,
  openReplica: findOrCreateReplica,
  operationsOf: createGroceryOperations,
  isAddress: ({ listId, itemId }) =>
    typeof listId === 'string' && (itemId === null || typeof itemId === 'string'),
  countMade,
  wordUnreadable: () => m.grocery_save_failed(),
  wordRefusedRemoval: () => m.grocery_page_delete_failed(),
  storeUnsent: async (userId, replica) =>
    (await import('./GroceryNotices.tsx')).storeUnsentGroceries(userId, replica),
}

/** An aisle that is found after its item was added belongs to that addition. */
function countMade(operations: readonly GroceryOperation[]): number {
  const added = new Set<string>()
  return operations.filter(({ listId, itemId, fields }) => {
    const key = groceryDocumentKey(listId, itemId)
    if (fields.name) added.add(key)
    else if (fields.category) return !added.has(key)
    return true
  }).length
}
