import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ServerChanges } from '#shared/replication/replica.ts'
import { trpcHooks } from '../data/trpc.ts'
import type { ReplicaIds, ReplicatedClientKind } from './clientKind.ts'
import { createInitialShownReplica } from './replicaState.ts'
import { useReplicaStreamWhileVisible } from './useReplicaStreamWhileVisible.ts'

/**
 * The state of a household's documents, and the replica that changes them; `replica` is null on the server, where nothing
 * changes. The ids are read only when the component mounts: give it a key that names the household. `onHouseholdLeft`: called
 * when the user does not belong to the household any more.
 */
export function useHouseholdReplica<Address extends object, Operations>(
  kind: ReplicatedClientKind<Address, Operations>,
  ids: ReplicaIds,
  first: ServerChanges<Address> | undefined,
  onHouseholdLeft: () => void,
) {
  const utils = trpcHooks.useUtils()
  const [replica] = useState(() =>
    import.meta.env.SSR ? null : kind.openReplica(kind, ids, utils.client, first),
  )
  const [atFirst] = useState(() => createInitialShownReplica(kind, first))
  const shown = useSyncExternalStore(
    replica ? replica.subscribe : subscribeToNothing,
    replica ? replica.getShown : () => atFirst,
    () => atFirst,
  )
  useReplicaStreamWhileVisible(replica)
  const { failure } = shown
  const latest = useRef({ utils, onHouseholdLeft })
  useEffect(() => {
    latest.current = { utils, onHouseholdLeft }
  })
  useEffect(() => {
    if (failure === 'signed out') void latest.current.utils.auth.entrance.invalidate()
    if (failure !== 'not ours') return
    latest.current.onHouseholdLeft()
    void latest.current.utils.households.invalidate()
  }, [failure])
  return { shown, replica }
}

const subscribeToNothing = () => () => {}
