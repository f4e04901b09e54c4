import { useCallback, useEffect, useState } from 'react'
import type { UndoableOutcome } from './ActionOutcomeWithUndo.tsx'
import type { MakeDocumentChanges } from './clientKind.ts'
import type { HouseholdDocumentsReplica } from './replica.ts'
import type { ShownReplica } from './replicaState.ts'

/**
 * The outcome of the last action. A refusal of the server takes the place of an outcome before it, and the next outcome takes the
 * place of refusals.
 */
export function useActionOutcome<Address extends object, Operations>(
  refusals: ShownReplica['refusals'],
  replica: HouseholdDocumentsReplica<Address, Operations> | null,
) {
  type Outcome = UndoableOutcome<MakeDocumentChanges<Address, Operations>>
  const [outcome, setState] = useState<Outcome | null>(null)
  const refusedId = refusals.at(-1)?.id
  useEffect(() => {
    if (refusedId !== undefined) setState(null)
  }, [refusedId])
  const setOutcome = useCallback(
    (next: Outcome | null) => {
      for (const { id } of replica?.getShown().refusals ?? []) replica?.forgetRefusal(id)
      setState(next)
    },
    [replica],
  )
  return { outcome: refusedId === undefined ? outcome : null, setOutcome }
}
