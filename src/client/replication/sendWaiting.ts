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
 * Sends this user's waiting changes of one kind; `open` makes the replica of a household. Resolves to the number of changes
 * that are still only in this browser; null when it is unknown. Never rejects.
 */
export async function sendWaitingAndCountUnsaved(
  kind: string,
  userId: string,
  open: (householdId: string) => Promise<WaitingDelivery>,
): Promise<number | null> {
  const householdIds = householdsMarkedWaiting(kind, userId)
  if (householdIds.length === 0) return 0
  try {
    const replicas = await Promise.all(
      householdIds.map(
        async (householdId) =>
          findOpenReplica<WaitingDelivery>(kind, userId, householdId) ?? (await open(householdId)),
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
