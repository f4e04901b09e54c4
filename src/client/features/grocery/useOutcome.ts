import { useCallback, useEffect, useState } from 'react'
import type { GroceryState } from './groceryState.ts'
import type { GroceryStore } from './groceryStore.ts'
import type { Undoable } from './Outcome.tsx'

/**
 * What was done last: what the server refuses takes the place of what was told before it, and what is done next takes the
 * place of refusals.
 */
export function useOutcome(refusals: GroceryState['refusals'], store: GroceryStore | null) {
  const [told, setOutcome] = useState<Undoable | null>(null)
  const refusedId = refusals.at(-1)?.id
  useEffect(() => {
    if (refusedId !== undefined) setOutcome(null)
  }, [refusedId])
  const setTold = useCallback(
    (told: Undoable | null) => {
      for (const { id } of store?.getState().refusals ?? []) store?.forgetRefusal(id)
      setOutcome(told)
    },
    [store],
  )
  return { told: refusedId === undefined ? told : null, setTold }
}
