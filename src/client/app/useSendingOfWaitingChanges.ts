import { useEffect } from 'react'
import { createTextInBrowserStorage } from '../data/browserStore.ts'
import { trpcHooks } from '../data/trpc.ts'

const grocery = createTextInBrowserStorage('localStorage', 'larder.groceryWaiting')
const mealPlan = createTextInBrowserStorage('localStorage', 'larder.mealPlanWaiting')

/** Sends what was changed on a list or a plan without a network, whichever page is open when there is one again. */
export function useSendingOfWaitingChanges(userId: string | undefined): void {
  const { client } = trpcHooks.useUtils()
  useEffect(() => {
    // What it takes is fetched only where `waitingMark.ts` has noted that changes wait.
    if (!userId || !(grocery.read() || mealPlan.read())) return
    import('./sendWaitingChanges.ts')
      .then(({ sendWaitingChanges }) => sendWaitingChanges(userId, client))
      .catch(() => {})
  }, [userId, client])
}
