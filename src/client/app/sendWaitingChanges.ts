import type { RpcClient } from '../data/trpc.ts'
import { groceryListsInBrowser } from '../features/grocery/groceryListsInBrowser.ts'
import { mealPlansInBrowser } from '../features/mealPlanner/mealPlansInBrowser.ts'
import type { ReplicatedClientKind } from '../replication/clientKind.ts'
import { householdsMarkedWaiting } from '../replication/waitingMark.ts'

/** Sends the changes of this user that wait in this browser. */
export function sendWaitingChanges(userId: string, client: RpcClient): void {
  sendWaitingOf(groceryListsInBrowser, userId, client)
  sendWaitingOf(mealPlansInBrowser, userId, client)
}

function sendWaitingOf<Address extends object, Operations>(
  kind: ReplicatedClientKind<Address, Operations>,
  userId: string,
  client: RpcClient,
): void {
  for (const householdId of householdsMarkedWaiting(kind.name, userId))
    void kind.openReplica(kind, { userId, householdId }, client).deliver()
}
