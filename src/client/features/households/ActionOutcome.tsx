import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { StatusMessage } from '../../ui/StatusMessage.tsx'
import type { HouseholdActionOutcome } from './useHouseholdAction.ts'

export function HouseholdActionMessage({ outcome }: { outcome: HouseholdActionOutcome }) {
  return (
    <>
      {outcome?.kind === 'failed' && <AlertMessage>{outcome.sentence}</AlertMessage>}
      <StatusMessage>{outcome?.kind === 'done' && outcome.sentence}</StatusMessage>
    </>
  )
}
