import type { ServerChanges } from '#shared/replication/replica.ts'
import type { RpcClient } from '../data/trpc.ts'
import type { ReplicaIds, ReplicatedClientKind, ReplicationProcedures } from './clientKind.ts'
import { findOpenReplica, registerReplica } from './openReplicas.ts'
import { HouseholdDocumentsReplica } from './replica.ts'

/**
 * The only replica of a household's documents in this tab; makes it if there is none. `first`: the documents that came with the
 * page.
 */
export function findOrCreateReplica<Address extends object, Operations>(
  kind: ReplicatedClientKind<Address, Operations>,
  ids: ReplicaIds,
  client: RpcClient,
  first?: ServerChanges<Address>,
): HouseholdDocumentsReplica<Address, Operations> {
  const { userId, householdId } = ids
  const known = findOpenReplica<HouseholdDocumentsReplica<Address, Operations>>(
    kind.name,
    userId,
    householdId,
  )
  if (known) return known
  const procedures = kind.proceduresOf(client) as ReplicationProcedures<Address>
  const replica = new HouseholdDocumentsReplica(kind, ids, procedures, first)
  registerReplica(kind.name, userId, householdId, replica)
  return replica
}
