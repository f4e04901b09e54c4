interface Ending {
  /** Whether another must take its place. */
  isOver: boolean
}

const replicas = new Map<string, Ending>()

const nameOf = (kind: string, userId: string, householdId: string) => `${kind} ${userId} ${householdId}`

/**
 * The replica of a household's documents in this tab, which goes on while other pages are shown; null where there is none.
 * `Known` is the type of the kind's replicas.
 */
export function openReplica<Known extends Ending>(
  kind: string,
  userId: string,
  householdId: string,
): Known | null {
  const replica = replicas.get(nameOf(kind, userId, householdId))
  return replica && !replica.isOver ? (replica as Known) : null
}

export function keepReplica(kind: string, userId: string, householdId: string, replica: Ending): void {
  replicas.set(nameOf(kind, userId, householdId), replica)
}
