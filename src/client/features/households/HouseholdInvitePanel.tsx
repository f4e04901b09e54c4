import { useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import { type Household, InviteToHouseholdByMailInput } from '#shared/contract/households.ts'
import { useStoredFieldText } from '../../forms/useStoredFieldText.ts'
import { useValidatedForm } from '../../forms/useValidatedForm.ts'
import { Button } from '../../ui/Button.tsx'
import { copyToClipboard } from '../../ui/copyToClipboard.ts'
import { StatusMessage } from '../../ui/StatusMessage.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { HouseholdActionMessage } from './ActionOutcome.tsx'
import { OpenInvitations } from './OpenInvitations.tsx'
import { useHouseholdAction } from './useHouseholdAction.ts'

/** Lets somebody with an account in: by a link that is handed on, or by a mailed code. */
export function HouseholdInvitePanel({ household }: { household: Household }) {
  const { id: householdId, invitations } = household
  const isHydrated = useIsHydrated()
  const { act, outcome, forget, isBusy } = useHouseholdAction()
  /** The household that it opens, and its address. */
  const [link, setLink] = useState<{ householdId: string; address: string } | null>(null)
  const { text: email, field, change } = useStoredFieldText<HTMLInputElement>('larder.typed.invite')
  const latestEmail = useRef(email)
  useEffect(() => {
    latestEmail.current = email
  })
  const { fault, submit, mend } = useValidatedForm(InviteToHouseholdByMailInput, invite)

  async function invite(input: InviteToHouseholdByMailInput) {
    const work = act(
      ({ households }) => households.inviteByMail.mutate(input),
      m.households_mail_sent({ email: input.email }),
    )
    if ((await work) && latestEmail.current === email) change('')
  }
  const makeLink = () =>
    void act(async ({ households }) => {
      const { token } = await households.inviteByLink.mutate({ householdId })
      setLink({ householdId, address: new URL(`/join/${token}`, window.location.href).href })
    }, m.households_link_ready())

  return (
    <section aria-labelledby="invite-title" className="flex flex-col gap-5">
      <h2 id="invite-title" className="text-3xl">
        {m.households_invite()}
      </h2>
      <p className="max-w-prose text-soft">{m.households_invite_lead()}</p>
      <div>
        <Button onClick={makeLink} disabled={isBusy}>
          {m.households_invite_by_link()}
        </Button>
      </div>
      {link?.householdId === householdId && <LinkToCopy key={link.address} link={link.address} />}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit({ householdId, email })
        }}
        noValidate
        className="flex flex-wrap items-end gap-3"
      >
        <div className="grow basis-56">
          <TextField
            ref={field}
            label={m.households_email()}
            type="email"
            value={email}
            onChange={({ target }) => {
              change(target.value)
              mend({ householdId, email: target.value })
              forget()
            }}
            autoComplete="off"
            aria-invalid={fault !== null}
            aria-describedby={fault ? 'invite-fault' : undefined}
          />
        </div>
        <Button look="quiet" type="submit" disabled={isBusy || !isHydrated}>
          {m.households_invite_by_mail()}
        </Button>
      </form>
      {fault && (
        <p id="invite-fault" role="alert" className="font-semibold text-paprika-deep">
          {fault}
        </p>
      )}
      <HouseholdActionMessage outcome={fault === null ? outcome : null} />
      <OpenInvitations
        invitations={invitations}
        isBusy={isBusy}
        onRevoke={(invitationId) =>
          void act(
            ({ households }) => households.revokeInvitation.mutate({ householdId, invitationId }),
            m.households_revoked(),
          )
        }
      />
    </section>
  )
}

function LinkToCopy({ link }: { link: string }) {
  const [said, setSaid] = useState<string | null>(null)
  const copy = async () =>
    setSaid((await copyToClipboard(link)) ? m.households_copied() : m.households_copy_failed())
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="grow basis-56">
          <TextField
            label={m.households_link()}
            value={link}
            readOnly
            onFocus={({ target }) => target.select()}
          />
        </div>
        <Button look="quiet" onClick={() => void copy()}>
          {m.households_copy()}
        </Button>
      </div>
      <StatusMessage>{said}</StatusMessage>
    </div>
  )
}
