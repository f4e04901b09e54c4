import * as m from '#messages'
import { docKey, groceryKind, type ListAddress, type Operation } from '#shared/grocery/kind.ts'
import { operationsOf } from '#shared/grocery/operations.ts'
import type { ServerChanges } from '#shared/replication/replica.ts'
import type { trpc } from '../../data/trpc.ts'
import type {
  MakeChanges,
  ReplicatedClientKind,
  ReplicationProcedures,
} from '../../replication/clientKind.ts'
import type { DocumentReplica } from '../../replication/replica.ts'
import { findOrCreateReplica } from '../../replication/useReplica.ts'

type Operations = ReturnType<typeof operationsOf>
export type GroceryReplica = DocumentReplica<ListAddress, Operations>
export type MakeOperations = MakeChanges<ListAddress, Operations>
type Client = ReturnType<typeof trpc.useUtils>['client']

/** Grocery lists as a browser keeps them. */
export const groceryListsInBrowser: ReplicatedClientKind<ListAddress, Operations> = {
  ...groceryKind,
  operationsOf,
  isAddress: ({ listId, itemId }) =>
    typeof listId === 'string' && (itemId === null || typeof itemId === 'string'),
  countMade,
  wordUnreadable: () => m.grocery_save_failed(),
  wordRefusedRemoval: () => m.grocery_page_delete_failed(),
}

/** An aisle that is found after its item was added belongs to that addition. */
function countMade(operations: readonly Operation[]): number {
  const added = new Set<string>()
  return operations.filter(({ listId, itemId, fields }) => {
    const key = docKey(listId, itemId)
    if (fields.name) added.add(key)
    else if (fields.category) return !added.has(key)
    return true
  }).length
}

/** The types of a wire that is JSON know no pair of anything and text; what comes was parsed as it left. */
export const groceryProceduresOf = ({ grocery }: Client) =>
  grocery as unknown as ReplicationProcedures<ListAddress>

/** The replica of a household's lists in this tab. */
export function openGroceries(
  userId: string,
  householdId: string,
  client: Client,
  first?: ServerChanges<ListAddress>,
): GroceryReplica {
  return findOrCreateReplica(
    groceryListsInBrowser,
    { userId, householdId },
    groceryProceduresOf(client),
    first,
  )
}
