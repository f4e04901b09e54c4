import { pendingSignOutCookieName } from '#shared/contract/auth/pendingSignOutCookieName.ts'

let hasLeft = false
const listeners = new Set<() => void>()

/** Whether this browser's user has signed out, and the server does not know of it yet. */
export const isSignOutNotSentToServer = () => document.cookie.includes(pendingSignOutCookieName)

/** Whether the user of this page has signed out, so that nothing of it is to be seen any more. */
export const signedOutPageState = {
  read: () => hasLeft,
  leave() {
    hasLeft = true
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
