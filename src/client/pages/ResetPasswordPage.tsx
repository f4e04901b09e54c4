import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import { Door, DoorLink } from '../features/auth/Door.tsx'
import { doorPath } from '../features/auth/doorPath.ts'
import { ResetPasswordForm } from '../features/auth/ResetPasswordForm.tsx'

export default function ResetPasswordPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [isCodeUsedUp, setIsCodeUsedUp] = useState(false)
  const email = search.get('email')
  const next = search.get('next') ?? undefined
  return (
    <Door title={m.auth_reset_title()} lead={isCodeUsedUp ? undefined : m.auth_reset_lead()}>
      <ResetPasswordForm
        knownEmail={email}
        onCodeUsedUp={setIsCodeUsedUp}
        onReset={(reset) => void navigate(doorPath('/login', { done: 'reset', email: reset, next }))}
      />
      <DoorLink
        to={doorPath('/forgot-password', { email: email ?? undefined, next })}
        before={m.auth_no_code()}
      >
        {m.auth_resend()}
      </DoorLink>
    </Door>
  )
}
