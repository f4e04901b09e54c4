import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ServerChanges } from '#shared/replication/replica.ts'
import type { ReplicatedClientKind, ReplicationProcedures } from './clientKind.ts'
import { findOpenReplica, registerReplica } from './openReplicas.ts'
import { HouseholdDocumentsReplica, type ReplicaIds } from './replica.ts'
import { createInitialShownReplica } from './replicaState.ts'
import { useReplicaStreamWhileVisible } from './useReplicaStreamWhileVisible.ts'

/**
 * The only replica of a household's documents in this tab; makes it if there is none. `first`: the documents that came with the
 * page.
 */
export function findOrCreateReplica<Address extends object, Operations>(
  kind: ReplicatedClientKind<Address, Operations>,
  ids: ReplicaIds,
  procedures: ReplicationProcedures<Address>,
  first: ServerChanges<Address> | undefined,
): HouseholdDocumentsReplica<Address, Operations> {
  const { userId, householdId } = ids
  const known = findOpenReplica<HouseholdDocumentsReplica<Address, Operations>>(
    kind.name,
    userId,
    householdId,
  )
  if (known) return known
  const replica = new HouseholdDocumentsReplica(kind, ids, procedures, first)
  registerReplica(kind.name, userId, householdId, replica)
  return replica
}

interface ReplicaEndHandlers {
  /** Called when the user does not belong to the household any more. */
  onNotOurs: () => void
  /** Called when the user's session has ended. */
  onSignedOut: () => void
}

/**
 * The state of a household's documents, and the replica that changes them; `replica` is null on the server, where nothing
 * changes. The ids are read only when the component mounts: give it a key that names the household.
 */
export function useHouseholdReplica<Address extends object, Operations>(
  kind: ReplicatedClientKind<Address, Operations>,
  ids: ReplicaIds,
  procedures: ReplicationProcedures<Address>,
  first: ServerChanges<Address> | undefined,
  ends: ReplicaEndHandlers,
) {
  const [replica] = useState(() =>
    import.meta.env.SSR ? null : findOrCreateReplica(kind, ids, procedures, first),
  )
  const [atFirst] = useState(() => createInitialShownReplica(kind, first))
  const shown = useSyncExternalStore(
    replica ? replica.subscribe : subscribeToNothing,
    replica ? replica.getShown : () => atFirst,
    () => atFirst,
  )
  useReplicaStreamWhileVisible(replica)
  const { failure } = shown
  const latest = useRef(ends)
  useEffect(() => {
    latest.current = ends
  })
  useEffect(() => {
    if (failure === 'signed out') latest.current.onSignedOut()
    if (failure === 'not ours') latest.current.onNotOurs()
  }, [failure])
  return { shown, replica }
}

const subscribeToNothing = () => () => {}
