import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Changes } from '#shared/contract/grocery.ts'
import { trpc } from '../../trpc.ts'
import { groceryServer } from './groceryServer.ts'
import { type GroceryState, stateAtFirst } from './groceryState.ts'
import { GroceryStore } from './groceryStore.ts'
import { useWatching } from './useWatching.ts'

/** What has begun in this tab goes on while other pages are shown. */
const stores = new Map<string, GroceryStore>()

type Client = ReturnType<typeof trpc.useUtils>['client']

/** The one store of a household's lists in this tab. */
export function storeFor(userId: string, householdId: string, client: Client, first: Changes | undefined) {
  const name = `${userId} ${householdId}`
  const known = stores.get(name)
  if (known && !known.isOver) return known
  const store = new GroceryStore(userId, householdId, groceryServer(client, householdId), first)
  stores.set(name, store)
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
