import { useEffect, useRef } from 'react'
import type { StoredDraftKey } from './draftKeys.ts'
import { createDraftInBrowserStorage } from './draftStore.ts'

/**
 * Stores in this tab what is typed into a field that holds its own text, until it is sent: neither a link nor a reload loses it.
 * `saved`: what stands in the field at first. Text that was typed before the scripts were loaded replaces the draft.
 */
export function useDraftOfField(key: StoredDraftKey, saved: string) {
  const draft = createDraftInBrowserStorage('sessionStorage', key)
  const ref = useRef<HTMLInputElement>(null)
  function keep() {
    const text = ref.current?.value ?? ''
    if (text.trim() === '' || text === saved) draft.forget()
    else draft.keep(text)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, when the field exists.
  useEffect(() => {
    const field = ref.current
    if (!field) return
    if (field.value === saved) field.value = draft.read() ?? saved
    else keep()
  }, [])
  return {
    field: { ref, onInput: keep },
    /** Deletes the draft of a text that was sent. Text that was typed meanwhile stays. */
    sent(text: string): void {
      const now = ref.current?.value ?? text
      if (now.trim().toLowerCase() === text.toLowerCase()) draft.forget()
    },
  }
}
