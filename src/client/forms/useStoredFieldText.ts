import { useEffect, useRef, useState } from 'react'
import type { StoredDraftKey } from './draftKeys.ts'
import { createDraftInBrowserStorage } from './draftStore.ts'

/**
 * The text of one field, stored in this tab until `forget` is called, so that neither a link nor a reload loses it. Text that
 * was typed before the scripts were loaded replaces the draft.
 */
export function useStoredFieldText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  key: StoredDraftKey,
) {
  const [text, setText] = useState('')
  const field = useRef<Field>(null)
  const draft = createDraftInBrowserStorage('sessionStorage', key)
  function change(to: string): void {
    setText(to)
    if (to.trim()) draft.keep(to)
    else draft.forget()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, when the field exists.
  useEffect(() => {
    const early = field.current?.value
    if (early) change(early)
    else setText(draft.read() ?? '')
  }, [])
  return { text, field, change, forget: draft.forget }
}
