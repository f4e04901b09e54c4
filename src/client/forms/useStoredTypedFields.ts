import { useState } from 'react'
import * as z from 'zod/mini'
import { parseJsonList } from '../data/browserStore.ts'
import type { StoredDraftKey } from './draftKeys.ts'
import { createDraftInBrowserStorage } from './draftStore.ts'
import { fieldsSavedMeanwhile, type TypedOver, takeSavedFields, typeOver } from './typedOver.ts'

const Values = z.record(z.string(), z.string())
const Stored = z.object({ typed: Values, over: Values })

/** Deletes what was typed into the form of a thing that was deleted. */
export const forgetTypedFields = (key: StoredDraftKey) =>
  createDraftInBrowserStorage('sessionStorage', key).forget()

/**
 * The text fields of a form over something that others may save too. Fields follow what is saved until something is typed into
 * them, which stays in this tab until `forget` is called. For another thing it must be another: give the form a key. Not for
 * parts that the server draws.
 */
export function useStoredTypedFields<Fields extends Record<string, string>>(
  key: StoredDraftKey,
  saved: Fields,
) {
  const draft = createDraftInBrowserStorage('sessionStorage', key)
  const [edits, setEdits] = useState(
    () =>
      (Stored.safeParse(parseJsonList(`[${draft.read()}]`)[0]).data ?? {
        typed: {},
        over: {},
      }) as TypedOver<Fields>,
  )
  function keep(next: TypedOver<Fields>) {
    setEdits(next)
    if (Object.keys(next.typed).length > 0) draft.keep(JSON.stringify(next))
    else draft.forget()
  }
  const meanwhile = fieldsSavedMeanwhile(edits, saved)
  return {
    fields: { ...saved, ...edits.typed },
    /** The names of the fields in which others saved something else while these were typed. */
    meanwhile,
    type: (change: Partial<Fields>) => keep(typeOver(edits, saved, change)),
    takeTheirs: () => keep(takeSavedFields(edits, meanwhile)),
    forget: () => keep({ typed: {}, over: {} }),
  }
}
