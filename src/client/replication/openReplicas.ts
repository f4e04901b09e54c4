interface ReplicaLifetime {
  /** Whether it has ended, so that a new one must be opened. */
  isOver: boolean
}

const replicas = new Map<string, ReplicaLifetime>()

const replicaNameOf = (kind: string, userId: string, householdId: string) =>
  `${kind} ${userId} ${householdId}`

/**
 * The replica of a household's documents in this tab; null when there is none or it has ended. It continues while other pages
 * are shown. `Known` is the type of the kind's replicas.
 */
export function findOpenReplica<Known extends ReplicaLifetime>(
  kind: string,
  userId: string,
  householdId: string,
): Known | null {
  const replica = replicas.get(replicaNameOf(kind, userId, householdId))
  return replica && !replica.isOver ? (replica as Known) : null
}

export function registerReplica(
  kind: string,
  userId: string,
  householdId: string,
  replica: ReplicaLifetime,
): void {
  replicas.set(replicaNameOf(kind, userId, householdId), replica)
}
