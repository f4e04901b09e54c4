import { useSyncExternalStore } from 'react'
import type { GeneratedRecipeDraft } from './draftShape.ts'
import { onRecipeDraftsChange, readRecipeDrafts } from './recipeDrafts.ts'

/** The drafts of this browser; null on the server and until they can be read. */
export function useRecipeDrafts(): GeneratedRecipeDraft[] | null {
  return useSyncExternalStore<GeneratedRecipeDraft[] | null>(
    onRecipeDraftsChange,
    readRecipeDrafts,
    () => null,
  )
}
