import { Alert } from '../../ui/Alert.tsx'
import { Status } from '../../ui/Status.tsx'
import type { Outcome } from './useHouseholdAction.ts'

export function ActionOutcome({ outcome }: { outcome: Outcome }) {
  return (
    <>
      {outcome?.kind === 'failed' && <Alert>{outcome.sentence}</Alert>}
      <Status>{outcome?.kind === 'done' && outcome.sentence}</Status>
    </>
  )
}
