import { useNavigate } from 'react-router-dom'
import type { Invitation } from '#shared/contract/households.ts'
import * as say from '#shared/messages/households.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ActionOutcome } from './ActionOutcome.tsx'
import { useHouseholdAction } from './useHouseholdAction.ts'

interface JoinHouseholdProps {
  token: string
  invitation: Invitation
  isSignedIn: boolean
}

/** Whose invitation it is and into which household, and the way in. */
export function JoinHousehold({ token, invitation, isSignedIn }: JoinHouseholdProps) {
  const { act, outcome, isBusy } = useHouseholdAction()
  const navigate = useNavigate()
  const { householdName, invitedBy, isMember } = invitation
  const next = `?next=${encodeURIComponent(`/join/${token}`)}`
  async function join() {
    const isIn = await act(
      ({ households }) => households.joinByLink.mutate({ token }),
      say.joined(householdName),
    )
    if (isIn) await navigate('/household')
  }
  return (
    <>
      <p className="text-lg font-semibold wrap-anywhere">
        {isMember ? say.alreadyIn(householdName) : say.invitedTo(invitedBy, householdName)}
      </p>
      {!isMember && <p className="text-soft">{say.joinLead}</p>}
      {!isSignedIn ? (
        <>
          <p>{say.signInToJoin}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`/login${next}`}>{say.signIn}</ButtonLink>
            <ButtonLink to={`/signup${next}`} look="quiet">
              {say.signUp}
            </ButtonLink>
          </div>
        </>
      ) : (
        <Button isBusy={isBusy} onClick={() => void join()}>
          {isMember ? say.toHousehold : say.joinNow(householdName)}
        </Button>
      )}
      <ActionOutcome outcome={outcome} />
    </>
  )
}
