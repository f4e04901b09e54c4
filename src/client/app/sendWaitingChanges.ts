import type { trpcHooks } from '../data/trpc.ts'
import { openGroceryReplica } from '../features/grocery/openGroceryReplica.ts'
import { openMealPlanReplica } from '../features/mealPlanner/openMealPlanReplica.ts'
import { householdsMarkedWaiting } from '../replication/waitingMark.ts'

/** Sends the changes of this user that wait in this browser. */
export function sendWaitingChanges(
  userId: string,
  client: ReturnType<typeof trpcHooks.useUtils>['client'],
): void {
  for (const householdId of householdsMarkedWaiting('grocery', userId))
    void openGroceryReplica(userId, householdId, client).deliver()
  for (const householdId of householdsMarkedWaiting('mealPlan', userId))
    void openMealPlanReplica(userId, householdId, client).deliver()
}
