import type { trpcHooks } from '../../data/trpc.ts'
import { sendWaitingAndCountUnsaved as unsavedOf } from '../../replication/sendWaiting.ts'

/** Sends what waits of this user's lists, and resolves to how many changes are in this browser alone: see there. */
export async function sendGroceriesAndCountUnsaved(
  userId: string,
  client: ReturnType<typeof trpcHooks.useUtils>['client'],
): Promise<number | null> {
  return await unsavedOf('grocery', userId, async (householdId) => {
    // What it takes is fetched only by who needs it.
    const { openGroceryReplica } = await import('./openGroceryReplica.ts')
    return openGroceryReplica(userId, householdId, client)
  })
}
