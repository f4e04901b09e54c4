import { useCallback, useState } from 'react'
import type * as z from 'zod/mini'
import type { StoredDraftKey } from '../../forms/draftKeys.ts'
import { createTypedDraftStore, type TypedFormDraft } from './typedDrafts.ts'

/** The drafts of a form, and those of other pages that are offered beside its own: none before they are looked for. */
export function useTypedFormDrafts<T>(
  key: StoredDraftKey,
  schema: z.ZodMiniType<T>,
  convertDraftOfOtherTab?: (typed: T) => T,
) {
  const [drafts] = useState(() => createTypedDraftStore(key, schema, convertDraftOfOtherTab))
  const [others, setOthers] = useState<TypedFormDraft<T>[]>([])
  const refreshOthers = useCallback(() => setOthers(drafts.left()), [drafts])
  return { drafts, others, refreshOthers }
}
