import { useCallback, useState } from 'react'
import type { DraftKey } from '../../forms/draftKeys.ts'
import { type TypedDraft, typedDrafts } from './typedDrafts.ts'

/** The drafts of a form, and those of other pages that are offered beside its own: none before they are looked for. */
export function useTypedDrafts<T>(key: DraftKey, as: (typed: unknown, isOfTab: boolean) => T | null) {
  const [drafts] = useState(() => typedDrafts(key, as))
  const [others, setOthers] = useState<TypedDraft<T>[]>([])
  const lookAgain = useCallback(() => setOthers(drafts.left()), [drafts])
  return { drafts, others, lookAgain }
}
