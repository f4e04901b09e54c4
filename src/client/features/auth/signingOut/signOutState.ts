import { createTextInBrowserStorage } from '../../../data/browserStore.ts'

/** Maximum milliseconds until a sign-out has deleted all data of its user from the browser. */
const maxSignOutMs = 10_000

/** When a sign-out began, in milliseconds since 1970, and the user's id. */
const mark = createTextInBrowserStorage('localStorage', 'larder.leaving')
let userSigningOutHere: string | null = null

/** Notes that this user signs out in this tab, for itself and for other tabs. */
export function storeSignOutStarted(userId: string): void {
  userSigningOutHere = userId
  mark.keep(`${Date.now()} ${userId}`)
}

/** Forgets that somebody was signing out: somebody is signed in. */
export function clearSignOutMark(): void {
  userSigningOutHere = null
  mark.forget()
}

/** Where this user is signing out; `abandoned`: in a tab that was closed before it was done. Null when they are not. */
export function findTabOfSignOut(userId: string): 'this tab' | 'another tab' | 'abandoned' | null {
  if (userSigningOutHere === userId) return 'this tab'
  const [beganAtMs = 0, id] = (mark.read() ?? '').split(' ')
  if (id !== userId) return null
  return Date.now() - Number(beganAtMs) < maxSignOutMs ? 'another tab' : 'abandoned'
}
