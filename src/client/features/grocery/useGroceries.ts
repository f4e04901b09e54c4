import { useMemo } from 'react'
import type { GroceryDocumentAddress } from '#shared/grocery/kind.ts'
import { readGroceryLists } from '#shared/grocery/lists.ts'
import type { ServerChanges } from '#shared/replication/replica.ts'
import { trpc } from '../../data/trpc.ts'
import type { ReplicaIds } from '../../replication/replica.ts'
import { useReplica } from '../../replication/useReplica.ts'
import { groceryListsInBrowser, groceryProceduresOf } from './openGroceries.ts'

/** A household's lists as this user sees them, and the replica that changes them: see `useReplica`. */
export function useGroceries(
  ids: ReplicaIds,
  first: ServerChanges<GroceryDocumentAddress> | undefined,
  onNotOurs: () => void,
) {
  const utils = trpc.useUtils()
  const { shown, replica } = useReplica(
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
