import { useCallback, useRef } from 'react'
import { trpcHooks } from '../../../data/trpc.ts'
import type { GeneratedRecipeDraft } from '../draftShape.ts'

/** Finds the household that a recipe is written for, so that none is written for people other than the screen shows. */
export function useHouseholdOfRecipe() {
  const { auth, households } = trpcHooks.useUtils()
  const left = useRef(new Set<string>())

  /** That of the draft which is changed, else the one that the summary shows; undefined for a visitor. */
  const householdOfDraft = useCallback(
    async (draft: GeneratedRecipeDraft | undefined): Promise<string | undefined> => {
      const draftHouseholdId = draft?.householdId
      if (draftHouseholdId !== undefined && !left.current.has(draftHouseholdId)) return draftHouseholdId
      // Read without subscribing: if the page rendered again when a session ends, the member's drafts would disappear.
      if (!auth.entrance.getData()?.viewer) return undefined
      return (await households.current.ensureData().catch(() => undefined))?.id
    },
    [auth, households],
  )

  /** Notes that the member was told to be in another household than this: the next recipe is for the one they are in. */
  const noteHouseholdLeft = useCallback(
    async (householdId: string | undefined): Promise<void> => {
      if (householdId !== undefined) left.current.add(householdId)
      await households.current.fetch(undefined, { staleTime: 0 }).catch(() => undefined)
    },
    [households],
  )
  return { householdOfDraft, noteHouseholdLeft }
}
