import { useState } from 'react'
import { createDraftId } from '#shared/contract/ids.ts'
import { useIsHydrated } from '../ui/useIsHydrated.ts'

/**
 * The id of the draft in the form with this action. It is the one that the server wrote into the field `draftId`, so that a
 * form that was sent before the scripts were loaded is recognized; otherwise a new one.
 */
export function useFormDraftId(action: string): string {
  const isHydrated = useIsHydrated()
  const [id] = useState(() => (isHydrated ? null : drawnId(action)) ?? createDraftId())
  return id
}

function drawnId(action: string): string | null {
  if (typeof document === 'undefined') return null
  const field = document.querySelector<HTMLInputElement>(`form[action="${action}"] input[name="draftId"]`)
  return field?.value || null
}
