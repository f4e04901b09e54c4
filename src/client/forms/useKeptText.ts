import { useEffect, useRef, useState } from 'react'
import type { DraftKey } from './draftKeys.ts'
import { draftKeptIn } from './draftStore.ts'

/**
 * A text that is typed into one field, kept in this tab until it is forgotten: neither a link nor a reload loses it. What was
 * typed before the scripts came takes the place of a draft.
 */
export function useKeptText<Field extends HTMLInputElement | HTMLTextAreaElement>(key: DraftKey) {
  const [text, setText] = useState('')
  const field = useRef<Field>(null)
  const draft = draftKeptIn('sessionStorage', key)
  function change(to: string): void {
    setText(to)
    if (to.trim()) draft.keep(to)
    else draft.forget()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is read once, when the field is there.
  useEffect(() => {
    const early = field.current?.value
    if (early) change(early)
    else setText(draft.read() ?? '')
  }, [])
  return { text, field, change, forget: draft.forget }
}
