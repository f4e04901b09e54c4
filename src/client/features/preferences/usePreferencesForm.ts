import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { UserPreferences } from '#shared/contract/preferences.ts'
import { parseJsonList } from '../../data/browserStore.ts'
import { appErrorDataOf } from '../../data/failure.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { createDraftInBrowserStorage } from '../../forms/draftStore.ts'
import { deleteOfflineReportVersion, fetchReportVersion } from '../../offline/askReportVersion.ts'
import { isPreferencesConflict, sentenceOfFailedPreferencesSave } from './preferencesFailure.ts'

type SaveOutcome = { kind: 'none' | 'back' | 'saving' | 'saved' } | { kind: 'failed'; sentence: string }

/** What stands in the form where it is not what is kept, and what was kept when the change began. */
const Edits = z.object({ began: UserPreferences, draft: UserPreferences })
type Edits = z.infer<typeof Edits>

/** What was not saved since the session had ended, until its owner has signed in again. */
const unsaved = createDraftInBrowserStorage('sessionStorage', 'larder.preferences')

/** The state of the settings form over what is `kept`: a change never leaves it but by a save or the person's wish. */
export function usePreferencesForm(kept: UserPreferences) {
  const utils = trpcHooks.useUtils()
  const [edits, setEdits] = useState<Edits | null>(null)
  /** The same, as it is when a call is answered. */
  const latest = useRef<Edits | null>(null)
  const [outcome, setOutcome] = useState<SaveOutcome>({ kind: 'none' })
  /** What somebody saved meanwhile, until the person has chosen. */
  const [theirs, setTheirs] = useState<UserPreferences | null>(null)

  useEffect(() => {
    const left = unsavedEdits()
    if (!left || latest.current) return
    latest.current = left
    setEdits(left)
    setOutcome({ kind: 'back' })
  }, [])

  function storeEdits(next: Edits | null) {
    latest.current = next
    setEdits(next)
  }

  function change(change: Partial<UserPreferences>) {
    // A save that is under way stays so while the person goes on.
    setOutcome((now) => (now.kind === 'saving' ? now : { kind: 'none' }))
    const { began, draft } = latest.current ?? { began: kept, draft: kept }
    const next = { ...draft, ...change }
    storeEdits(isSame(next, began) ? null : { began, draft: next })
  }

  /** Saves what stands in the form over the version named. Resolves to whether it is saved. */
  async function save(version = edits?.began.version ?? kept.version): Promise<boolean> {
    const sent = { ...(edits?.draft ?? kept), version }
    setOutcome({ kind: 'saving' })
    await deleteOfflineReportVersion()
    try {
      const saved = await utils.client.preferences.save.mutate(sent)
      utils.preferences.get.setData(undefined, saved)
      const draft = latest.current?.draft ?? kept
      storeEdits(isSame(draft, sent) ? null : { began: saved, draft })
      setTheirs(null)
      setOutcome({ kind: 'saved' })
      await Promise.all([eatersChanged(), utils.households.current.invalidate()])
      return true
    } catch (error) {
      // It may be saved without an answer, and a conflict tells that somebody else saved.
      void eatersChanged()
      if (isPreferencesConflict(error)) await fetchTheirPreferences()
      if (appErrorDataOf(error)?.code === 'UNAUTHORIZED') leadToSignIn()
      setOutcome({ kind: 'failed', sentence: sentenceOfFailedPreferencesSave(error) })
      return false
    }
  }

  const eatersChanged = () => Promise.all([utils.recipes.report.invalidate(), fetchReportVersion(utils)])

  /** The page finds that its user is signed in no more, and leads to the sign-in and back. */
  function leadToSignIn() {
    if (latest.current) unsaved.keep(JSON.stringify(latest.current))
    void utils.auth.entrance.invalidate()
  }

  async function fetchTheirPreferences() {
    // The form stays as it is, whatever comes: it is no longer what is kept.
    storeEdits(latest.current ?? { began: kept, draft: kept })
    setTheirs(await utils.preferences.get.fetch(undefined, { staleTime: 0 }).catch(() => null))
  }

  function discardOwnEdits() {
    storeEdits(null)
    setTheirs(null)
    setOutcome({ kind: 'none' })
  }

  return {
    draft: edits?.draft ?? kept,
    isDirty: edits !== null,
    outcome,
    theirs,
    change,
    save,
    discardOwnEdits,
    keepMine: () => save(theirs?.version),
  }
}

/** Takes what was left unsaved out of the store: from here on the form holds it. Null without any that can be read. */
function unsavedEdits(): Edits | null {
  const [left] = parseJsonList(`[${unsaved.read() ?? ''}]`)
  unsaved.forget()
  return Edits.safeParse(left).data ?? null
}

function isSame(one: UserPreferences, other: UserPreferences): boolean {
  return JSON.stringify({ ...one, version: 0 }) === JSON.stringify({ ...other, version: 0 })
}
