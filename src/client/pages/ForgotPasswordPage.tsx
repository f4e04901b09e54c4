import { useNavigate, useSearchParams } from 'react-router-dom'
import * as say from '#shared/messages/auth.ts'
import { Door, DoorLink } from '../features/auth/Door.tsx'
import { doorPath } from '../features/auth/doorPath.ts'
import { ForgotPasswordForm } from '../features/auth/ForgotPasswordForm.tsx'

export default function ForgotPasswordPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = search.get('next') ?? undefined
  return (
    <Door title={say.forgotTitle} lead={say.forgotLead}>
      <ForgotPasswordForm
        knownEmail={search.get('email')}
        onSent={(email) => void navigate(doorPath('/reset-password', { email, next }))}
      />
      <DoorLink to={doorPath('/login', { next })}>{say.backToSignIn}</DoorLink>
    </Door>
  )
}
