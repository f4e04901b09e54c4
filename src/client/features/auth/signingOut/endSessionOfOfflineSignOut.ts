import { retryBackoffMs } from '../../../data/failures/retry.ts'
import { isSignOutNotSentToServer, signedOutPageState } from '../../../data/signOutWaiting.ts'
import type { trpcHooks } from '../../../data/trpc.ts'

/**
 * Ends the session of a user who signed out while the server could not be reached: at once, when the network comes back, and
 * in between with a pause that grows.
 */
export function endSessionOfOfflineSignOut(client: ReturnType<typeof trpcHooks.useUtils>['client']): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  async function attempt() {
    clearTimeout(timer)
    try {
      // Another page's request may have ended it, and somebody may have signed in since.
      if (isSignOutNotSentToServer()) await client.auth.signOut.mutate()
      removeEventListener('online', attempt)
      if (signedOutPageState.read()) window.location.assign('/login')
    } catch {
      failures += 1
      timer = setTimeout(attempt, retryBackoffMs(failures, Math.random()))
    }
  }
  addEventListener('online', attempt)
  void attempt()
}
