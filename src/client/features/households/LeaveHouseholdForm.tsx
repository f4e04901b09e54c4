import { useState } from 'react'
import * as m from '#messages'
import type { Household } from '#shared/contract/households.ts'
import { Button } from '../../ui/Button.tsx'
import { QuestionDialog } from '../../ui/Dialog.tsx'
import { HouseholdActionMessage } from './ActionOutcome.tsx'
import { useHouseholdAction } from './useHouseholdAction.ts'

/** The way out, or why there is none now. */
export function LeaveHouseholdForm({ household }: { household: Household }) {
  const { act, outcome, isBusy } = useHouseholdAction()
  /** The household that is asked about; it stays that one when another is shown meanwhile. */
  const [asked, setAsked] = useState<Household | null>(null)
  const { members, role } = household
  const why =
    members.length === 1
      ? m.households_sole_member()
      : role === 'owner'
        ? m.households_owner_must_hand_over()
        : null
  async function leave({ id: householdId, name }: Household) {
    await act(
      ({ households }) => households.leave.mutate({ householdId }),
      m.households_left({ name }),
      async ({ households }) => (await households.list.query()).every(({ id }) => id !== householdId),
    )
    setAsked(null)
  }
  return (
    <section aria-labelledby="leave-title" className="flex flex-col items-start gap-4">
      <h2 id="leave-title" className="text-3xl">
        {m.households_leave()}
      </h2>
      {why ? (
        <p className="text-soft">{why}</p>
      ) : (
        <Button look="quiet" onClick={() => setAsked(household)}>
          {m.households_leave()}
        </Button>
      )}
      <HouseholdActionMessage outcome={outcome} />
      {asked && (
        <QuestionDialog
          title={m.households_leave()}
          question={m.households_leave_question({ name: asked.name })}
          yes={m.households_leave()}
          no={m.households_stay()}
          isBusy={isBusy}
          onYes={() => void leave(asked)}
          onNo={() => setAsked(null)}
        />
      )}
    </section>
  )
}
