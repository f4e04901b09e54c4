import type { GroceryStore } from './groceryStore.ts'

const stores = new Map<string, GroceryStore>()

/** What has begun in this tab goes on while other pages are shown. */
export function openStore(userId: string, householdId: string): GroceryStore | null {
  const store = stores.get(`${userId} ${householdId}`)
  return store && !store.isOver ? store : null
}

export function keepStore(userId: string, householdId: string, store: GroceryStore): void {
  stores.set(`${userId} ${householdId}`, store)
}
