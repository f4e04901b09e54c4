import { useEffect } from 'react'
import { trpcHooks } from '../data/trpc.ts'

/** Sends what was changed on a list or a plan without a network, whichever page is open when there is one again. */
export function useSendingOfWaitingChanges(userId: string | undefined): void {
  const { client } = trpcHooks.useUtils()
  useEffect(() => {
    // What it takes is fetched only by a page of somebody whose changes wait.
    if (userId && hasWaitingMark())
      import('./sendWaitingChanges.ts')
        .then(({ sendWaitingChanges }) => sendWaitingChanges(userId, client))
        .catch(() => {})
  }, [userId, client])
}

/** Whether changes of anybody may wait in this browser: see `waitingMark.ts`. */
function hasWaitingMark(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.endsWith('Waiting'))
  } catch {
    return false
  }
}
