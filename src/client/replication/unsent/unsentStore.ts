import { useSyncExternalStore } from 'react'
import { createTextInBrowserStorage } from '../../data/browserStore.ts'

/** What the browser refused to store, by key: it lasts as long as the page. */
export const unsentTexts = new Map<string, string>()

/**
 * Where the unsent changes of a user's former households are stored. The key is that of a draft: a sign-out asks before they are
 * lost, and another user's sign-in deletes them.
 */
export const unsentKeyOf = (kind: string, userId: string) => `larder.unsent.${kind}~${userId}`

export const readUnsentText = (key: string) =>
  unsentTexts.get(key) ?? createTextInBrowserStorage('localStorage', key).read()

/** The stored unsent changes of this kind, for `parseUnsentChanges`; null where there are none, and on the server. */
export const useUnsentText = (kind: string, userId: string): string | null =>
  useSyncExternalStore(
    onStorage,
    () => readUnsentText(unsentKeyOf(kind, userId)),
    () => null,
  )

function onStorage(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
