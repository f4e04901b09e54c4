import type { trpc } from '../../data/trpc.ts'
import { openStore } from './openStores.ts'
import { markedHouseholds } from './waitingMark.ts'

/** Longest that whoever leaves waits for an answer, in milliseconds. */
const sendWithinMs = 5_000

/**
 * Sends what waits of this user's lists. Resolves to how many changes are then in this browser alone; null when nobody
 * can tell. Never rejects.
 */
export async function unsavedAfterSending(
  userId: string,
  client: ReturnType<typeof trpc.useUtils>['client'],
): Promise<number | null> {
  const householdIds = markedHouseholds(userId)
  if (householdIds.length === 0) return 0
  try {
    const stores = await Promise.all(
      householdIds.map(
        async (householdId) =>
          openStore(userId, householdId) ??
          // What it takes is fetched only by who needs it.
          (await import('./useGroceries.ts')).storeFor(userId, householdId, client, undefined),
      ),
    )
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), sendWithinMs))
    await Promise.race([Promise.all(stores.map((store) => store.deliver({ isUrgent: true }))), late])
    return stores.reduce<number | null>(
      (sum, { unsaved }) => (sum === null || unsaved === null ? null : sum + unsaved),
      0,
    )
  } catch {
    return null
  }
}
