import * as m from '#messages'
import type { OpenHouseholdInvitation } from '#shared/contract/households.ts'
import { formatDate } from '#shared/currentLocale.ts'
import { Button } from '../../ui/Button.tsx'

interface OpenInvitationsProps {
  invitations: readonly OpenHouseholdInvitation[]
  isBusy: boolean
  onRevoke: (invitationId: string) => void
}

/** Open invitations; nothing where there are none. */
export function OpenInvitations({ invitations, isBusy, onRevoke }: OpenInvitationsProps) {
  if (invitations.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-xl">{m.households_open_invitations()}</h3>
      <ul className="flex flex-col divide-y divide-line">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span suppressHydrationWarning className="min-w-0 wrap-anywhere">
              {invitationLabel(invitation)}
            </span>
            <Button
              look="quiet"
              disabled={isBusy}
              aria-label={m.households_revoke({ what: invitationLabel(invitation) })}
              onClick={() => onRevoke(invitation.id)}
            >
              {m.households_revoke_short()}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function invitationLabel({ email, expiresAt }: OpenHouseholdInvitation): string {
  const until = formatDate({ day: 'numeric', month: 'long', timeZone: 'UTC' }, new Date(expiresAt))
  return email === null ? m.households_by_link({ until }) : m.households_by_mail({ email, until })
}
