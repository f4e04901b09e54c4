import { groceryListsInBrowser } from '#client/features/grocery/groceryListsInBrowser.ts'
import type { ReplicationSyncAnswer } from '#client/replication/clientKind.ts'
import { isNoRoomForTextFailure } from '#client/replication/failure.ts'
import { runUnderWebLock, WaitingChangesSender } from '#client/replication/waitingChangesSender.ts'
import type { GroceryDocumentAddress, GroceryOperation } from '#shared/grocery/kind.ts'
import { createGroceryOperations } from '#shared/grocery/operations.ts'
import { HybridClock } from '#shared/replication/clock.ts'

/** Makes changes of the list. */
export const make = createGroceryOperations(new HybridClock('ada'), Date.now)
/** A change that adds an item to the list. */
export const add = (name: string) => make.addItem('u', 'default', { name, quantity: '', category: null })

export type Sync = (
  operations: readonly GroceryOperation[],
) => Promise<ReplicationSyncAnswer<GroceryDocumentAddress>>

/** The changes that wait in a browser, their delivery to a server that answers as `sync` says, and the outcome. */
export function openDelivery(sync: Sync, runInOneTabAtATime = runUnderWebLock('test')) {
  let waiting: readonly GroceryOperation[] = []
  const refused: string[] = []
  const sentences: string[] = []
  const failed: string[] = []
  let isPaused = false
  let isTextHeld = false
  const delivery = new WaitingChangesSender({
    kind: groceryListsInBrowser,
    householdId: 'home',
    sync: { mutate: ({ operations }) => sync(operations) },
    runInOneTabAtATime,
    waiting: () => waiting,
    onSettled(settled) {
      const over = new Set([...settled.taken, ...settled.refused.map(({ id }) => id)])
      waiting = waiting.filter(({ id }) => !over.has(id))
      refused.push(...settled.refused.map(({ id }) => id))
      sentences.push(...settled.refused.map(({ sentence }) => sentence))
    },
    isPaused: () => isPaused,
    isTextRefused: () => isTextHeld,
    onFailed(failure, error) {
      failed.push(failure)
      if (isNoRoomForTextFailure(error)) isTextHeld = true
      else isPaused = true
    },
  })
  return {
    delivery,
    refused,
    sentences,
    failed,
    waiting: () => waiting,
    pause(to: boolean) {
      isPaused = to
    },
    /** Ends the pause for changes with text. */
    release() {
      isTextHeld = false
    },
    change(operation: GroceryOperation) {
      waiting = [...waiting, operation]
      return delivery.send()
    },
  }
}

export const takeAll: Sync = async (operations) => ({
  taken: operations.map(({ id }) => id),
  refused: [],
  docs: [],
})
