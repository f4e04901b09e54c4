import { useCallback, useEffect, useState } from 'react'
import type { ShownReplica } from '../../../replication/replicaState.ts'
import type { GroceryReplica } from '../openGroceries.ts'
import type { UndoableOutcome } from './Outcome.tsx'

/**
 * What was done last: what the server refuses takes the place of what was told before it, and what is done next takes the
 * place of refusals.
 */
export function useOutcome(refusals: ShownReplica['refusals'], replica: GroceryReplica | null) {
  const [told, setOutcome] = useState<UndoableOutcome | null>(null)
  const refusedId = refusals.at(-1)?.id
  useEffect(() => {
    if (refusedId !== undefined) setOutcome(null)
  }, [refusedId])
  const setTold = useCallback(
    (told: UndoableOutcome | null) => {
      for (const { id } of replica?.getShown().refusals ?? []) replica?.forgetRefusal(id)
      setOutcome(told)
    },
    [replica],
  )
  return { told: refusedId === undefined ? told : null, setTold }
}
