import { type RefObject, useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { createDraftId } from '#shared/contract/ids.ts'
import { parseJsonList } from '../data/browserStore.ts'
import type { StoredDraftKey } from './draftKeys.ts'
import { createDraftInBrowserStorage } from './draftStore.ts'

/** What the tab keeps of a form: its fields by name. */
const Kept = z.object({ draftId: z.nullable(z.string()), words: z.record(z.string(), z.string()) })

interface TypedWordsOptions {
  key: StoredDraftKey
  form: RefObject<HTMLFormElement | null>
  /** The name of the field with the text. While it is empty nothing is stored. */
  text: string
  /** The names of the other fields. */
  beside?: readonly string[]
  /** The first draft id to send the text with; a new one by default. */
  firstDraftId?: string | null
  /** Puts these values into the fields, by name. */
  show: (words: Record<string, string>) => void
}

/**
 * Stores the typed values of a form in this tab until they are sent, with the draft id they are sent with: neither a link nor a
 * reload loses them. Values in the form when it mounts, typed before the scripts were loaded or refused by the server, replace
 * the draft.
 */
export function useStoredFormValues({ key, form, text, beside = [], firstDraftId, show }: TypedWordsOptions) {
  const draft = createDraftInBrowserStorage('sessionStorage', key)
  const id = useRef<string | null>(firstDraftId ?? null)
  const names = [text, ...beside]
  function typed(): Record<string, string> {
    const values = new FormData(form.current ?? undefined)
    return Object.fromEntries(names.map((name) => [name, String(values.get(name) ?? '')]))
  }
  function keep(): void {
    if (!form.current) return
    const words = typed()
    if (words[text]?.trim()) draft.keep(JSON.stringify({ draftId: id.current, words }))
    else draft.forget()
  }
  const kept = () => Kept.safeParse(parseJsonList(`[${draft.read()}]`)[0]).data ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, when the form exists.
  useEffect(() => {
    const found = typed()[text] === '' ? kept() : null
    if (found) id.current = found.draftId
    show(found ? { ...typed(), ...found.words } : typed())
    if (!found && typed()[text] !== '') keep()
  }, [])

  return {
    keep,
    /** The fields to send now, by name, with the draft id: the same one until `sent` is called. */
    input(): Record<string, string> {
      id.current ??= createDraftId()
      keep()
      return { draftId: id.current, ...typed() }
    },
    /** Deletes the draft that was sent. Text that was typed meanwhile stays. */
    sent(words: string): void {
      id.current = null
      const now = form.current ? typed() : kept()?.words
      if (now?.[text]?.trim() !== words) keep()
      else {
        draft.forget()
        show({ ...now, [text]: '' })
      }
    },
  }
}

/** Puts values into the fields of an uncontrolled form. */
export function fillFormFields(form: HTMLFormElement | null, words: Record<string, string>): void {
  for (const [name, value] of Object.entries(words)) {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) field.value = value
  }
}
