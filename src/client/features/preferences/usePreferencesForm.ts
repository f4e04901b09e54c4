import { useState } from 'react'
import type { Preferences } from '#shared/contract/preferences.ts'
import { trpc } from '../../trpc.ts'
import { isConflict, saveFailure } from './preferencesFailure.ts'

type SaveOutcome = { kind: 'none' | 'saving' | 'saved' } | { kind: 'failed'; sentence: string }

/** What stands in the form where it is not what is kept, and what was kept when the change began. */
interface Edits {
  began: Preferences
  draft: Preferences
}

/** The state of the settings form over what is `kept`: a change never leaves it but by a save or the person's wish. */
export function usePreferencesForm(kept: Preferences) {
  const utils = trpc.useUtils()
  const [edits, setEdits] = useState<Edits | null>(null)
  const [outcome, setOutcome] = useState<SaveOutcome>({ kind: 'none' })
  /** What somebody saved meanwhile, until the person has chosen. */
  const [theirs, setTheirs] = useState<Preferences | null>(null)

  function change(change: Partial<Preferences>) {
    // A save that is under way stays so while the person goes on.
    setOutcome((now) => (now.kind === 'saving' ? now : { kind: 'none' }))
    setEdits((now) => {
      const { began, draft } = now ?? { began: kept, draft: kept }
      const next = { ...draft, ...change }
      return isSame(next, began) ? null : { began, draft: next }
    })
  }

  /** Saves what stands in the form over the version named. Resolves to whether it is saved. */
  async function save(version = edits?.began.version ?? kept.version): Promise<boolean> {
    const sent = { ...(edits?.draft ?? kept), version }
    setOutcome({ kind: 'saving' })
    try {
      const saved = await utils.client.preferences.save.mutate(sent)
      utils.preferences.get.setData(undefined, saved)
      setEdits((now) => {
        const draft = now?.draft ?? kept
        return isSame(draft, sent) ? null : { began: saved, draft }
      })
      setTheirs(null)
      setOutcome({ kind: 'saved' })
      await Promise.all([utils.recipes.report.invalidate(), utils.households.current.invalidate()])
      return true
    } catch (error) {
      if (isConflict(error)) await lookAtTheirs()
      setOutcome({ kind: 'failed', sentence: saveFailure(error) })
      return false
    }
  }

  async function lookAtTheirs() {
    // The form stays as it is, whatever comes: it is no longer what is kept.
    setEdits((now) => now ?? { began: kept, draft: kept })
    setTheirs(await utils.preferences.get.fetch(undefined, { staleTime: 0 }).catch(() => null))
  }

  function takeTheirs() {
    setEdits(null)
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
    takeTheirs,
    keepMine: () => save(theirs?.version),
  }
}

function isSame(one: Preferences, other: Preferences): boolean {
  return JSON.stringify({ ...one, version: 0 }) === JSON.stringify({ ...other, version: 0 })
}
