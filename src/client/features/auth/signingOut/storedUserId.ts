import { clearLarderBrowserStorage, createTextInBrowserStorage } from '../../../data/browserStore.ts'

/** The user id that old scripts read in the browser. It proves nothing; we only see by it that somebody came or went. */
export const storedUserIdKey = 'userid'
const userId = createTextInBrowserStorage('localStorage', storedUserIdKey)

export const readStoredUserId = userId.read

/** `shown`: whose page this was. What others had in the browser goes: see deleteDataOfFormerUser.ts. */
export async function storeUserId(id: string | null, shown: string | null = null): Promise<void> {
  const stored = userId.read()
  if (shown === id && stored === id) return
  try {
    if (!(await import('./deleteDataOfFormerUser.ts')).deleteDataOfFormerUser(stored, id, shown)) return
  } catch {
    // The network has gone. The next page sees the same difference again.
    return
  }
  if (id === null) userId.forget()
  else userId.keep(id)
}

/** Deletes everything that the user who signs out stored in this browser. */
export function deleteBrowserDataOfUser(): void {
  userId.forget()
  clearLarderBrowserStorage()
}
