import type { RpcClient } from '../data/trpc.ts'
import type { ReplicatedClientKind } from './clientKind.ts'
import { findOpenReplica } from './openReplicas.ts'
import { householdsMarkedWaiting } from './waitingMark.ts'

/** Maximum wait of a person who signs out, in milliseconds. */
const sendWithinMs = 5_000

interface WaitingDelivery {
  isOver: boolean
  unsaved: number | null
  deliver: (how: { isUrgent: boolean }) => Promise<void>
}

/**
 * Sends this user's waiting changes of the kind of that name; `fetchKind` is called only where some wait. Resolves to the number of
 * changes that are still only in this browser; null when it is unknown. Never rejects.
 */
export async function sendWaitingAndCountUnsaved<Address extends object, Operations>(
  name: string,
  userId: string,
  client: RpcClient,
  fetchKind: () => Promise<ReplicatedClientKind<Address, Operations>>,
): Promise<number | null> {
  const householdIds = householdsMarkedWaiting(name, userId)
  if (householdIds.length === 0) return 0
  const open = async (householdId: string): Promise<WaitingDelivery> => {
    const kind = await fetchKind()
    return kind.openReplica(kind, { userId, householdId }, client)
  }
  try {
    const replicas = await Promise.all(
      householdIds.map(
        async (householdId) =>
          findOpenReplica<WaitingDelivery>(name, userId, householdId) ?? (await open(householdId)),
      ),
    )
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), sendWithinMs))
    await Promise.race([Promise.all(replicas.map((replica) => replica.deliver({ isUrgent: true }))), late])
    return replicas.reduce<number | null>(
      (sum, { unsaved }) => (sum === null || unsaved === null ? null : sum + unsaved),
      0,
    )
  } catch {
    return null
  }
}
