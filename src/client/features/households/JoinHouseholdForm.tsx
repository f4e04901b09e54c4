import { useNavigate } from 'react-router-dom'
import * as m from '#messages'
import type { HouseholdInvitationPreview } from '#shared/contract/households.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { HouseholdActionMessage } from './ActionOutcome.tsx'
import { useHouseholdAction } from './useHouseholdAction.ts'

interface JoinHouseholdProps {
  token: string
  invitation: HouseholdInvitationPreview
  isSignedIn: boolean
}

/** Whose invitation it is and into which household, and the way in. */
export function JoinHouseholdForm({ token, invitation, isSignedIn }: JoinHouseholdProps) {
  const { act, outcome, isBusy } = useHouseholdAction()
  const navigate = useNavigate()
  const { householdName, invitedBy, isMember } = invitation
  const next = `?next=${encodeURIComponent(`/join/${token}`)}`
  async function join() {
    const hasJoined = await act(
      ({ households }) => households.joinByLink.mutate({ token }),
      m.households_joined({ household: householdName }),
      async ({ households }) => (await households.invitation.query({ token })).isMember,
    )
    if (hasJoined) await navigate('/household')
  }
  return (
    <>
      <p className="text-lg font-semibold wrap-anywhere">
        {isMember
          ? m.households_already_in({ household: householdName })
          : m.households_invited_to({ who: invitedBy, household: householdName })}
      </p>
      {!isMember && <p className="text-soft">{m.households_join_lead()}</p>}
      {!isSignedIn ? (
        <>
          <p>{m.households_sign_in_to_join()}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`/login${next}`}>{m.households_sign_in()}</ButtonLink>
            <ButtonLink to={`/signup${next}`} look="quiet">
              {m.households_sign_up()}
            </ButtonLink>
          </div>
        </>
      ) : (
        <Button isBusy={isBusy} onClick={() => void join()}>
          {isMember ? m.households_to_household() : m.households_join_now({ household: householdName })}
        </Button>
      )}
      <HouseholdActionMessage outcome={outcome} />
    </>
  )
}
