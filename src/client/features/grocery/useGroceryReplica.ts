import { useMemo } from 'react'
import type { GroceryDocumentAddress } from '#shared/grocery/kind.ts'
import { readGroceryLists } from '#shared/grocery/lists.ts'
import type { ServerChanges } from '#shared/replication/replica.ts'
import { trpcHooks } from '../../data/trpc.ts'
import type { ReplicaIds } from '../../replication/replica.ts'
import { useHouseholdReplica } from '../../replication/useHouseholdReplica.ts'
import { groceryListsInBrowser, groceryProceduresOf } from './openGroceryReplica.ts'

/** A household's lists as this user sees them, and the replica that changes them: see `useHouseholdReplica`. */
export function useGroceryReplica(
  ids: ReplicaIds,
  first: ServerChanges<GroceryDocumentAddress> | undefined,
  onNotOurs: () => void,
) {
  const utils = trpcHooks.useUtils()
  const { shown, replica } = useHouseholdReplica(
    groceryListsInBrowser,
    ids,
    groceryProceduresOf(utils.client),
    first,
    {
      onSignedOut: () => void utils.auth.entrance.invalidate(),
      onNotOurs() {
        onNotOurs()
        void utils.households.invalidate()
      },
    },
  )
  const lists = useMemo(() => readGroceryLists(shown.docs), [shown.docs])
  return { shown, lists, replica }
}
