import { Alert } from '../../ui/Alert.tsx'
import { Status } from '../../ui/Status.tsx'
import type { HouseholdActionOutcome } from './useHouseholdAction.ts'

export function ActionOutcome({ outcome }: { outcome: HouseholdActionOutcome }) {
  return (
    <>
      {outcome?.kind === 'failed' && <Alert>{outcome.sentence}</Alert>}
      <Status>{outcome?.kind === 'done' && outcome.sentence}</Status>
    </>
  )
}
