import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Changes } from '#shared/contract/grocery.ts'
import { trpc } from '../../data/trpc.ts'
import { groceryServer } from './groceryServer.ts'
import { type GroceryState, stateAtFirst } from './groceryState.ts'
import { GroceryStore } from './groceryStore.ts'
import { keepStore, openStore } from './openStores.ts'
import { useWatching } from './useWatching.ts'

type Client = ReturnType<typeof trpc.useUtils>['client']

/** The one store of a household's lists in this tab. */
export function storeFor(userId: string, householdId: string, client: Client, first: Changes | undefined) {
  const known = openStore(userId, householdId)
  if (known) return known
  const store = new GroceryStore(userId, householdId, groceryServer(client, householdId), first)
  keepStore(userId, householdId, store)
  return store
}

/**
 * A household's lists as this user sees them, and where to change them; null on the server, where nothing changes. For
 * another household the part that uses it must be another: give it a key.
 */
export function useGroceries(
  ids: { userId: string; householdId: string },
  first: Changes | undefined,
  onNotOurs: () => void,
) {
  const utils = trpc.useUtils()
  const [store] = useState(() =>
    import.meta.env.SSR ? null : storeFor(ids.userId, ids.householdId, utils.client, first),
  )
  const [atFirst] = useState(() => stateAtFirst(first))
  const state: GroceryState = useSyncExternalStore(
    store ? store.subscribe : never,
    store ? store.getState : () => atFirst,
    () => atFirst,
  )
  useWatching(store)
  const { failure } = state
  const tell = useRef(onNotOurs)
  useEffect(() => {
    tell.current = onNotOurs
  })
  useEffect(() => {
    if (failure === 'signed out') void utils.auth.entrance.invalidate()
    if (failure !== 'not ours') return
    tell.current()
    void utils.households.invalidate()
  }, [failure, utils])
  return { state, store }
}

const never = () => () => {}
