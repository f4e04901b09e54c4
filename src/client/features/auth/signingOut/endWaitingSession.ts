import { isSignOutUnsent, signedOutPageState } from '../../../app/signOutWaiting.ts'
import { backoffMs } from '../../../data/retry.ts'
import type { trpc } from '../../../data/trpc.ts'

/**
 * Ends the session of a user who signed out while the server could not be reached: at once, when the network comes back, and
 * in between with a pause that grows.
 */
export function endWaitingSession(client: ReturnType<typeof trpc.useUtils>['client']): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  async function attempt() {
    clearTimeout(timer)
    try {
      // Another page's request may have ended it, and somebody may have signed in since.
      if (isSignOutUnsent()) await client.auth.signOut.mutate()
      removeEventListener('online', attempt)
      if (signedOutPageState.read()) window.location.assign('/login')
    } catch {
      failures += 1
      timer = setTimeout(attempt, backoffMs(failures, Math.random()))
    }
  }
  addEventListener('online', attempt)
  void attempt()
}
