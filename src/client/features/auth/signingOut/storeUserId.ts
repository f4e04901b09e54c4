import { clearLarderBrowserStorage } from '../../../data/browserStore.ts'
import { storedUserId } from '../../../data/storedUserId.ts'

/** `shown`: whose page this was. What others had in the browser goes: see deleteDataOfFormerUser.ts. */
export async function storeUserId(id: string | null, shown: string | null = null): Promise<void> {
  const stored = storedUserId.read()
  if (shown === id && stored === id) return
  try {
    if (!(await import('./deleteDataOfFormerUser.ts')).deleteDataOfFormerUser(stored, id, shown)) return
  } catch {
    // The network has gone. The next page sees the same difference again.
    return
  }
  if (id === null) storedUserId.forget()
  else storedUserId.keep(id)
}

/** Deletes everything that the user who signs out stored in this browser. */
export function deleteBrowserDataOfUser(): void {
  storedUserId.forget()
  clearLarderBrowserStorage()
}
