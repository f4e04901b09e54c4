import { useCallback, useEffect, useState } from 'react'
import type { ShownReplica } from '../../../replication/replicaState.ts'
import type { GroceryReplica } from '../openGroceryReplica.ts'
import type { UndoableGroceryOutcome } from './ActionOutcomeWithUndo.tsx'

/**
 * What was done last: what the server refuses takes the place of what was told before it, and what is done next takes the
 * place of refusals.
 */
export function useGroceryOutcome(refusals: ShownReplica['refusals'], replica: GroceryReplica | null) {
  const [told, setOutcome] = useState<UndoableGroceryOutcome | null>(null)
  const refusedId = refusals.at(-1)?.id
  useEffect(() => {
    if (refusedId !== undefined) setOutcome(null)
  }, [refusedId])
  const setTold = useCallback(
    (told: UndoableGroceryOutcome | null) => {
      for (const { id } of replica?.getShown().refusals ?? []) replica?.forgetRefusal(id)
      setOutcome(told)
    },
    [replica],
  )
  return { told: refusedId === undefined ? told : null, setTold }
}
