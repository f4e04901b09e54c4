import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import { safeNext } from '#shared/contract/nextPath.ts'
import { ConfirmEmailForm } from '../features/auth/ConfirmEmailForm.tsx'
import { Door, DoorLink } from '../features/auth/Door.tsx'
import { doorPath } from '../features/auth/doorPath.ts'

export default function ConfirmEmailPage() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [search] = useSearchParams()
  const next = safeNext(search.get('next'))
  const [isCodeUsedUp, setIsCodeUsedUp] = useState(false)
  const isUnconfirmed = search.get('why') === 'unconfirmed'
  return (
    <Door
      title={m.auth_confirm_title()}
      lead={isCodeUsedUp ? undefined : m.auth_confirm_lead()}
      notice={isUnconfirmed ? m.auth_not_confirmed_yet() : null}
    >
      <ConfirmEmailForm
        knownEmail={search.get('email')}
        wasJustSent={Boolean(state?.wasJustSent)}
        isCodeUsedUp={isCodeUsedUp}
        onCodeUsedUp={setIsCodeUsedUp}
        onConfirmed={({ email, isSignedIn }) =>
          void navigate(
            isSignedIn
              ? doorPath('/account', { done: 'confirmed' })
              : doorPath('/login', { done: 'confirmed', email, next }),
          )
        }
      />
      <DoorLink to={doorPath('/login', { next })} before={m.auth_have_account()}>
        {m.auth_sign_in()}
      </DoorLink>
    </Door>
  )
}
