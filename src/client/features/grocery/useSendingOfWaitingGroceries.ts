import { useEffect } from 'react'
import { trpcHooks } from '../../data/trpc.ts'
import { householdsMarkedWaiting } from '../../replication/waitingMark.ts'

/** Sends what was changed on a list without a network, whichever page is open when there is one again. */
export function useSendingOfWaitingGroceries(userId: string | undefined): void {
  const { client } = trpcHooks.useUtils()
  useEffect(() => {
    const householdIds = userId === undefined ? [] : householdsMarkedWaiting('grocery', userId)
    if (userId === undefined || householdIds.length === 0) return
    // What it takes is fetched only by who needs it.
    import('./openGroceryReplica.ts')
      .then(({ openGroceryReplica }) => {
        for (const householdId of householdIds) void openGroceryReplica(userId, householdId, client).deliver()
      })
      .catch(() => {})
  }, [userId, client])
}
