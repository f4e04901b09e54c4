import { createTextInBrowserStorage } from '../../../data/browserStore.ts'

/** Longest that a sign-out takes until everything of its user is out of the browser, in milliseconds. */
const maxSignOutMs = 10_000

/** When a sign-out began, in milliseconds since 1970, and the user's id. */
const mark = createTextInBrowserStorage('localStorage', 'larder.leaving')
let leavesHere: string | null = null

/** Notes that this user signs out in this tab, for itself and for other tabs. */
export function storeSignOutStarted(userId: string): void {
  leavesHere = userId
  mark.keep(`${Date.now()} ${userId}`)
}

/** Forgets that somebody was signing out: somebody is signed in. */
export function clearSignOutMark(): void {
  leavesHere = null
  mark.forget()
}

/** Where this user is signing out; `abandoned`: in a tab that was closed before it was done. Null when they are not. */
export function findTabOfSignOut(userId: string): 'this tab' | 'another tab' | 'abandoned' | null {
  if (leavesHere === userId) return 'this tab'
  const [beganAtMs = 0, id] = (mark.read() ?? '').split(' ')
  if (id !== userId) return null
  return Date.now() - Number(beganAtMs) < maxSignOutMs ? 'another tab' : 'abandoned'
}
