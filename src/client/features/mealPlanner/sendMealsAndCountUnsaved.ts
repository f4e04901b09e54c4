import type { trpcHooks } from '../../data/trpc.ts'
import { sendWaitingAndCountUnsaved } from '../../replication/sendWaiting.ts'

/** Sends what waits of this user's plans, and resolves to how many changes are in this browser alone: see there. */
export async function sendMealsAndCountUnsaved(
  userId: string,
  client: ReturnType<typeof trpcHooks.useUtils>['client'],
): Promise<number | null> {
  return await sendWaitingAndCountUnsaved('mealPlan', userId, async (householdId) => {
    // What it takes is fetched only by who needs it.
    const { openMealPlanReplica } = await import('./openMealPlanReplica.ts')
    return openMealPlanReplica(userId, householdId, client)
  })
}
