import { useSyncExternalStore } from 'react'
import { onDraftsChange, type RecipeDraft, readDrafts } from './recipeDrafts.ts'

/** The drafts of this browser; null on the server and until the page is alive, when nobody can know. */
export function useRecipeDrafts(): RecipeDraft[] | null {
  return useSyncExternalStore<RecipeDraft[] | null>(onDraftsChange, readDrafts, () => null)
}
