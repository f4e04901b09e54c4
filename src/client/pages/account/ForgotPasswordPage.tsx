import { useNavigate, useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import { Door, DoorLink } from '../../features/auth/Door.tsx'
import { doorPath } from '../../features/auth/doorPath.ts'
import { ForgotPasswordForm } from '../../features/auth/ForgotPasswordForm.tsx'

export default function ForgotPasswordPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = search.get('next') ?? undefined
  return (
    <Door title={m.auth_forgot_title()} lead={m.auth_forgot_lead()}>
      <ForgotPasswordForm
        knownEmail={search.get('email')}
        onSent={(email) => void navigate(doorPath('/reset-password', { email, next }))}
      />
      <DoorLink
        to={doorPath('/reset-password', { email: search.get('email') ?? undefined, next })}
        before={m.auth_have_code()}
      >
        {m.auth_enter_code()}
      </DoorLink>
      <DoorLink to={doorPath('/login', { next })}>{m.auth_back_to_sign_in()}</DoorLink>
    </Door>
  )
}
