import * as m from '#messages'
import {
  type GroceryDocumentAddress,
  type GroceryOperation,
  groceryDocumentKey,
  groceryDocumentKind,
} from '#shared/grocery/kind.ts'
import { createGroceryOperations } from '#shared/grocery/operations.ts'
import type { ServerChanges } from '#shared/replication/replica.ts'
import type { trpcHooks } from '../../data/trpc.ts'
import type { ReplicatedClientKind, ReplicationProcedures } from '../../replication/clientKind.ts'
import type { HouseholdDocumentsReplica } from '../../replication/replica.ts'
import { findOrCreateReplica } from '../../replication/useHouseholdReplica.ts'

type Operations = ReturnType<typeof createGroceryOperations>
export type GroceryReplica = HouseholdDocumentsReplica<GroceryDocumentAddress, Operations>
type Client = ReturnType<typeof trpcHooks.useUtils>['client']

/** Grocery lists as a browser keeps them. */
export const groceryListsInBrowser: ReplicatedClientKind<GroceryDocumentAddress, Operations> = {
  ...groceryDocumentKind,
  operationsOf: createGroceryOperations,
  isAddress: ({ listId, itemId }) =>
    typeof listId === 'string' && (itemId === null || typeof itemId === 'string'),
  countMade,
  wordUnreadable: () => m.grocery_save_failed(),
  wordRefusedRemoval: () => m.grocery_page_delete_failed(),
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

/** The types of a wire that is JSON know no pair of anything and text; what comes was parsed as it left. */
export const groceryProceduresOf = ({ grocery }: Client) =>
  grocery as unknown as ReplicationProcedures<GroceryDocumentAddress>

/** The replica of a household's lists in this tab. */
export function openGroceryReplica(
  userId: string,
  householdId: string,
  client: Client,
  first?: ServerChanges<GroceryDocumentAddress>,
): GroceryReplica {
  return findOrCreateReplica(
    groceryListsInBrowser,
    { userId, householdId },
    groceryProceduresOf(client),
    first,
  )
}
