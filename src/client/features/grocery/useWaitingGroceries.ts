import { useEffect } from 'react'
import { trpc } from '../../data/trpc.ts'
import { markedHouseholds } from './waitingMark.ts'

/** Sends what was changed on a list without a network, whichever page is open when there is one again. */
export function useWaitingGroceries(userId: string | undefined): void {
  const { client } = trpc.useUtils()
  useEffect(() => {
    const householdIds = userId === undefined ? [] : markedHouseholds(userId)
    if (userId === undefined || householdIds.length === 0) return
    // What it takes is fetched only by who needs it.
    import('./useGroceries.ts')
      .then(({ storeFor }) => {
        for (const householdId of householdIds)
          void storeFor(userId, householdId, client, undefined).deliver()
      })
      .catch(() => {})
  }, [userId, client])
}
