import { useSyncExternalStore } from 'react'
import type { RecipeDraft } from './draftShape.ts'
import { onRecipeDraftsChange, readRecipeDrafts } from './recipeDrafts.ts'

/** The drafts of this browser; null on the server and until they can be read. */
export function useRecipeDrafts(): RecipeDraft[] | null {
  return useSyncExternalStore<RecipeDraft[] | null>(onRecipeDraftsChange, readRecipeDrafts, () => null)
}
