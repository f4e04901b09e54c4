import { openReplica } from './openReplicas.ts'
import { markedHouseholds } from './waitingMark.ts'

/** Longest that somebody who leaves waits for an answer, in milliseconds. */
const sendWithinMs = 5_000

interface Sending {
  isOver: boolean
  unsaved: number | null
  deliver: (how: { isUrgent: boolean }) => Promise<void>
}

/**
 * Sends what waits of this user's documents of one kind; `open` makes the replica of a household. Resolves to how many
 * changes are then in this browser alone; null when that cannot be known. Never rejects.
 */
export async function unsavedAfterSending(
  kind: string,
  userId: string,
  open: (householdId: string) => Promise<Sending>,
): Promise<number | null> {
  const householdIds = markedHouseholds(kind, userId)
  if (householdIds.length === 0) return 0
  try {
    const replicas = await Promise.all(
      householdIds.map(
        async (householdId) => openReplica<Sending>(kind, userId, householdId) ?? (await open(householdId)),
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
