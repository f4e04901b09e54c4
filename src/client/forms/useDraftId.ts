import { useState } from 'react'
import { newDraftId } from '#shared/contract/recipes/submissionTerms.ts'
import { useIsHydrated } from '../ui/useIsHydrated.ts'

/**
 * The id of what is typed into the form with this action: the one that the server drew into its field `draftId`, by which a
 * form that was pressed before the scripts came is known again; else a new one.
 */
export function useDraftId(action: string): string {
  const isHydrated = useIsHydrated()
  const [id] = useState(() => (isHydrated ? null : drawnId(action)) ?? newDraftId())
  return id
}

function drawnId(action: string): string | null {
  if (typeof document === 'undefined') return null
  const field = document.querySelector<HTMLInputElement>(`form[action="${action}"] input[name="draftId"]`)
  return field?.value || null
}
