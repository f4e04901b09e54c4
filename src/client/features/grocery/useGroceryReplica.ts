import { useMemo } from 'react'
import type { GroceryDocumentAddress } from '#shared/grocery/kind.ts'
import { readGroceryLists } from '#shared/grocery/lists.ts'
import type { ServerChanges } from '#shared/replication/replica.ts'
import type { ReplicaIds } from '../../replication/clientKind.ts'
import { useHouseholdReplica } from '../../replication/useHouseholdReplica.ts'
import { groceryListsInBrowser } from './groceryListsInBrowser.ts'

/** A household's lists as this user sees them, and the replica that changes them: see `useHouseholdReplica`. */
export function useGroceryReplica(
  ids: ReplicaIds,
  first: ServerChanges<GroceryDocumentAddress> | undefined,
  onHouseholdLeft: () => void,
) {
  const { shown, replica } = useHouseholdReplica(groceryListsInBrowser, ids, first, onHouseholdLeft)
  const lists = useMemo(() => readGroceryLists(shown.docs), [shown.docs])
  return { shown, lists, replica }
}
