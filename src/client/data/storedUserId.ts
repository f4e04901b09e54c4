import { createTextInBrowserStorage } from './browserStore.ts'

/** The user id that old scripts read in the browser. It proves nothing; we only see by it that somebody came or went. */
export const storedUserIdKey = 'userid'
export const storedUserId = createTextInBrowserStorage('localStorage', storedUserIdKey)
