import { useState } from 'react'
import type { Household } from '#shared/contract/households.ts'
import * as say from '#shared/messages/households.ts'
import { Button } from '../../ui/Button.tsx'
import { QuestionDialog } from '../../ui/Dialog.tsx'
import { ActionOutcome } from './ActionOutcome.tsx'
import { useHouseholdAction } from './useHouseholdAction.ts'

/** The way out, or why there is none now. */
export function LeaveHousehold({ household }: { household: Household }) {
  const { act, outcome, isBusy } = useHouseholdAction()
  const [isAsked, setIsAsked] = useState(false)
  const { members, role, name } = household
  const why = members.length === 1 ? say.soleMember : role === 'owner' ? say.ownerMustHandOver : null
  async function leave() {
    await act(({ households }) => households.leave.mutate(), say.left(name))
    setIsAsked(false)
  }
  return (
    <section aria-labelledby="leave-title" className="flex flex-col items-start gap-4">
      <h2 id="leave-title" className="text-3xl">
        {say.leave}
      </h2>
      {why ? (
        <p className="text-soft">{why}</p>
      ) : (
        <Button look="quiet" onClick={() => setIsAsked(true)}>
          {say.leave}
        </Button>
      )}
      <ActionOutcome outcome={outcome} />
      {isAsked && (
        <QuestionDialog
          title={say.leave}
          question={say.leaveQuestion(name)}
          yes={say.leave}
          no={say.stay}
          isBusy={isBusy}
          onYes={() => void leave()}
          onNo={() => setIsAsked(false)}
        />
      )}
    </section>
  )
}
